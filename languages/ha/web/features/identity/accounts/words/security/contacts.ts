import type { contacts as en } from '@ndoa/web/features/identity/accounts/words/security/contacts'

export const contacts: typeof en = {
  labels: { email: 'Imel', phone: 'Waya' },
  titles: { email: 'Imel ɗinku', phone: 'Lambar wayarku' },
  none: 'Babu tukuna',
  change: 'Canza',
  add: 'Ƙara',
  changeOf: { email: 'Canza imel', phone: 'Canza lambar waya' },
  addOf: { email: 'Ƙara imel', phone: 'Ƙara lambar waya' },
  newEmail: 'Sabon imel',
  confirm: 'Tabbatar',
  confirmed: 'An tabbatar da sabon imel ko lambar wayarku.',
}
