import { pluralPt as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/lib/words'

export const words: typeof en = {
  months: ['jan.', 'fev.', 'mar.', 'abr.', 'mai.', 'jun.', 'jul.', 'ago.', 'set.', 'out.', 'nov.', 'dez.'],
  date: (day, month, year) => `${day} ${month} ${year}`,
  am: 'AM',
  pm: 'PM',
  today: 'Hoje',
  yesterday: 'Ontem',
  justNow: 'Agora mesmo',
  daysAgo: (days) =>
    plural(days, { one: `Há ${days} dia`, many: `Há ${days} de dias`, other: `Há ${days} dias` }),
  minutesShort: (minutes) => `há ${minutes} min`,
  hoursShort: (hours) => `há ${hours} h`,
  daysShort: (days) => `há ${days} d`,
  offline: 'Parece não ter ligação à internet. Verifique a sua ligação e tente de novo.',
}
