import type { FILTER_COUNTRIES } from '@ndoa/contract/dating/choices'
import { pluralHa as plural } from '@ndoa/contract/plural'
import type { filters as en } from '@ndoa/web/features/dating/discovery/words/filters'
import { formatCount } from '@ndoa/web/lib/numbers'

/** Written out, because Chrome knows no Hausa: `Intl.DisplayNames` would answer in the language of the phone. */
const COUNTRIES: Partial<Record<string, string>> = {
  NG: 'Nijeriya',
  GH: 'Gana',
  KE: 'Kenya',
  ZA: 'Afirka ta Kudu',
  EG: 'Misira',
  MA: 'Maroko',
  ET: 'Habasha',
  UG: 'Yuganda',
  US: 'Amurka',
  GB: 'Biritaniya',
  CA: 'Kanada',
} satisfies Record<(typeof FILTER_COUNTRIES)[number], string>

export const filters: typeof en = {
  title: 'Tacewa',
  withCount: (count) => `Tacewa (${count})`,
  moreLanguages: 'Ƙarin harsuna',
  more: 'Ƙarin tacewa',
  inUse: 'Tacewar da ake amfani da ita',
  remove: 'Cire tacewa: ',
  clearAll: 'Cire duka',
  showMatches: 'Nuna mutane',
  show: (total) => `Nuna ${formatCount(total)}`,
  nobody: 'Har yanzu babu wanda ya cika waɗannan duka',
  members: (total) =>
    plural(total, {
      one: 'Mamba 1 ya cika sharuɗɗan',
      other: `Mambobi ${formatCount(total)} sun cika sharuɗɗan`,
    }),
  age: 'Shekaru',
  ages: (lowest, highest) => `Shekaru ${lowest}–${highest}`,
  country: 'Ƙasa',
  allCountries: 'Duk ƙasashe',
  countryName: (code) => COUNTRIES[code] ?? code,
  faith: 'Imani',
  faiths: {
    all: 'Kowane imani',
    Christianity: 'Kiristanci',
    Islam: 'Musulunci',
    Traditional: 'Addinin gargajiya na Afirka',
    Other: 'Wani daban',
    Spiritual: 'Ruhaniya ba tare da addini ba',
  },
  lookingFor: 'Kuna neman',
  genders: { Male: 'Namiji', Female: 'Mace' },
  choose: 'Zaɓi',
  anyGender: 'Kowane jinsi',
  sorts: { compatibility: 'Dacewa', newest: 'Sababbi da farko' },
  any: 'Kowane',
  denomination: 'Ɗarika',
  anyDenomination: 'Kowace ɗarika',
  faithFirst: 'Ku fara zaɓar imani',
  tribe: 'Ƙabila',
  anyTribe: 'Kowace ƙabila',
  language: 'Harshe',
  anyLanguage: 'Kowane harshe',
  speaks: (language) => `Mai jin ${language}`,
  education: 'Ilimi',
  anyEducation: 'Kowane ilimi',
  educations: {
    'High School': 'Sakandare',
    'Some College': 'Jami’a, ba a kammala ba',
    "Bachelor's Degree": 'Digiri na farko',
    "Master's Degree": 'Digiri na biyu',
    Doctorate: 'Digirin digirgir',
    'Professional Degree': 'Digiri na ƙwarewar aiki',
    'Trade School': 'Makarantar koyon sana’a',
    Other: 'Wani daban',
  },
  hasChildren: 'Mai yara',
  noChildren: 'Marar yara',
  wantsChildren: 'Mai son yara',
  wantsNoChildren: 'Marar son yara',
  onlyShow: 'Nuna kawai',
  facts: {
    verified: 'Waɗanda aka tabbatar',
    has_photo: 'Masu hoto',
    active_this_week: 'Waɗanda aka gani a wannan mako',
  },
  onlyShown:
    'Tacewa tana duba amsoshin da mambobi suka nuna ne kawai. Duk wanda ya bar wata amsa a sirrance ba zai bayyana ba idan kuka tace da ita.',
}
