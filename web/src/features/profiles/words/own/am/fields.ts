import type * as en from '../en/fields.ts'

export const shown = 'በቅንብሮች ውስጥ ካላጠፉት በስተቀር በመገለጫዎ ላይ ይታያል።'

export const basic: typeof en.basic = {
  name: 'ሙሉ ስም',
  nameHint: 'ሌሎች የሚያዩት የመጀመሪያ ስምዎን ብቻ ነው።',
  gender: 'ፆታ',
  genders: { Male: 'ወንድ', Female: 'ሴት' },
  birth: 'የትውልድ ቀን (እ.ኤ.አ.)',
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
  celibacy: 'ከግብረ ሥጋ ግንኙነት ታቅበው ይኖራሉ?',
  celibacyHint: 'ይህን የሚያዩት ተዛማጆችዎ ብቻ ናቸው። የመጣጣም መቶኛዎን በጭራሽ አይቀይርም።',
  has_children: 'ልጆች አሉዎት?',
  wants_children: 'ልጆች ይፈልጋሉ?',
  answerShown: 'በመገለጫዎ ላይ ይታያል። ለሌሎች ወሳኝ መስፈርት ሊሆን ይችላል።',
  answerPrivate: 'ለሌሎች የማይታዩ መልሶች አይታዩም፤ በመጣጣም ስሌትም አይቆጠሩም።',
  choose: 'መልስ ይምረጡ',
  keepPrivate: 'ለሌሎች አይታይ',
}

export const languages: typeof en.languages = {
  label: 'የሚናገሯቸው ቋንቋዎች',
  choose: 'ቋንቋዎችን ይምረጡ',
  search: 'ቋንቋ ይፈልጉ',
}

export const preferences: typeof en.preferences = {
  text: 'እነዚህን መልሶች የሚያዩት እርስዎ ብቻ ነዎት። ማንን እንደምናቀርብልዎ ለመምረጥ እንጠቀምባቸዋለን።',
  gender: 'የምፈልገው',
  chooseGender: 'ፆታ ይምረጡ',
  faith: 'የሚመርጡት ሃይማኖት',
  anyFaith: 'ማንኛውም ሃይማኖት',
  ages: 'የዕድሜ ክልል',
  dealBreakers: 'ወሳኝ መስፈርቶች',
  dealBreakersHint: 'ከእነዚህ አንዱ ያለባቸውን አባላት አናቀርብልዎም።',
  breakers: {
    Smoking: 'ማጨስ',
    Drinking: 'መጠጣት',
    'No faith': 'ሃይማኖት የሌለው',
    'Different faith': 'የተለየ ሃይማኖት',
    'Has children': 'ልጆች ያሉት',
    'Wants children': 'ልጆች የሚፈልግ',
    'Long distance': 'ርቆ መኖር',
  },
}

export const additional: typeof en.additional = {
  education: 'የትምህርት ደረጃ',
  chooseEducation: 'የትምህርት ደረጃዎን ይምረጡ',
  bio: 'ስለ እኔ',
  bioLength: (length, most) => `${length} ከ${most} ፊደላት`,
  bioHint: 'ከእርስዎ ጋር ቤት ለመገንባት የሚመኝ ሰው ስለ እርስዎ ምን ማወቅ አለበት?',
  interests: 'ዝንባሌዎች',
  chooseInterests: 'ዝንባሌዎችን ይምረጡ',
  searchInterests: 'ዝንባሌ ይፈልጉ',
}
