import { de } from '@ndoa/contract/french'
import { pluralFr as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/features/dating/messaging/words'
import { words as openers } from '../../../../contract/dating/words/openers.ts'
import { bubble, cautions, composer, moneyQuestion } from './words/chat.ts'

export const words: typeof en = {
  title: 'Messages',
  myMatches: 'Mes affinités',
  conversations: 'Conversations',
  conversation: 'Conversation',
  conversationWith: (name) => `Conversation avec ${name}`,
  messagesWith: (name) => `Messages avec ${name}`,
  thisMember: 'ce membre',
  unread: (count, shown) =>
    plural(count, {
      one: `${shown} message non lu`,
      many: `${shown} messages non lus`,
      other: `${shown} messages non lus`,
    }),
  fresh: (count, shown) =>
    plural(count, {
      one: `${shown} nouveau message`,
      many: `${shown} nouveaux messages`,
      other: `${shown} nouveaux messages`,
    }),
  fromYou: 'Vous : <message></message>',
  start: 'Commencez la conversation !',
  sayHello: 'Dites bonjour à une personne avec qui l’intérêt est réciproque.',
  sayHelloTo: (name) => `Dites bonjour à ${name}.`,
  match: (percent) => `${percent} %<more> de compatibilité</more>`,
  backToList: 'Retour aux conversations',
  seeProfile: ', voir le profil',
  typing: 'écrit…',
  safetyTips: 'Conseils de sécurité',
  removed: 'Notre équipe a supprimé ce message.',
  notAvailable: 'Membre indisponible',
  sendFailed: 'Votre message n’a pas pu être envoyé. Réessayez.',
  jumpToLatest: 'Aller au dernier message',
  loadingOlder: 'Chargement des messages précédents…',
  olderFailed: 'Les messages précédents ne se chargent pas. Réessayer',
  loadingConversations: 'Chargement des conversations…',
  loadingMessages: 'Chargement des messages…',
  failed: {
    title: 'Les messages ne se chargent pas',
    text: 'Les conversations n’ont pas pu être chargées',
    retry: 'Réessayer',
    test: 'Tester la base',
    answers: (count) =>
      plural(count, {
        one: `La base de données répond : ${count} conversation.`,
        many: `La base de données répond : ${count} de conversations.`,
        other: `La base de données répond : ${count} conversations.`,
      }),
  },
  gone: {
    title: 'Cette conversation n’est plus disponible',
    text: 'Cette affinité a pris fin, ou ce membre est parti.',
    back: 'Retour',
  },
  refused: { title: 'Non envoyé', ok: 'OK' },
  search: {
    label: 'Chercher dans les conversations',
    placeholder: 'Chercher une conversation…',
    nothing: 'Aucune conversation trouvée.',
  },
  noMessages: { title: 'Pas encore de message' },
  noMatches: {
    title: 'Pas encore d’affinité',
    text: 'Pour commencer une conversation, il faut d’abord que l’intérêt soit réciproque.',
    find: 'Trouver quelqu’un',
  },
  nothingOpen: {
    title: 'Choisissez une conversation',
    text: 'Ouvrez une conversation de la liste pour la lire et y répondre.',
  },
  newMatches: {
    title: 'Nouvelles affinités',
    viewAll: 'Tout voir<more> : affinités</more>',
    writeTo: '<more>Écrire à </more><name></name>',
  },
  recent: {
    title: 'Messages récents',
    viewAll: 'Tout voir<more> : messages</more>',
    empty: 'Pas encore de message. Quand l’intérêt est réciproque, vous pouvez vous écrire ici.',
  },
  announced: {
    somebody: 'un membre',
    from: (name) => `Nouveau message ${de(name)}`,
    message: (name, message) => `Nouveau message ${de(name)} : ${message}`,
  },
  matchFound: {
    title: 'Une nouvelle affinité',
    text: 'Entre <name></name> et vous, l’intérêt est réciproque.',
    shared: 'Ce que vous partagez',
    begin: 'Un mot gentil est un bon début',
    close: 'Quelle joie !',
  },
  bubble,
  cautions,
  composer,
  moneyQuestion,
  openers: { label: 'Pour commencer', ...openers },
}
