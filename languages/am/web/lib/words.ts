import { pluralAm as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/lib/words'

export const words: typeof en = {
  months: ['ጃን', 'ፌብ', 'ማርች', 'ኤፕሪ', 'ሜይ', 'ጁን', 'ጁላይ', 'ኦገስ', 'ሴፕቴ', 'ኦክቶ', 'ኖቬም', 'ዲሴም'],
  date: (day, month, year) => `${day} ${month} ${year}`,
  am: 'ጥዋት',
  pm: 'ከሰዓት',
  today: 'ዛሬ',
  yesterday: 'ትናንት',
  justNow: 'አሁን',
  daysAgo: (days) => plural(days, { one: `ከ${days} ቀን በፊት`, other: `ከ${days} ቀናት በፊት` }),
  minutesShort: (minutes) => (minutes === 0 ? 'አሁን' : `ከ${minutes} ደቂቃ በፊት`),
  hoursShort: (hours) => `ከ${hours} ሰዓት በፊት`,
  daysShort: (days) => `ከ${days} ቀን በፊት`,
  offline: 'ኢንተርኔት ያለ አይመስልም። እባክዎ ግንኙነትዎን ያረጋግጡና እንደገና ይሞክሩ።',
}
