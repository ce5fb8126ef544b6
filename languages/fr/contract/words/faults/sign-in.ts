import type { words as en } from '@ndoa/contract/words/faults/sign-in'

export const words: typeof en = {
  email_missing: 'Indiquez votre e-mail',
  email_invalid: 'Cet e-mail n’est pas valide',
  email_address_invalid: 'Cette adresse e-mail n’est pas valide',
  phone_missing: 'Indiquez votre numéro de téléphone',
  phone_invalid: 'Ce numéro de téléphone n’est pas valide',
  country_missing: 'Choisissez un pays',
  code_missing: 'Saisissez le code',
  password_missing: 'Saisissez votre mot de passe',
}
