import type { contacts as en } from '@ndoa/web/features/identity/accounts/words/security/contacts'

export const contacts: typeof en = {
  labels: { email: 'E-mail', phone: 'Telefone' },
  titles: { email: 'O seu endereço de e-mail', phone: 'O seu número de telefone' },
  none: 'Ainda nenhum',
  change: 'Alterar',
  add: 'Adicionar',
  changeOf: { email: 'Alterar o e-mail', phone: 'Alterar o telefone' },
  addOf: { email: 'Adicionar e-mail', phone: 'Adicionar telefone' },
  newEmail: 'Novo e-mail',
  confirm: 'Confirmar',
  confirmed: 'O seu novo contacto está confirmado.',
}
