import { pluralSw as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/lib/words'

export const words: typeof en = {
  months: ['Jan', 'Feb', 'Mac', 'Apr', 'Mei', 'Jun', 'Jul', 'Ago', 'Sep', 'Okt', 'Nov', 'Des'],
  date: (day, month, year) => `${day} ${month} ${year}`,
  am: 'AM',
  pm: 'PM',
  today: 'Leo',
  yesterday: 'Jana',
  justNow: 'Sasa hivi',
  daysAgo: (days) => plural(days, { one: `Siku ${days} iliyopita`, other: `Siku ${days} zilizopita` }),
  minutesShort: (minutes) =>
    minutes === 0
      ? 'sasa hivi'
      : plural(minutes, { one: `dakika ${minutes} iliyopita`, other: `dakika ${minutes} zilizopita` }),
  hoursShort: (hours) => plural(hours, { one: `saa ${hours} iliyopita`, other: `saa ${hours} zilizopita` }),
  daysShort: (days) => plural(days, { one: `siku ${days} iliyopita`, other: `siku ${days} zilizopita` }),
  offline: 'Inaonekana huna mtandao. Tafadhali angalia mtandao wako na ujaribu tena.',
}
