import { de } from '@ndoa/contract/french'
import { INACTIVE_AFTER_DAYS } from '@ndoa/contract/limits'
import type { words as en } from '@ndoa/server/features/notifications/in-app/words'

export const words: typeof en = {
  someone: 'Quelqu’un',
  formerMember: 'un membre',
  match: (name) => ({
    title: 'Nouvelle affinité !',
    message: `Entre ${name} et vous, l’intérêt est réciproque. Dites bonjour !`,
  }),
  message: (name) => ({
    title: 'Nouveau message',
    message: `${name} vous a écrit.`,
  }),
  like: (name) => ({
    title: 'Nouveau « J’aime » !',
    message: `${name} a aimé votre profil.`,
  }),
  unanswered: (name) => ({
    title: 'Votre réponse est attendue',
    message: `${name} vous a écrit il y a trois jours et aimerait avoir de vos nouvelles.`,
  }),
  profile: {
    title: 'Complétez votre profil',
    message:
      'Les membres regardent d’abord les profils qui en disent plus. Dans le vôtre, il manque encore quelques réponses.',
  },
  views: {
    title: 'Visites de votre profil',
    message: 'Des membres ont regardé votre profil cette semaine. Voyez combien sur l’accueil.',
  },
  report: {
    title: 'À propos de votre signalement',
    message: 'Nous avons examiné ce que vous avez signalé. Voyez ce que cela a donné.',
  },
  statement: {
    title: 'À propos de votre compte',
    message: 'Notre équipe a pris une décision concernant votre compte. Prenez le temps de la lire.',
  },
  verification_asked: (name) => ({
    title: 'Et si vous faisiez vérifier votre profil ?',
    message: `${name} aimerait voir un badge bleu sur votre profil. C’est à vous de décider.`,
  }),
  verification_call: {
    title: 'Votre appel vidéo',
    message: 'Il est fixé. Voyez quand et où nous nous retrouvons.',
  },
  verification_approved: {
    title: 'Votre profil est vérifié',
    message: 'Il porte maintenant un badge bleu.',
  },
  verification_rejected: {
    title: 'Nous n’avons pas pu vérifier votre profil',
    message: 'Voyez pourquoi, et ce que vous pouvez faire.',
  },
  verification_expired: {
    title: 'Votre badge a pris fin',
    message:
      'Un an a passé depuis que nous avons comparé vos photos. Vous pouvez de nouveau faire vérifier votre profil.',
  },
  contact_banned: (name) => ({
    title: `À propos ${de(name)}`,
    message: `Nous avons fermé le compte ${de(name)}, parce qu’il enfreignait nos règles sur l’argent ou les fausses identités. Il s’agit peut-être d’une escroquerie. N’envoyez jamais d’argent, et ne communiquez jamais de coordonnées bancaires ni de codes. Si vous avez envoyé de l’argent, demandez tout de suite à votre banque ou à votre opérateur de mobile money d’annuler l’opération, et gardez la conversation. Lisez ce que vous pouvez faire d’autre, et comment nous joindre.`,
  }),
  contact_cleared: (name) => ({
    title: `Rectification à propos ${de(name)}`,
    message: `Nous vous avions dit que nous avions fermé le compte ${de(name)}. Cette décision était une erreur, et nous l’avons annulée. Nous n’avons aucune raison de vous mettre en garde, et nous vous présentons nos excuses.`,
  }),
  inactivity: {
    title: 'Votre dernière visite remonte à un moment',
    message: `Après ${INACTIVE_AFTER_DAYS} jours sans visite, nous cessons de suggérer un profil. Dès la visite suivante, nous le suggérons de nouveau.`,
  },
  saved_search: {
    title: 'Une nouvelle personne',
    message: 'Une nouvelle personne correspond à une recherche que vous avez enregistrée. Voyez qui c’est.',
  },
}
