import type { contacts as en } from '@ndoa/web/features/identity/accounts/words/security/contacts'

export const contacts: typeof en = {
  labels: { email: 'E-mail', phone: 'Téléphone' },
  titles: { email: 'Votre adresse e-mail', phone: 'Votre numéro de téléphone' },
  none: 'Rien pour l’instant',
  change: 'Modifier',
  add: 'Ajouter',
  changeOf: { email: 'Modifier l’e-mail', phone: 'Modifier le téléphone' },
  addOf: { email: 'Ajouter un e-mail', phone: 'Ajouter un téléphone' },
  newEmail: 'Nouvel e-mail',
  confirm: 'Confirmer',
  confirmed: 'Vos nouvelles coordonnées sont confirmées.',
}
