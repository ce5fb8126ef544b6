import { BRAND } from '@ndoa/contract/brand'
import type { words as en, NoticeWords } from '@ndoa/server/features/identity/accounts/words'
import { waiting } from '../../shared/words.ts'

// `short` is a text message in GSM-7: straight apostrophes and plain spaces.

const NOT_YOU = 'Pas vous ? Connectez-vous et vérifiez vos paramètres de sécurité.'

/** Includes the articles, because "address" and "number" differ in gender. */
interface Contact {
  a: string
  the: string
  confirmed: string
}

const contactChanged = ({ a, the, confirmed }: Contact): NoticeWords => ({
  subject: `Votre compte ${BRAND} a ${a}`,
  heading: `Votre compte a ${a}`,
  paragraphs: [`Le changement vient d’avoir lieu, et ${confirmed}.`],
  otherwise:
    'Si c’est vous, vous n’avez rien à faire. Sinon, changez tout de suite de mot de passe et vérifiez vos paramètres de sécurité :',
  short: `${the} de votre compte ${BRAND} a changé. Si ce n'est pas vous, écrivez-nous depuis la page Contact du site.`,
})

export const words: typeof en = {
  preview: 'Si c’est vous, vous n’avez rien à faire.',
  securitySettings: 'Paramètres de sécurité',
  passwordChanged: {
    subject: `Votre mot de passe ${BRAND} a été changé`,
    heading: 'Votre mot de passe a été changé',
    paragraphs: ['Votre mot de passe vient d’être changé, et tous vos autres appareils ont été déconnectés.'],
    otherwise:
      'Si c’est vous, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe et vérifiez vos paramètres de sécurité :',
    short: `Votre mot de passe ${BRAND} a été changé. ${NOT_YOU}`,
  },
  secondFactorOn: {
    subject: `La connexion en deux étapes est activée pour votre compte ${BRAND}`,
    heading: 'La connexion en deux étapes est activée',
    paragraphs: [
      'Désormais, chaque connexion demande un code de votre appli d’authentification. Vos autres appareils ont été déconnectés.',
      'Gardez vos codes de secours dans un endroit que vous pouvez atteindre sans votre téléphone.',
    ],
    otherwise: 'Si ce n’est pas vous qui l’avez activée, vérifiez tout de suite vos paramètres de sécurité :',
    short: `Connexion en deux étapes activée pour votre compte ${BRAND}. ${NOT_YOU}`,
  },
  secondFactorOff: {
    subject: `La connexion en deux étapes est désactivée pour votre compte ${BRAND}`,
    heading: 'La connexion en deux étapes est désactivée',
    paragraphs: ['La connexion ne demande plus de code de votre appli d’authentification.'],
    otherwise:
      'Si ce n’est pas vous qui l’avez désactivée, changez tout de suite de mot de passe et vérifiez vos paramètres de sécurité :',
    short: `Connexion en deux étapes désactivée pour votre compte ${BRAND}. ${NOT_YOU}`,
  },
  secondFactorWrong: {
    subject: `Quelqu’un a essayé de se connecter à votre compte ${BRAND}`,
    heading: 'Nous avons arrêté une connexion',
    paragraphs: [
      'Quelqu’un a passé la première étape de connexion à votre compte, très probablement avec votre mot de passe, mais a ensuite saisi un mauvais code. Cette personne n’a pas pu entrer.',
    ],
    otherwise: 'Si c’est vous, vous n’avez rien à faire. Sinon, changez de mot de passe maintenant :',
    short: `Quelqu'un a passé la première étape de connexion à votre compte ${BRAND}, puis saisi un mauvais code. Si ce n'est pas vous, changez de mot de passe.`,
  },
  signedInOn: (device) => ({
    subject: `Nouvelle connexion à votre compte ${BRAND}`,
    heading: 'Une nouvelle connexion',
    paragraphs: [`Quelqu’un s’est connecté à votre compte sur un nouvel appareil : ${device}.`],
    otherwise:
      'Si c’est vous, vous n’avez rien à faire. Sinon, déconnectez cet appareil et changez de mot de passe :',
    short: `Nouvelle connexion à votre compte ${BRAND} : ${device}. ${NOT_YOU}`,
  }),
  emailChanged: contactChanged({
    a: 'une nouvelle adresse e-mail',
    the: "L'adresse e-mail",
    confirmed: 'un code envoyé à la nouvelle adresse l’a confirmé',
  }),
  phoneChanged: contactChanged({
    a: 'un nouveau numéro de téléphone',
    the: 'Le numéro de téléphone',
    confirmed: 'un code envoyé au nouveau numéro l’a confirmé',
  }),
  device: (browser, system) => `${browser} sur ${system}`,
  unknownDevice: 'un appareil inconnu',
  noTokenInBrowser: 'Les navigateurs gardent la session dans un cookie',
  noCodesHere: (seconds) =>
    `Nous ne pouvons pas vous connecter par SMS sur un nouvel appareil pour le moment. Utilisez plutôt votre adresse e-mail, ou réessayez dans ${waiting(seconds)}.`,
  codesUsedUp: (seconds) =>
    `Nous ne pouvons plus envoyer de SMS vers votre pays pour le moment. Utilisez plutôt votre adresse e-mail, ou réessayez dans ${waiting(seconds)}.`,
  passwordUpdated: 'Votre mot de passe a bien été changé. Utilisez le nouveau à votre prochaine connexion.',
}
