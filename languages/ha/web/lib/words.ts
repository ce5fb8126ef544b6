import { pluralHa as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/lib/words'

export const words: typeof en = {
  months: ['Jan', 'Fab', 'Mar', 'Afi', 'May', 'Yun', 'Yul', 'Agu', 'Sat', 'Okt', 'Nuw', 'Dis'],
  date: (day, month, year) => `${day} ${month} ${year}`,
  am: 'AM',
  pm: 'PM',
  today: 'Yau',
  yesterday: 'Jiya',
  justNow: 'Yanzu-yanzu',
  daysAgo: (days) => plural(days, { one: `Kwana ${days} da ya wuce`, other: `Kwana ${days} da suka wuce` }),
  minutesShort: (minutes) =>
    minutes === 0
      ? 'yanzu-yanzu'
      : plural(minutes, { one: `minti ${minutes} da ya wuce`, other: `minti ${minutes} da suka wuce` }),
  hoursShort: (hours) =>
    plural(hours, { one: `awa ${hours} da ta wuce`, other: `awa ${hours} da suka wuce` }),
  daysShort: (days) => plural(days, { one: `kwana ${days} da ya wuce`, other: `kwana ${days} da suka wuce` }),
  offline: 'Da alama babu intanet. Ku duba intanet ɗinku, ku sake gwadawa.',
}
