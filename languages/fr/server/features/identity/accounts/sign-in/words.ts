import { BRAND } from '@ndoa/contract/brand'
import { PHONE_CODE_MINUTES } from '@ndoa/contract/limits'
import type { words as en } from '@ndoa/server/features/identity/accounts/sign-in/words'
import { waiting } from '../../../shared/words.ts'

const FIFTEEN_MINUTES =
  'Le lien sert une seule fois, pendant 15 minutes. Ne le transférez pas : toute personne qui l’ouvre est connectée à votre place.'

export const words: typeof en = {
  confirmation: (link) => ({
    subject: 'Confirmez votre adresse e-mail',
    preview: 'Il ne manque plus qu’un clic.',
    heading: 'Karibu ! Bienvenue.',
    paragraphs: [
      `Bienvenue sur ${BRAND}. Plus qu’un clic, et vous pourrez rencontrer des personnes qui, comme vous, veulent se marier.`,
      'Confirmez que cette adresse e-mail est bien la vôtre :',
    ],
    action: { link, label: 'Confirmer mon adresse e-mail' },
    closing: [
      'Le lien sert une seule fois, pendant 24 heures. Si vous l’ouvrez dans un autre navigateur que celui de votre inscription, il vous demandera aussi votre mot de passe.',
      `Quelqu’un s’est inscrit sur ${BRAND} avec cette adresse. Si ce n’est pas vous, vous n’avez rien à faire : personne ne peut utiliser votre adresse sans ce lien.`,
    ],
  }),
  signIn: (link, name) => ({
    subject: `Votre lien de connexion à ${BRAND}`,
    preview: 'Il est valable 15 minutes.',
    heading: 'Votre lien de connexion',
    ...(name && { name }),
    paragraphs: ['Vous avez demandé un lien pour vous connecter sans mot de passe. Le voici :'],
    action: { link, label: 'Se connecter' },
    closing: [FIFTEEN_MINUTES, 'Si vous ne l’avez pas demandé, vous n’avez rien à faire.'],
  }),
  reset: (link, name) => ({
    subject: `Choisissez un nouveau mot de passe ${BRAND}`,
    preview: 'Votre lien est valable 15 minutes.',
    heading: 'Choisissez un nouveau mot de passe',
    ...(name && { name }),
    paragraphs: [
      'Vous avez demandé à changer de mot de passe. Ce lien vous connecte et vous permet d’en choisir un nouveau :',
    ],
    action: { link, label: 'Choisir un nouveau mot de passe' },
    closing: [
      FIFTEEN_MINUTES,
      'Si vous ne l’avez pas demandé, vous n’avez rien à faire : votre mot de passe reste le même.',
    ],
  }),
  code: (code) => ({
    subject: `Votre code ${BRAND}`,
    preview: 'Il confirme que cette adresse est la vôtre.',
    heading: 'Cette adresse est-elle la vôtre ?',
    paragraphs: [
      'Quelqu’un veut utiliser cette adresse e-mail pour se connecter à son compte. Si c’est vous, saisissez ce code pour le confirmer :',
    ],
    code,
    closing: [
      `Il est valable ${PHONE_CODE_MINUTES} minutes. Si ce n’est pas vous, vous n’avez rien à faire : sans le code, rien ne se passe.`,
    ],
  }),
  phoneCode: (code) =>
    `${code} est votre code ${BRAND}. Il est valable ${PHONE_CODE_MINUTES} minutes. Personne chez ${BRAND} ne vous le demandera jamais.`,
  networkUsedUp: (seconds) =>
    `Trop de tentatives depuis votre réseau. Réessayez dans ${waiting(seconds)}, ou choisissez « Mot de passe oublié ? » pour vous connecter par e-mail.`,
  linkIfRight: (seconds) =>
    `Trop de tentatives depuis votre réseau. Si votre e-mail et votre mot de passe sont les bons, nous vous avons envoyé un lien de connexion. Sinon, réessayez dans ${waiting(seconds)}.`,
}
