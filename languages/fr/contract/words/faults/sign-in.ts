import type { words as en } from '@ndoa/contract/words/faults/sign-in'

export const words: typeof en = {
  email_missing: 'Indiquez votre e-mail',
  email_invalid: 'Cet e-mail n’est pas valide',
  email_address_invalid: 'Cette adresse e-mail n’est pas valide',
  phone_missing: 'Indiquez votre numéro de téléphone',
  phone_letters: 'Saisissez seulement des chiffres.',
  phone_short: 'Ce numéro est trop court. Manque-t-il un chiffre ?',
  phone_long: 'Ce numéro est trop long. Saisissez un seul numéro.',
  phone_code_missing: 'Commencez par + et l’indicatif du pays.',
  phone_code_unknown: 'Aucun pays n’a cet indicatif. Vérifiez les chiffres après le signe plus.',
  phone_invalid: 'Ce numéro de téléphone n’est pas valide',
  country_missing: 'Choisissez un pays',
  code_missing: 'Saisissez le code',
  password_missing: 'Saisissez votre mot de passe',
}
