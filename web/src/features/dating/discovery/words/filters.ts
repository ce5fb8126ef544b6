import type { EDUCATION_LEVELS, FILTER_FAITHS } from '@ndoa/contract/dating/choices'
import { pluralEn as plural } from '@ndoa/contract/plural'
import { formatCount } from '../../../../lib/numbers.ts'
import { once } from '../../../../lib/once.ts'

/** Created on first use, because creating it takes a slow phone longer than drawing the first cards. */
const regions = once(() => new Intl.DisplayNames('en', { type: 'region' }))

export const filters = {
  title: 'Filters',
  withCount: (count: number) => `Filters (${count})`,
  more: 'More filters',
  inUse: 'Filters in use',
  /** Precedes the filter's name. */
  remove: 'Remove filter: ',
  clearAll: 'Clear All',
  showMatches: 'Show matches',
  show: (total: number) => `Show ${formatCount(total)}`,
  nobody: 'No one matches all of these yet',
  members: (total: number) =>
    plural(total, { one: '1 member matches', other: `${formatCount(total)} members match` }),
  age: 'Age',
  ages: (lowest: string, highest: string) => `Age ${lowest}–${highest}`,
  country: 'Country',
  allCountries: 'All Countries',
  countryName: (code: string) => regions().of(code) ?? code,
  faith: 'Faith',
  faiths: {
    all: 'All Faiths',
    Christianity: 'Christianity',
    Islam: 'Islam',
    Traditional: 'Traditional African Religion',
    Other: 'Other',
    Spiritual: 'Spiritual but not religious',
  } satisfies Record<(typeof FILTER_FAITHS)[number], string>,
  lookingFor: 'Looking for',
  genders: { Male: 'Male', Female: 'Female' },
  choose: 'Choose',
  anyGender: 'Any gender',
  sorts: { compatibility: 'Compatibility', newest: 'Newest' },
  any: 'Any',
  denomination: 'Denomination',
  anyDenomination: 'Any denomination',
  faithFirst: 'Choose a faith first',
  tribe: 'Tribe',
  anyTribe: 'Any tribe',
  language: 'Language',
  anyLanguage: 'Any language',
  moreLanguages: 'More languages',
  speaks: (language: string) => `Speaks ${language}`,
  education: 'Education',
  anyEducation: 'Any education',
  educations: {
    'High School': 'High School',
    'Some College': 'Some College',
    "Bachelor's Degree": "Bachelor's Degree",
    "Master's Degree": "Master's Degree",
    Doctorate: 'Doctorate',
    'Professional Degree': 'Professional Degree',
    'Trade School': 'Trade School',
    Other: 'Other',
  } satisfies Record<(typeof EDUCATION_LEVELS)[number], string>,
  hasChildren: 'Has children',
  noChildren: 'No children',
  wantsChildren: 'Wants children',
  wantsNoChildren: 'Wants no children',
  onlyShow: 'Only show',
  facts: {
    verified: 'Verified',
    has_photo: 'With a photo',
    active_this_week: 'Active this week',
  },
  onlyShown:
    'Filters only look at answers that members show. Anyone who keeps an answer private is left out when you filter by it.',
}
