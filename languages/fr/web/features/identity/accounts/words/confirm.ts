import type { words as en } from '@ndoa/web/features/identity/accounts/words/confirm'

export const words: typeof en = {
  title: 'Merci de votre inscription !',
  sentTo: 'Nous avons envoyé un lien à <to></to>.',
  sent: 'Nous avons envoyé un lien à votre adresse.',
  open: 'Ouvrez-le pour activer votre compte. Le lien est valable 24 heures.',
  notThere: 'Pas encore d’e-mail ?',
  notThereText: 'Regardez dans votre dossier des indésirables, ou demandez un nouvel envoi.',
  resend: 'Renvoyer l’e-mail',
  resendIn: (seconds) => `Renvoyer l’e-mail dans ${seconds} s`,
  sending: 'Envoi…',
  sentAgain: 'Nous avons renvoyé l’e-mail. Il peut mettre une minute à arriver.',
  notSent: 'L’e-mail n’a pas pu être envoyé. Réessayez.',
  wrongAddress: 'Une erreur dans l’adresse ?',
  wrongAddressText: 'Inscrivez-vous de nouveau avec la bonne adresse.',
  otherAddress: 'Changer d’adresse',
  outbox:
    'Ceci est une démo : les e-mails n’en sortent pas. <a>Lire le vôtre dans la boîte d’envoi de développement</a>',
  follow: 'Bientôt aussi sur Facebook, Instagram et X.',
}
