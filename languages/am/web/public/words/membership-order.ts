import type { words as en } from '@ndoa/web/public/words/membership-order'

export const words: typeof en = {
  title: 'አባልነትዎ',
  description: 'ሳይገቡ ዕድሳትን ያቁሙ ወይም ገንዘብዎን ያስመልሱ።',
  subtitle: 'እዚህ ሳይገቡ ዕድሳትን ማቆም ወይም ገንዘብዎን ማስመለስ ይችላሉ።',
  loading: 'በመጫን ላይ…',
  failed: 'አልተሳካም። እባክዎ እንደገና ይሞክሩ ወይም ያግኙን።',
  gone: 'ይህ አገናኝ የተሟላ አይደለም ወይም ከ13 ወር በላይ ሆኖታል። ገብተው በ«ቅንብሮች» ውስጥ «አባልነት»ን ይክፈቱ፤ እዚያ ዕድሳትን ማቆም ወይም ገንዘብዎን ማስመለስ ይችላሉ። መግባት ካልቻሉ ያግኙን።',
  what: '{tier}፣ {term}',
  months: { one: '{count} ወር', other: '{count} ወራት' },
  states: {
    open: '{price} ገና አልደረሰንም።',
    paid: '{price} ከፍለዋል። አባልነቱ እስከ {date} ይቆያል።',
    failed: 'ይህ ክፍያ አልተሳካም። ምንም አልተከፈለም።',
    expired: 'ይህ ክፍያ አልተሳካም። ምንም አልተከፈለም።',
    refunding: 'አባልነቱ አብቅቷል፤ {price} በመመለስ ላይ ነው።',
    refunded: 'አባልነቱ አብቅቷል፤ {price} መልሰናል።',
  },
  renews: 'በራሱ ይታደሳል።',
  ends: 'በራሱ ያበቃል።',
  all: 'ሙሉ ገንዘብዎ ይመለሳል፦ {price}። አባልነቱ አሁን ያበቃል።',
  rest: 'ቀሪው ገንዘብዎ ይመለሳል፦ {price}። አባልነቱ አሁን ያበቃል።',
  unused: 'ላልተጠቀሙባቸው ቀናት {price} ይመለስልዎታል። አባልነቱ አሁን ያበቃል።',
  actions: {
    stop: 'ዕድሳትን ያቁሙ',
    withdraw: 'ግዢውን ይተዉና ገንዘብዎን ያስመልሱ',
    confirm: 'መተዉን ያረጋግጡ',
    keep: 'ይቆይ',
  },
}
