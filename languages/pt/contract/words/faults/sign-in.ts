import type { words as en } from '@ndoa/contract/words/faults/sign-in'

export const words: typeof en = {
  email_missing: 'Indique o seu e-mail',
  email_invalid: 'Este e-mail não é válido',
  email_address_invalid: 'Este endereço de e-mail não é válido',
  phone_missing: 'Indique o seu número de telefone',
  phone_letters: 'Introduza apenas algarismos.',
  phone_short: 'Este número é demasiado curto. Falta algum algarismo?',
  phone_long: 'Este número é demasiado longo. Introduza um só número.',
  phone_code_missing: 'Comece por + e o indicativo do país.',
  phone_code_unknown: 'Nenhum país tem este indicativo. Verifique os algarismos a seguir ao sinal +.',
  phone_invalid: 'Este número de telefone não é válido',
  country_missing: 'Escolha um país',
  code_missing: 'Introduza o código',
  password_missing: 'Introduza a sua palavra-passe',
}
