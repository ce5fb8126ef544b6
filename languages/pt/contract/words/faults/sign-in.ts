import type { words as en } from '@ndoa/contract/words/faults/sign-in'

export const words: typeof en = {
  email_missing: 'Indique o seu e-mail',
  email_invalid: 'Este e-mail não é válido',
  email_address_invalid: 'Este endereço de e-mail não é válido',
  phone_missing: 'Indique o seu número de telefone',
  phone_invalid: 'Este número de telefone não é válido',
  country_missing: 'Escolha um país',
  code_missing: 'Introduza o código',
  password_missing: 'Introduza a sua palavra-passe',
}
