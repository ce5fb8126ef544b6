import type { words as en } from '@ndoa/web/app/screens/words'
import { home } from './words/home.ts'
import { lists } from './words/lists.ts'

export const words: typeof en = {
  home,
  ...lists,
  messages: 'Messages',
  conversation: 'Conversation',
  findMatches: 'Trouver quelqu’un',
  findPerfect: 'Trouvez la personne faite pour vous',
  photos: {
    title: 'Mes photos',
    text: (most) => `Montrez qui vous êtes : jusqu’à ${most} photos, dans l’ordre de votre choix.`,
    unknownPlace: 'Lieu inconnu',
  },
  profile: {
    title: 'Modifier mon profil',
    text: 'Tenez-le à jour : les suggestions n’en seront que meilleures',
  },
  settings: {
    title: 'Paramètres du compte',
    signedInAs: 'Session ouverte : <name></name>.',
    signedInAsWith: 'Session ouverte : <name></name> (<email></email>).',
  },
  verification: 'Vérification',
  suspended: {
    pageTitle: 'Votre compte',
    title: 'Votre compte',
    logout: 'Se déconnecter',
    until: (date, time) => `Votre compte est suspendu jusqu’au ${date} à ${time}.`,
    forever: 'Votre compte est suspendu jusqu’à nouvel ordre.',
    text: 'Bonjour <name></name>, d’ici là, personne ne voit votre profil, et vous ne pouvez ni aimer un profil, ni avoir de nouvelles affinités, ni envoyer de messages. Votre profil, vos affinités et vos messages sont conservés. Nos règles se trouvent dans les <a>règles de la communauté</a>.',
    decided: 'Ce que nous avons décidé, et pourquoi',
    contact: 'Quelque chose n’est pas clair ? <a>Écrivez-nous</a>. Nous répondons sous 24 heures.',
  },
}
