import { pluralFr as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/lib/words'

export const words: typeof en = {
  months: ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
  date: (day, month, year) => `${day === 1 ? '1er' : day} ${month} ${year}`,
  am: 'AM',
  pm: 'PM',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  justNow: 'À l’instant',
  daysAgo: (days) =>
    plural(days, {
      one: `Il y a ${days} jour`,
      many: `Il y a ${days} de jours`,
      other: `Il y a ${days} jours`,
    }),
  minutesShort: (minutes) => (minutes === 0 ? 'à l’instant' : `il y a ${minutes} min`),
  hoursShort: (hours) => `il y a ${hours} h`,
  daysShort: (days) => `il y a ${days} j`,
  offline: 'Vous semblez hors ligne. Vérifiez votre connexion et réessayez.',
}
