import type { words as en } from '@ndoa/contract/words/faults/sign-in'

export const words: typeof en = {
  email_missing: 'Ku rubuta imel',
  email_invalid: 'Ku rubuta imel daidai',
  email_address_invalid: 'Ku rubuta adireshin imel daidai',
  phone_missing: 'Ku rubuta lambar waya',
  phone_invalid: 'Ku rubuta lambar waya daidai',
  country_missing: 'Ku zaɓi ƙasa',
  code_missing: 'Ku rubuta lambar tabbatarwa',
  password_missing: 'Ku rubuta kalmar sirri',
}
