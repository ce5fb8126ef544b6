import type { words as en } from '@ndoa/contract/words/faults/sign-in'

export const words: typeof en = {
  email_missing: 'Andika barua pepe',
  email_invalid: 'Tafadhali andika barua pepe sahihi',
  email_address_invalid: 'Tafadhali andika anwani sahihi ya barua pepe',
  phone_missing: 'Andika namba ya simu',
  phone_letters: 'Tafadhali andika tarakimu tu.',
  phone_short: 'Namba hii ni fupi mno. Je, kuna tarakimu inayokosekana?',
  phone_long: 'Namba hii ni ndefu mno. Tafadhali andika namba moja tu.',
  phone_code_missing: 'Tafadhali anza na + na msimbo wa nchi.',
  phone_code_unknown: 'Hakuna nchi yenye msimbo huu. Tafadhali kagua tarakimu zinazofuata alama ya +.',
  phone_invalid: 'Tafadhali andika namba sahihi ya simu',
  country_missing: 'Tafadhali chagua nchi',
  code_missing: 'Tafadhali andika msimbo',
  password_missing: 'Andika nenosiri',
}
