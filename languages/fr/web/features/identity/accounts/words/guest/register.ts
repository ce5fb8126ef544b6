import type { register as en } from '@ndoa/web/features/identity/accounts/words/guest/register'

export const register: typeof en = {
  pageTitle: 'Créer un compte',
  title: 'Créez votre compte',
  text: 'Rencontrez des personnes qui veulent se marier, et qui partagent votre foi et votre culture.',
  hasAccount: 'Vous avez déjà un compte ?',
  by: 'S’inscrire par',
  step: (step, last) => `Étape ${step} sur ${last}`,
  steps: {
    about: 'Vous',
    reach: 'Vos coordonnées',
    password: 'Votre mot de passe',
    end: 'C’est presque fini',
  },
  fullName: 'Nom complet',
  gender: 'Sexe',
  selectGender: 'Choisissez',
  genders: { Male: 'Homme', Female: 'Femme' },
  dateOfBirth: 'Date de naissance',
  country: 'Pays de résidence',
  loadingCountries: 'Chargement des pays…',
  selectCountry: 'Choisissez votre pays',
  dialCode: 'Indicatif du pays',
  selectDialCode: 'Choisissez un pays',
  phone: 'Numéro de téléphone',
  confirmPassword: 'Confirmez le mot de passe',
  passwordRules: 'Règles du mot de passe',
  terms:
    'J’accepte les <terms>conditions d’utilisation</terms> et la <privacy>politique de confidentialité</privacy>',
  codeGoesTo: 'Nous enverrons un code à six chiffres au <to></to>.',
  linkGoesTo: 'Nous enverrons un lien de confirmation à <to></to>.',
  wishes: {
    Male: (from, to) =>
      `Vous cherchez un homme de ${from} à ${to} ans. Vous pourrez changer cela dans votre profil.`,
    Female: (from, to) =>
      `Vous cherchez une femme de ${from} à ${to} ans. Vous pourrez changer cela dans votre profil.`,
  },
  create: 'Créer mon compte',
  creating: 'Création du compte…',
  complete: 'Terminer l’inscription',
  verifyingCode: 'Vérification du code…',
  failed: 'L’inscription n’a pas abouti. Réessayez.',
  codeFailed: 'Une erreur est survenue',
}
