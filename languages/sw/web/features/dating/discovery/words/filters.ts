import { pluralSw as plural } from '@ndoa/contract/plural'
import type { filters as en } from '@ndoa/web/features/dating/discovery/words/filters'
import { formatCount } from '@ndoa/web/lib/numbers'
import { once } from '@ndoa/web/lib/once'

/** Created on first use, because the names of all regions take a slow phone longer than the first cards. */
const regions = once(() => new Intl.DisplayNames('sw', { type: 'region' }))

export const filters: typeof en = {
  title: 'Vichujio',
  withCount: (count) => `Vichujio (${count})`,
  more: 'Vichujio zaidi',
  inUse: 'Vichujio vinavyotumika',
  remove: 'Ondoa kichujio: ',
  clearAll: 'Ondoa vyote',
  showMatches: 'Onyesha watu',
  show: (total) => `Onyesha ${formatCount(total)}`,
  nobody: 'Bado hakuna anayelingana na haya yote',
  members: (total) =>
    plural(total, { one: 'Mwanachama 1 analingana', other: `Wanachama ${formatCount(total)} wanalingana` }),
  age: 'Umri',
  ages: (lowest, highest) => `Umri ${lowest}–${highest}`,
  country: 'Nchi',
  allCountries: 'Nchi zote',
  countryName: (code) => regions().of(code) ?? code,
  faith: 'Imani',
  faiths: {
    all: 'Imani zote',
    Christianity: 'Ukristo',
    Islam: 'Uislamu',
    Traditional: 'Dini ya jadi ya Kiafrika',
    Other: 'Nyingine',
    Spiritual: 'Mambo ya kiroho bila dini',
  },
  lookingFor: 'Unatafuta',
  genders: { Male: 'Mwanamume', Female: 'Mwanamke' },
  choose: 'Chagua',
  anyGender: 'Jinsia yoyote',
  sorts: { compatibility: 'Ulinganifu', newest: 'Wapya kwanza' },
  any: 'Yoyote',
  denomination: 'Dhehebu',
  anyDenomination: 'Dhehebu lolote',
  faithFirst: 'Chagua imani kwanza',
  tribe: 'Kabila',
  anyTribe: 'Kabila lolote',
  language: 'Lugha',
  anyLanguage: 'Lugha yoyote',
  moreLanguages: 'Lugha zaidi',
  speaks: (language) => `Anazungumza ${language}`,
  education: 'Elimu',
  anyEducation: 'Elimu yoyote',
  educations: {
    'High School': 'Sekondari',
    'Some College': 'Chuo bila kuhitimu',
    "Bachelor's Degree": 'Shahada ya kwanza',
    "Master's Degree": 'Shahada ya uzamili',
    Doctorate: 'Shahada ya uzamivu',
    'Professional Degree': 'Shahada ya taaluma',
    'Trade School': 'Chuo cha ufundi',
    Other: 'Nyingine',
  },
  hasChildren: 'Ana watoto',
  noChildren: 'Hana watoto',
  wantsChildren: 'Anataka watoto',
  wantsNoChildren: 'Hataki watoto',
  onlyShow: 'Onyesha tu',
  facts: {
    verified: 'Waliothibitishwa',
    has_photo: 'Wenye picha',
    active_this_week: 'Walioonekana wiki hii',
  },
  onlyShown:
    'Wanachama hupatikana kwa majibu wanayoonyesha tu. Asiyeonyesha jibu fulani haonekani unapotumia kichujio cha jibu hilo.',
}
