import { pluralAm as plural } from '@ndoa/contract/plural'
import { BAN_DUE_HOURS, SLOWED_DAYS_MAX, SUSPENSION_DAYS } from '@ndoa/contract/trust/decision-rules'
import type { words as en } from '@ndoa/web/public/words/ladder'
import { orList } from './phrases.ts'

export const words: typeof en = {
  none: {
    name: 'ምንም እርምጃ የለም',
    meaning: 'የተጣሰ ደንብ አላገኘንም። በአባሉ ላይ ምንም አይደርስም፤ እንደ ጥፋትም አይቆጠርባቸውም።',
  },
  advice: {
    name: 'ምክር',
    meaning: 'ምን በሌላ መንገድ መደረግ እንዳለበት የሚናገር ወዳጃዊ መልእክት። ምንም አይገደብም።',
  },
  content_removed: {
    name: 'ይዘት ማንሳት',
    meaning: 'ፎቶ፣ መልእክት ወይም የመገለጫ ጽሑፍ ይነሳል። መለያው እንደበፊቱ ይቀጥላል።',
  },
  slowed: {
    name: 'ገደብ',
    meaning: `አባሉ እስከ ${SLOWED_DAYS_MAX} ቀናት ድረስ አዲስ ውይይት መጀመር አይችሉም። የተጀመሩት ይቀጥላሉ።`,
  },
  suspended: {
    name: 'ለጊዜው ማገድ',
    meaning: `ለ${orList(SUSPENSION_DAYS)} ቀናት መገለጫውን ማንም አያይም፤ አባሉም የሚችሉት ምክንያቶቻችንን ማንበብ፣ የራሳቸውን ሪፖርቶች ማየት፣ በሁለቱም ላይ ዳግም ምርመራ መጠየቅ፣ መረጃቸውን ማውረድ ወይም መለያውን መሰረዝ ብቻ ነው።`,
  },
  banned: {
    name: 'ለዘለቄታው ማገድ',
    meaning: `ባለቤቱ መለያውን ለዘለቄታው ያጣሉ። ከእኛ አንዱ ሐሳቡን ያቀርባል፤ ሌላ ከፍተኛ የቡድናችን አባል በ${BAN_DUE_HOURS} ሰዓት ውስጥ ይወስናል፤ እስከዚያ ድረስ መለያው ለጊዜው ይታገዳል። በአንድ ሰው ብቻ ለዘለቄታው የሚታገድ የለም።`,
  },
  strikes: (count, days) =>
    plural(count, {
      one: `${count} የተመዘገበ ጥፋት ለ${days} ቀናት`,
      other: `${count} የተመዘገቡ ጥፋቶች ለ${days} ቀናት`,
    }),
}
