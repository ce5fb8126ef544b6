import type { words as en } from '@ndoa/contract/words/faults/sign-in'

export const words: typeof en = {
  email_missing: 'Ku rubuta imel',
  email_invalid: 'Ku rubuta imel daidai',
  email_address_invalid: 'Ku rubuta adireshin imel daidai',
  phone_missing: 'Ku rubuta lambar waya',
  phone_letters: 'Ku rubuta lambobi kawai.',
  phone_short: 'Wannan lambar gajeriya ce. Ko akwai lambar da aka manta?',
  phone_long: 'Wannan lambar ta yi tsawo. Ku rubuta lamba ɗaya kawai.',
  phone_code_missing: 'Ku fara da + da lambar ƙasa.',
  phone_code_unknown: 'Babu ƙasa mai wannan lambar. Ku duba lambobin da ke bayan alamar +.',
  phone_invalid: 'Ku rubuta lambar waya daidai',
  country_missing: 'Ku zaɓi ƙasa',
  code_missing: 'Ku rubuta lambar tabbatarwa',
  password_missing: 'Ku rubuta kalmar sirri',
}
