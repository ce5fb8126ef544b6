import { BRAND } from '@ndoa/contract/brand'
import { pluralAm as plural } from '@ndoa/contract/plural'
import { type words as en, TIER_NAMES } from './en.ts'

export const words: typeof en = {
  title: (tier, months) => `${TIER_NAMES[tier]}፣ ${plural(months, { one: '1 ወር', other: `${months} ወራት` })}`,
  tooManyOrders: 'ዛሬ ብዙ ክፍያዎችን ጀምረዋል።',
  receipt: {
    mail: {
      subject: `የ${BRAND} ደረሰኝዎ`,
      preview: 'ስለ ክፍያዎ እናመሰግናለን።',
      heading: 'እናመሰግናለን',
    },
    thanks: (title) => `ክፍያዎ ደርሶናል። ይህ ደረሰኝዎ ነው፦ ${title}።`,
    term: (from, to) => `አባልነትዎ ከ${from} እስከ ${to} ድረስ ነው።`,
    paid: (price) => `የተከፈለው፦ ${price}`,
    tax: (tax, rate) => `የተካተተ ግብር፦ ${tax} (${rate})`,
    number: (number) => `የደረሰኝ ቁጥር፦ ${number}`,
    label: 'አባልነቴን ይመልከቱ',
    withdrawal: 'ሐሳብዎን ከቀየሩ በ14 ቀናት ውስጥ እዚያ ክፍያውን መተው ይችላሉ።',
  },
}
