import { de } from '@ndoa/contract/french'
import type { words as en } from '@ndoa/web/features/dating/likes/words'

export const words: typeof en = {
  like: 'J’aime',
  likeName: (name) => `J’aime : ${name}`,
  likeBack: 'J’aime aussi',
  likeBackName: (name) => `J’aime aussi : ${name}`,
  likeFailed: 'Votre « J’aime » n’a pas pu être envoyé. Réessayez.',
  likeBackFailed: 'Votre « J’aime » n’a pas pu être envoyé. Réessayez.',
  likedBack: (name) => `Vous aimez aussi le profil ${de(name)} !`,
  undoFailed: 'Votre « J’aime » n’a pas pu être retiré. Réessayez.',
  liked: 'Votre « J’aime » est envoyé !',
  alreadyLiked: '« J’aime » envoyé',
  message: 'Écrire à <name></name>',
  sent: {
    title: '« J’aime » envoyé !',
    to: (name) => `À ${name}.`,
    undo: 'Annuler',
    browse: 'Continuer à chercher',
  },
  tiles: {
    total: '« J’aime » au total',
    average: 'Compatibilité moyenne',
    visible: 'Visibles',
    verified: 'Profils vérifiés',
  },
  list: '« J’aime »',
  title: '« J’aime » reçus',
  sortBy: 'Trier par',
  orders: {
    recent: 'Les plus récents',
    compatibility: 'Meilleure compatibilité',
    verified: 'Profils vérifiés d’abord',
    photos: 'Le plus de photos',
  },
  layout: 'Affichage',
  views: { grid: 'Grille', list: 'Liste' },
  premium: 'Fonction premium',
  newLike: 'Nouveau',
  likedYou: (day) =>
    /\d{4}/.test(day) ? `A aimé votre profil le ${day}` : `A aimé votre profil ${day.toLowerCase()}`,
  noBio: 'Pas encore de présentation',
  resume: {
    title: 'Votre profil est en pause',
    text: (name) =>
      `${name} ne peut pas vous voir tant que votre profil est en pause. Pour envoyer votre « J’aime », mettez fin à la pause.`,
    notNow: 'Pas maintenant',
    confirm: 'Mettre fin à la pause et envoyer',
    failed: 'La pause n’a pas pu prendre fin. Réessayez.',
  },
}
