import type * as en from '@ndoa/web/features/dating/profiles/words/own/fields'
import { formatCount } from '@ndoa/web/lib/numbers'

export const shown = 'በቅንብሮች ውስጥ ካላጠፉት በስተቀር በመገለጫዎ ላይ ይታያል።'

export const basic: typeof en.basic = {
  name: 'ሙሉ ስም',
  nameHint: 'ሌሎች የሚያዩት ከታች ያለውን ስም ብቻ ነው።',
  shownName: 'ሌሎች የሚያዩት ስም',
  shownNameHint: 'በ30 ቀናት ውስጥ ሁለት ጊዜ መቀየር ይችላሉ።',
  gender: 'ፆታ',
  genders: { Male: 'ወንድ', Female: 'ሴት' },
  birth: 'የትውልድ ቀን (እ.ኤ.አ.)',
  saidOnce: 'ፆታና የትውልድ ቀን አንድ ጊዜ ብቻ ነው የሚሞሉት። ከሁለቱ አንዱ ስህተት ከሆነ እባክዎ ወደ <a></a> ይጻፉ።',
  age: (age) => `ዕድሜ፦ ${age}።`,
  occupation: 'ሥራ',
  city: 'ከተማ',
  country: 'አገር',
  chooseCountry: 'አገርዎን ይምረጡ',
}

export const faith: typeof en.faith = {
  faith: 'ሃይማኖት',
  chooseFaith: 'ሃይማኖትዎን ይምረጡ',
  denomination: 'የእምነት ክፍል',
  chooseDenomination: 'የእምነት ክፍልዎን ይምረጡ',
  faithFirst: 'መጀመሪያ ሃይማኖት ይምረጡ',
  tribe: 'ብሔረሰብ',
  chooseTribe: 'ብሔረሰብዎን ይምረጡ',
}

export const lifestyle: typeof en.lifestyle = {
  smoking: 'ያጨሳሉ?',
  drinking: 'አልኮል ይጠጣሉ?',
  celibacy: 'ከግብረ ሥጋ ግንኙነት ይታቀባሉ?',
  celibacyHint: 'ይህን የሚያዩት ተዛማጆችዎ ብቻ ናቸው። የመጣጣም መቶኛዎን በጭራሽ አይለውጥም።',
  has_children: 'ልጆች አሉዎት?',
  wants_children: 'ልጅ መውለድ ይፈልጋሉ?',
  answerShown: 'በመገለጫዎ ላይ ይታያል። ለሌሎች ወሳኝ መስፈርት ሊሆን ይችላል።',
  answerPrivate: 'ለራስዎ የሚያቆዩዋቸው መልሶች አይታዩም፤ በመጣጣም ስሌትም አይቆጠሩም።',
  choose: 'መልስ ይምረጡ',
  keepPrivate: 'ለራሴ ይቆይ',
}

export const languages: typeof en.languages = {
  label: 'የሚናገሯቸው ቋንቋዎች',
  choose: 'ቋንቋዎችን ይምረጡ',
  search: 'ቋንቋዎችን ይፈልጉ',
  more: 'ተጨማሪ ቋንቋዎች',
}

export const preferences: typeof en.preferences = {
  text: 'እነዚህን መልሶች የሚያዩት እርስዎ ብቻ ነዎት። ማንን እንደምናቀርብልዎ ለመምረጥ እንጠቀምባቸዋለን።',
  gender: 'የሚፈልጉት',
  chooseGender: 'ፆታ ይምረጡ',
  faith: 'የሚመርጡት ሃይማኖት',
  anyFaith: 'ማንኛውም ሃይማኖት',
  ages: 'የዕድሜ ክልል',
  /** "Criterion" by itself would read as a wish. */
  dealBreakers: 'ወሳኝ መስፈርቶች (የማይፈልጉት)',
  dealBreakersHint: 'ከእነዚህ አንዱ የሚመለከታቸውን አባላት አናቀርብልዎትም።',
  breakers: {
    Smoking: 'የሚያጨሱ',
    Drinking: 'አልኮል የሚጠጡ',
    'No faith': 'ሃይማኖት የሌላቸው',
    'Different faith': 'የተለየ ሃይማኖት ያላቸው',
    'Has children': 'ልጆች ያሏቸው',
    'Wants children': 'ልጅ መውለድ የሚፈልጉ',
    'Long distance': 'ሩቅ የሚኖሩ',
  },
}

export const additional: typeof en.additional = {
  education: 'የትምህርት ደረጃ',
  chooseEducation: 'የትምህርት ደረጃዎን ይምረጡ',
  bio: 'ስለ እኔ',
  bioLength: (length, most) => `ከ${formatCount(most)} ምልክቶች ${formatCount(length)}`,
  bioHint: 'ከእርስዎ ጋር ቤተሰብ ለመመሥረት ተስፋ የሚያደርጉ ሰው ስለ እርስዎ ምን ማወቅ አለባቸው?',
  interests: 'ዝንባሌዎች',
  chooseInterests: 'ዝንባሌዎችን ይምረጡ',
  searchInterests: 'ዝንባሌዎችን ይፈልጉ',
}
