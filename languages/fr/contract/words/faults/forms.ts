import { MAXIMUM_AGE, MINIMUM_AGE, PASSWORD_MAX, PASSWORD_MIN } from '@ndoa/contract/limits'
import type { words as en } from '@ndoa/contract/words/faults/forms'

export const words: typeof en = {
  full_name_missing: 'Indiquez votre nom complet',
  full_name_invalid: 'Indiquez votre vrai nom, en lettres seulement.',
  gender_missing: 'Indiquez si vous êtes un homme ou une femme',
  date_of_birth_missing: 'Indiquez votre date de naissance',
  date_of_birth_unreal: 'Ce jour n’existe dans aucun calendrier. Vérifiez le jour et le mois.',
  date_of_birth_year: 'Écrivez l’année avec quatre chiffres.',
  date_of_birth_early: `C’était il y a plus de ${MAXIMUM_AGE} ans. Vérifiez l’année.`,
  too_young: `Il faut avoir au moins ${MINIMUM_AGE} ans pour s’inscrire.`,
  residence_missing: 'Indiquez votre pays de résidence',
  terms_missing: 'Acceptez les conditions et la politique de confidentialité pour continuer',
  password_short: `Le mot de passe doit avoir au moins ${PASSWORD_MIN} caractères`,
  password_long: `Le mot de passe peut avoir ${PASSWORD_MAX} caractères au plus`,
  password_length: `Au moins ${PASSWORD_MIN} caractères`,
  password_uppercase: 'Une lettre majuscule',
  password_lowercase: 'Une lettre minuscule',
  password_number: 'Un chiffre',
  password_special: 'Un caractère spécial',
  password_unmet: (rule) => `Il manque quelque chose au mot de passe : ${rule}`,
  not_allowed: 'Choisissez autre chose.',
}
