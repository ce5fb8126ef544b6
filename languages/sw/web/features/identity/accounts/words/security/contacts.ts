import type { contacts as en } from '@ndoa/web/features/identity/accounts/words/security/contacts'

export const contacts: typeof en = {
  labels: { email: 'Barua pepe', phone: 'Simu' },
  titles: { email: 'Barua pepe yako', phone: 'Namba yako ya simu' },
  none: 'Bado hakuna',
  change: 'Badilisha',
  add: 'Ongeza',
  changeOf: { email: 'Badilisha barua pepe', phone: 'Badilisha namba ya simu' },
  addOf: { email: 'Ongeza barua pepe', phone: 'Ongeza namba ya simu' },
  newEmail: 'Barua pepe mpya',
  confirm: 'Thibitisha',
  confirmed: 'Mawasiliano yako mapya yamethibitishwa.',
}
