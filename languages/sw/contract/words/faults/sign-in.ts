import type { words as en } from '@ndoa/contract/words/faults/sign-in'

export const words: typeof en = {
  email_missing: 'Andika barua pepe',
  email_invalid: 'Tafadhali andika barua pepe sahihi',
  email_address_invalid: 'Tafadhali andika anwani sahihi ya barua pepe',
  phone_missing: 'Andika namba ya simu',
  phone_invalid: 'Tafadhali andika namba sahihi ya simu',
  country_missing: 'Tafadhali chagua nchi',
  code_missing: 'Tafadhali andika msimbo',
  password_missing: 'Andika nenosiri',
}
