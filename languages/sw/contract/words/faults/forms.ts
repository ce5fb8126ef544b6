import { MAXIMUM_AGE, MINIMUM_AGE, PASSWORD_MAX, PASSWORD_MIN } from '@ndoa/contract/limits'
import type { words as en } from '@ndoa/contract/words/faults/forms'

export const words: typeof en = {
  full_name_missing: 'Andika jina lako kamili',
  full_name_invalid: 'Tafadhali andika jina lako halisi, kwa herufi tu.',
  gender_missing: 'Chagua jinsia yako',
  date_of_birth_missing: 'Andika tarehe yako ya kuzaliwa',
  date_of_birth_unreal: 'Siku hii haimo katika kalenda. Tafadhali kagua siku na mwezi.',
  date_of_birth_year: 'Tafadhali andika mwaka kwa tarakimu nne.',
  date_of_birth_early: `Hiyo ni zaidi ya miaka ${MAXIMUM_AGE} iliyopita. Tafadhali kagua mwaka.`,
  too_young: `Ili ujiunge, lazima uwe na umri wa miaka ${MINIMUM_AGE} au zaidi.`,
  residence_missing: 'Chagua nchi unayoishi',
  terms_missing: 'Lazima ukubali masharti na sera ya faragha',
  password_short: `Nenosiri lazima liwe na herufi ${PASSWORD_MIN} au zaidi`,
  password_long: `Nenosiri lisizidi herufi ${PASSWORD_MAX}`,
  password_length: `Herufi ${PASSWORD_MIN} au zaidi`,
  password_uppercase: 'Herufi kubwa moja',
  password_lowercase: 'Herufi ndogo moja',
  password_number: 'Tarakimu moja',
  password_special: 'Alama maalumu moja',
  password_unmet: (rule) => `Nenosiri halijatimiza sharti hili: ${rule}`,
  not_allowed: 'Tafadhali chagua kitu kingine.',
}
