import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/plain-pages'

export const words: typeof en = {
  start: 'ወደ መጀመሪያው ገጽ ይሂዱ',
  notFound: {
    title: 'ገጹ አልተገኘም',
    description: 'ይህ ገጽ የለም ወይም ተዛውሯል።',
    text: 'ይህ ገጽ የለም ወይም ተዛውሯል። የሚፈልጉት ሰው ግን አሁንም እዚህ ሊኖሩ ይችላሉ።',
    dashboard: 'ወደ መነሻዎ ይሂዱ',
    tell: 'ስለዚህ ይንገሩን',
  },
  error: {
    title: 'የሆነ ችግር ተፈጥሯል',
    description: 'በእኛ በኩል ችግር ተፈጥሯል።',
    text: (address) =>
      `ጥፋቱ የእኛ እንጂ የእርስዎ አይደለም። እባክዎ ከጥቂት ጊዜ በኋላ እንደገና ይሞክሩ። ከቀጠለ ወደ <mail>${address}</mail> ይጻፉ።`,
  },
  offline: {
    title: 'ኢንተርኔት የለም',
    description: 'ይህ ገጽ ኢንተርኔት ያስፈልገዋል።',
    text: `ይህ ገጽ ኢንተርኔት ያስፈልገዋል። ${BRAND} ራሱ ያለ ኢንተርኔት ይከፈታል፤ ኢንተርኔት ሲመለስ ተዛማጆችዎንና መልእክቶችዎን ያመጣል።`,
    open: `${BRAND}ን ይክፈቱ`,
    tryStart: 'የመጀመሪያውን ገጽ እንደገና ይሞክሩ',
  },
  oldBrowser: {
    title: 'አሳሽዎ በጣም አሮጌ ነው',
    description: `${BRAND} አዲስ አሳሽ ያስፈልገዋል።`,
    text: (address) =>
      `${BRAND} Chrome 92፣ Firefox 102፣ Safari 15 ወይም ከዚያ አዲስ ስሪት ያስፈልገዋል። አሳሽዎን ወይም ስልክዎን ያዘምኑ፣ ወይም ሌላ አሳሽ ይጫኑ፣ ከዚያም ${BRAND}ን እንደገና ይክፈቱ። ካልተቻለ ወደ <mail>${address}</mail> ይጻፉ፣ እንረዳዎታለን።`,
    tryAgain: 'እንደገና ይሞክሩ',
    contact: 'ያግኙን',
  },
}
