import type { Relaxation } from '@ndoa/contract/dating/discovery'
import { FILTER_AGE_MIN, FILTER_AGE_TOP } from '@ndoa/contract/limits'
import { pluralSw as plural } from '@ndoa/contract/plural'
import type { relaxations as en } from '@ndoa/web/features/dating/discovery/words/relaxations'
import { formatCount } from '@ndoa/web/lib/numbers'
import { once } from '@ndoa/web/lib/once'

type Filter = Relaxation['filter']

const list = once(() => new Intl.ListFormat('sw'))

/** Filter names inside a sentence. */
const names: Record<Filter, string> = {
  age: 'umri',
  country: 'nchi',
  faith: 'imani',
  denomination: 'dhehebu',
  tribe: 'kabila',
  language: 'lugha',
  education: 'elimu',
  has_children: 'kuwa na watoto',
  wants_children: 'kutaka watoto',
  verified: 'waliothibitishwa',
  has_photo: 'wenye picha',
  active_this_week: 'walioonekana wiki hii',
  deal_breakers: 'masharti ya lazima',
}

const offers: Record<Filter, string> = {
  age: `Panua umri hadi ${FILTER_AGE_MIN}–${FILTER_AGE_TOP}+`,
  country: 'Tafuta katika nchi zote',
  faith: 'Jumuisha imani zote',
  denomination: 'Jumuisha madhehebu yote',
  tribe: 'Jumuisha makabila yote',
  language: 'Jumuisha lugha zote',
  education: 'Jumuisha viwango vyote vya elimu',
  has_children: 'Wenye watoto na wasio nao',
  wants_children: 'Wanaotaka watoto na wasiotaka',
  verified: 'Jumuisha wasiothibitishwa',
  has_photo: 'Jumuisha wasio na picha',
  active_this_week: 'Jumuisha wasioonekana wiki hii',
  deal_breakers: 'Angalia upya masharti ya lazima',
}

export const relaxations: typeof en = {
  label: 'Jinsi ya kuona wanachama zaidi',
  offer: (filter, gain) =>
    plural(gain, {
      one: `${offers[filter]}: mtu ${formatCount(gain)} zaidi`,
      other: `${offers[filter]}: watu ${formatCount(gain)} zaidi`,
    }),
  nobody: {
    one: (filter) =>
      filter === 'deal_breakers'
        ? 'Bado hakuna anayetimiza masharti yako ya lazima.'
        : `Bado hakuna anayelingana na kichujio chako: ${names[filter]}.`,
    both: 'Bado hakuna anayelingana na vichujio vyote viwili.',
    many: 'Bado hakuna anayelingana na yote uliyochagua.',
  },
  few: {
    one: (filter) =>
      filter === 'deal_breakers'
        ? 'Masharti yako ya lazima yanaficha wanachama zaidi.'
        : `Kichujio hiki kinaficha wanachama zaidi: ${names[filter]}.`,
    many: (filters) =>
      `Vichujio hivi vinaficha wanachama zaidi: ${list().format(filters.map((filter) => names[filter]))}.`,
  },
}
