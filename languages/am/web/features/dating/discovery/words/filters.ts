import { pluralAm as plural } from '@ndoa/contract/plural'
import type { filters as en } from '@ndoa/web/features/dating/discovery/words/filters'
import { formatCount } from '@ndoa/web/lib/numbers'
import { once } from '@ndoa/web/lib/once'

/** Created on first use, because the names of all regions take a slow phone longer than the first cards. */
const regions = once(() => new Intl.DisplayNames('am', { type: 'region' }))

export const filters: typeof en = {
  title: 'ማጣሪያዎች',
  withCount: (count) => `ማጣሪያዎች (${count})`,
  more: 'ተጨማሪ ማጣሪያዎች',
  inUse: 'በሥራ ላይ ያሉ ማጣሪያዎች',
  remove: 'ማጣሪያውን ያስወግዱ፦ ',
  clearAll: 'ሁሉንም ያጥፉ',
  showMatches: 'ሰዎችን ያሳዩ',
  show: (total) => `${formatCount(total)} ያሳዩ`,
  nobody: 'እነዚህን ሁሉ የሚያሟላ ሰው ገና የለም',
  members: (total) =>
    plural(total, { one: `${formatCount(total)} አባል ያሟላል`, other: `${formatCount(total)} አባላት ያሟላሉ` }),
  age: 'ዕድሜ',
  ages: (lowest, highest) => `ዕድሜ ${lowest}–${highest}`,
  country: 'አገር',
  allCountries: 'ሁሉም አገሮች',
  countryName: (code) => regions().of(code) ?? code,
  faith: 'ሃይማኖት',
  faiths: {
    all: 'ሁሉም እምነቶች',
    Christianity: 'ክርስትና',
    Islam: 'እስልምና',
    Traditional: 'ባህላዊ የአፍሪካ እምነት',
    Other: 'ሌላ',
    Spiritual: 'መንፈሳዊነት፣ ያለ ሃይማኖት',
  },
  lookingFor: 'የሚፈልጉት',
  genders: { Male: 'ወንድ', Female: 'ሴት' },
  choose: 'ይምረጡ',
  anyGender: 'ማንኛውም ፆታ',
  sorts: { compatibility: 'መጣጣም', newest: 'አዲስ የገቡ' },
  any: 'ማንኛውም',
  denomination: 'የእምነት ክፍል',
  anyDenomination: 'ማንኛውም የእምነት ክፍል',
  faithFirst: 'መጀመሪያ ሃይማኖት ይምረጡ',
  tribe: 'ብሔረሰብ',
  anyTribe: 'ማንኛውም ብሔረሰብ',
  language: 'ቋንቋ',
  anyLanguage: 'ማንኛውም ቋንቋ',
  moreLanguages: 'ተጨማሪ ቋንቋዎች',
  speaks: (language) => `${language} የሚናገሩ`,
  education: 'የትምህርት ደረጃ',
  anyEducation: 'ማንኛውም የትምህርት ደረጃ',
  educations: {
    'High School': 'ሁለተኛ ደረጃ ትምህርት',
    'Some College': 'ያልተጠናቀቀ የኮሌጅ ትምህርት',
    "Bachelor's Degree": 'የመጀመሪያ ዲግሪ',
    "Master's Degree": 'ሁለተኛ ዲግሪ',
    Doctorate: 'ዶክትሬት',
    'Professional Degree': 'የሙያ ዲግሪ',
    'Trade School': 'የቴክኒክና ሙያ ትምህርት',
    Other: 'ሌላ',
  },
  hasChildren: 'ልጆች ያሏቸው',
  noChildren: 'ልጆች የሌሏቸው',
  wantsChildren: 'ልጅ መውለድ የሚፈልጉ',
  wantsNoChildren: 'ልጅ መውለድ የማይፈልጉ',
  onlyShow: 'እነዚህን ብቻ ያሳዩ',
  facts: {
    verified: 'የተረጋገጡ',
    has_photo: 'ፎቶ ያላቸው',
    active_this_week: 'በዚህ ሳምንት የታዩ',
  },
  onlyShown: 'አባላት የሚገኙት ለሌሎች በሚያሳዩት መልስ ብቻ ነው። አንድን መልስ የማያሳዩ አባላት፣ በዚያ መልስ ሲያጣሩ አይካተቱም።',
}
