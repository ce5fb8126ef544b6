import { BRAND } from '@ndoa/contract/brand'
import { TIER_NAMES } from '@ndoa/contract/membership/membership-rules'
import { pluralAm as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/server/features/membership/words'

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
    withdrawal: 'ሐሳብዎን ከቀየሩ በ14 ቀናት ውስጥ እዚያ ግዢውን መተው ይችላሉ።',
  },
  withdrawal: {
    mail: { subject: 'ግዢውን ትተዋል', preview: 'ገንዘብዎ በመመለስ ላይ ነው።', heading: 'ተከናውኗል' },
    received: (moment) => `ግዢውን መተውዎን ያሳወቁበት መልእክት በ${moment} (UTC) ደርሶናል። አባልነትዎ አብቅቷል።`,
    back: (price) => `${price} በከፈሉበት መንገድ ይመለስልዎታል። ጥቂት ቀናት ሊወስድ ይችላል።`,
    label: 'ክፍያውን ይመልከቱ',
  },
  replaced: {
    mail: {
      subject: 'የቀድሞ አባልነትዎ ክፍያ እየተመለሰ ነው',
      preview: 'ገንዘብዎ በመመለስ ላይ ነው።',
      heading: 'ገንዘብዎ በመመለስ ላይ ነው',
    },
    ended: (title) => `ከፍ ያለው አባልነትዎ ጀምሯል፤ ስለዚህ ይህኛው አብቅቷል፦ ${title}። ያልተጠቀሙባቸው ቀናት ዋጋ ይመለስልዎታል።`,
  },
  returnedRenewal: {
    mail: {
      subject: 'የዕድሳት ክፍያዎ እየተመለሰ ነው',
      preview: 'ገንዘብዎ በመመለስ ላይ ነው።',
      heading: 'ገንዘብዎ በመመለስ ላይ ነው',
    },
    paid: 'የአባልነትዎ ዕድሳት የተከፈለው ዕድሳቱ ካልተሳካ ወይም ከተሰረዘ በኋላ ነው። ስለዚህ ዕድሳቱ አይቆጠርም።',
  },
  reminder: {
    mail: {
      subject: `የ${BRAND} አባልነትዎ ከአንድ ሳምንት በኋላ ይታደሳል`,
      preview: 'አንድ ጊዜ በመጫን ማቆም ይችላሉ።',
      heading: 'አባልነትዎ ከአንድ ሳምንት በኋላ ይታደሳል',
    },
    renews: (title, date) => `አባልነትዎ በ${date} ይታደሳል፦ ${title}።`,
    charge: (price, card) => `በ${card} ከሚያበቃው ካርድ ${price} እንወስዳለን።`,
    stop: 'ከእንግዲህ አይፈልጉትም? ሳይገቡ በዚህ አዝራር ዕድሳቱን ያቁሙ። ከዕድሳቱ በኋላም በ14 ቀናት ውስጥ ሙሉ ገንዘብዎን ማስመለስ ይችላሉ።',
    label: 'ዕድሳቱን ያቁሙ ወይም ይመልከቱ',
  },
  triedAgain: {
    mail: {
      subject: `የ${BRAND} አባልነትዎን ገና ማደስ አልቻልንም`,
      preview: 'ከካርድዎ አንድ ጊዜ እንደገና እንሞክራለን።',
      heading: 'አንድ ጊዜ እንደገና እንሞክራለን',
    },
    declined: (price, card) => `በ${card} ከሚያበቃው ካርድ ${price} መውሰድ አልቻልንም።`,
    again: (date) =>
      `በ${date} አንድ ጊዜ እንደገና እንሞክራለን። እባክዎ በዚያን ጊዜ ከካርዱ መክፈል እንደሚቻል ያረጋግጡ። ካልተቻለ አባልነትዎ አይታደስም።`,
  },
  notRenewed: {
    mail: {
      subject: `የ${BRAND} አባልነትዎ አልታደሰም`,
      preview: 'ከካርድዎ ገንዘብ መውሰድ አልቻልንም።',
      heading: 'አባልነትዎ አልታደሰም',
    },
    refused: (price, card) => `በ${card} ከሚያበቃው ካርድ ${price} መውሰድ አልቻልንም። እንደገና አንሞክርም።`,
    unreachable: (price, card) =>
      `ለእኛ ከካርድ ክፍያ የሚወስደውን ድርጅት ከእንግዲህ ማግኘት አንችልም። በ${card} ከሚያበቃው ካርድ ${price} ቀድሞ ተወስዶ ከሆነ አባልነቱን ያገኛሉ ወይም ገንዘብዎ ይመለስልዎታል። እንደገና አንሞክርም።`,
    moved: (card) =>
      `አሁን የሚከፍሉት በሚኖሩበት አገር ዋጋ ነው፤ በ${card} የሚያበቃው ካርድ ደግሞ የተቀመጠው ለሌላ አገር ዋጋ ስለሆነ በዚህ ዋጋ ሊከፈልበት አይችልም። ለመቀጠል ቀጣዩን አባልነትዎን በካርድ ይውሰዱ፤ እንዲታደስም ይምረጡ።`,
    ends: (date) => `አባልነትዎ በ${date} በራሱ ያበቃል። በፈለጉ ጊዜ ሌላ መውሰድ ይችላሉ።`,
    ended: 'አባልነትዎ አብቅቷል። በፈለጉ ጊዜ ሌላ መውሰድ ይችላሉ።',
  },
}
