import type { password as en } from '@ndoa/web/features/identity/accounts/words/security/password'

export const password: typeof en = {
  onlyPhone:
    'Vous vous connectez avec un code envoyé sur votre téléphone : vous n’avez donc pas besoin de mot de passe. Pour en choisir un, ajoutez d’abord une adresse e-mail ci-dessus : vous vous connecterez avec cette adresse et ce mot de passe.',
  change: 'Changer le mot de passe',
  current: 'Mot de passe actuel',
  next: 'Nouveau mot de passe',
  confirm: 'Confirmez le nouveau mot de passe',
  update: 'Changer le mot de passe',
  updating: 'Changement…',
  error: 'Mot de passe non changé',
  differ: 'Les mots de passe sont différents.',
  failed: 'Le mot de passe n’a pas pu être changé.',
  changed: 'Mot de passe changé',
  changedText: 'Votre mot de passe a bien été changé. Utilisez le nouveau à votre prochaine connexion.',
  sendsCode: (phone) => `Pour nous assurer que c’est bien vous, nous enverrons un code au ${phone}.`,
  verify: 'Vérifier',
}
