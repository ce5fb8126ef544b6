import { MAXIMUM_AGE, MINIMUM_AGE, PASSWORD_MAX, PASSWORD_MIN } from '@ndoa/contract/limits'
import type { words as en } from '@ndoa/contract/words/faults/forms'

export const words: typeof en = {
  full_name_missing: 'Indique o seu nome completo',
  full_name_invalid: 'Indique o seu nome verdadeiro, só com letras.',
  gender_missing: 'Indique o seu género',
  date_of_birth_missing: 'Indique a sua data de nascimento',
  date_of_birth_unreal: 'Este dia não existe em nenhum calendário. Verifique o dia e o mês.',
  date_of_birth_year: 'Escreva o ano com quatro algarismos.',
  date_of_birth_early: `Foi há mais de ${MAXIMUM_AGE} anos. Verifique o ano.`,
  too_young: `É preciso ter pelo menos ${MINIMUM_AGE} anos para se registar.`,
  residence_missing: 'Indique o seu país de residência',
  terms_missing: 'Para continuar, tem de aceitar os termos e a política de privacidade',
  password_short: `A palavra-passe tem de ter pelo menos ${PASSWORD_MIN} caracteres`,
  password_long: `A palavra-passe pode ter, no máximo, ${PASSWORD_MAX} caracteres`,
  password_length: `Pelo menos ${PASSWORD_MIN} caracteres`,
  password_uppercase: 'Uma letra maiúscula',
  password_lowercase: 'Uma letra minúscula',
  password_number: 'Um algarismo',
  password_special: 'Um carácter especial',
  password_unmet: (rule) => `Falta algo na palavra-passe: ${rule}`,
  not_allowed: 'Escolha outra coisa.',
}
