import { pluralAr as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/lib/words'

export const words: typeof en = {
  months: [
    'يناير',
    'فبراير',
    'مارس',
    'أبريل',
    'مايو',
    'يونيو',
    'يوليو',
    'أغسطس',
    'سبتمبر',
    'أكتوبر',
    'نوفمبر',
    'ديسمبر',
  ],
  date: (day, month, year) => `${day} ${month} ${year}`,
  am: 'ص',
  pm: 'م',
  today: 'اليوم',
  yesterday: 'أمس',
  justNow: 'قبل قليل',
  daysAgo: (days) =>
    plural(days, {
      zero: 'اليوم',
      one: 'قبل يوم',
      two: 'قبل يومين',
      few: `قبل ${days} أيام`,
      many: `قبل ${days} يومًا`,
      other: `قبل ${days} يوم`,
    }),
  minutesShort: (minutes) => `قبل ${minutes} د`,
  hoursShort: (hours) => `قبل ${hours} س`,
  daysShort: (days) =>
    plural(days, {
      zero: 'اليوم',
      one: 'قبل يوم',
      two: 'قبل يومين',
      few: `قبل ${days} أيام`,
      many: `قبل ${days} يومًا`,
      other: `قبل ${days} يوم`,
    }),
  offline: 'يبدو أنه لا يوجد اتصال بالإنترنت. يرجى التحقق من الاتصال والمحاولة مرة أخرى.',
}
