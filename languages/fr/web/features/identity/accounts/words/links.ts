import type { words as en } from '@ndoa/web/features/identity/accounts/words/links'

export const words: typeof en = {
  link: {
    notSignedIn: 'La connexion n’a pas réussi',
    error: (why) => `La connexion a échoué : ${why}`,
    reasons: {
      access_denied: 'l’accès a été refusé.',
      otp_expired: 'ce lien a expiré. Demandez-en un nouveau.',
      server_error: 'l’autre service a eu un problème. Réessayez.',
      temporarily_unavailable: 'l’autre service est très sollicité. Réessayez dans un instant.',
    },
    almostThere: 'Vous y êtes presque',
    signInHere: 'Voulez-vous vous connecter sur cet appareil ?',
    signingIn: 'Connexion…',
  },
  confirmSignUp: {
    text: 'Votre lien s’est ouvert dans un autre navigateur que celui de votre inscription. Saisissez le mot de passe que vous avez choisi, pour que nous sachions que c’est bien vous.',
    confirm: 'Confirmer mon e-mail',
    confirming: 'Confirmation…',
    forgotTitle: 'Vous avez oublié votre mot de passe, ou l’inscription ne vient pas de vous ?',
    forgotText:
      'N’importe qui peut saisir une adresse e-mail. Celle-ci est la vôtre : vous pouvez donc recommencer avec vos propres informations et un nouveau mot de passe.',
    startOver: 'Recommencer',
  },
  startOver: {
    title: 'Recommencer',
    text: 'Votre lien prouve que cette adresse e-mail est la vôtre. Parlez-nous de vous et choisissez un mot de passe. Tout ce qui a été saisi auparavant avec cette adresse sera supprimé.',
  },
  switchAccount: {
    title: 'Changer de compte ?',
    text: (name) => `Un compte est déjà ouvert ici (${name}), mais ce lien est celui d’un autre compte.`,
    deleted: 'Si vous changez de compte, cela sera supprimé.',
    switch: 'Changer de compte',
    switching: 'Changement de compte…',
    stay: (name) => `Rester sur ce compte (${name})`,
    someoneElse: 'une autre personne',
  },
}
