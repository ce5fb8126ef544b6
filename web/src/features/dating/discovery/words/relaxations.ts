import type { Relaxation } from '@ndoa/contract/dating/discovery'
import { FILTER_AGE_MIN, FILTER_AGE_TOP } from '@ndoa/contract/limits'
import { pluralEn as plural } from '@ndoa/contract/plural'
import { formatCount } from '../../../../lib/numbers.ts'
import { once } from '../../../../lib/once.ts'

type Filter = Relaxation['filter']

const list = once(() => new Intl.ListFormat('en'))

/** Filter names for use inside a sentence. */
const names: Record<Filter, string> = {
  age: 'age',
  country: 'country',
  faith: 'faith',
  denomination: 'denomination',
  tribe: 'tribe',
  language: 'language',
  education: 'education',
  has_children: '“has children”',
  wants_children: '“wants children”',
  verified: '“verified”',
  has_photo: '“with a photo”',
  active_this_week: '“active this week”',
  deal_breakers: 'deal breakers',
}

const offers: Record<Filter, string> = {
  age: `Widen age to ${FILTER_AGE_MIN}–${FILTER_AGE_TOP}+`,
  country: 'Look in all countries',
  faith: 'Include all faiths',
  denomination: 'Include all denominations',
  tribe: 'Include all tribes',
  language: 'Include all languages',
  education: 'Include every education',
  has_children: 'With or without children',
  wants_children: 'Whether or not they want children',
  verified: 'Include members who aren’t verified',
  has_photo: 'Include members without a photo',
  active_this_week: 'Include members not active this week',
  deal_breakers: 'Review deal breakers',
}

export const relaxations = {
  label: 'How to see more members',
  /** "Widen age to 18–60+: 14 more" */
  offer: (filter: Filter, gain: number) =>
    plural(gain, {
      one: `${offers[filter]}: ${formatCount(gain)} more`,
      other: `${offers[filter]}: ${formatCount(gain)} more`,
    }),
  /** Explains an empty list. */
  nobody: {
    one: (filter: Filter) =>
      filter === 'deal_breakers'
        ? 'No one fits your deal breakers yet.'
        : `No one matches your ${names[filter]} filter yet.`,
    both: 'No one matches both filters yet.',
    many: 'No one matches all of your choices yet.',
  },
  /** Explains a short list. */
  few: {
    one: (filter: Filter) =>
      filter === 'deal_breakers'
        ? 'Your deal breakers hide more members.'
        : `Your ${names[filter]} filter hides more members.`,
    many: (filters: readonly Filter[]) =>
      `Your choices of ${list().format(filters.map((filter) => names[filter]))} hide more members.`,
  },
}
