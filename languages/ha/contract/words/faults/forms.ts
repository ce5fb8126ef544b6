import { MINIMUM_AGE, PASSWORD_MAX, PASSWORD_MIN } from '@ndoa/contract/limits'
import type { words as en } from '@ndoa/contract/words/faults/forms'

export const words: typeof en = {
  full_name_missing: 'Ku rubuta cikakken sunanku',
  full_name_invalid: 'Ku rubuta sunanku na gaskiya, da haruffa kawai.',
  gender_missing: 'Ku zaɓi jinsinku',
  date_of_birth_missing: 'Ku rubuta ranar haihuwarku',
  date_of_birth_unreal: 'Babu wannan rana a kalanda. Ku duba rana da wata.',
  date_of_birth_year: 'Ku rubuta shekara da lambobi huɗu.',
  date_of_birth_early: 'Wannan ya wuce shekara 110 da suka gabata. Ku duba shekarar.',
  too_young: `Dole ku kai aƙalla shekara ${MINIMUM_AGE} kafin ku yi rajista.`,
  residence_missing: 'Ku zaɓi ƙasar da kuke zaune',
  terms_missing: 'Dole ku yarda da sharuɗɗan amfani da tsarin sirri',
  password_short: `Dole kalmar sirri ta kai aƙalla haruffa ${PASSWORD_MIN}`,
  password_long: `Kada kalmar sirri ta wuce haruffa ${PASSWORD_MAX}`,
  password_length: `Aƙalla haruffa ${PASSWORD_MIN}`,
  password_uppercase: 'Babban harafi ɗaya',
  password_lowercase: 'Ƙaramin harafi ɗaya',
  password_number: 'Lamba ɗaya',
  password_special: 'Alama ta musamman ɗaya',
  password_unmet: (rule) => `Kalmar sirri ba ta cika wannan sharaɗin ba: ${rule}`,
  not_allowed: 'Ku zaɓi wani abu daban.',
}
