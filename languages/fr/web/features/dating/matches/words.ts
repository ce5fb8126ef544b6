import { de } from '@ndoa/contract/french'
import { isolatedName } from '@ndoa/contract/isolated'
import { pluralFr as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/features/dating/matches/words'

export const words: typeof en = {
  list: 'Affinités',
  title: 'Vos affinités',
  sortBy: 'Trier par',
  orders: {
    recent: 'Les plus récentes',
    compatibility: 'Compatibilité',
    active: 'Dernière visite',
    messages: 'Le plus de messages',
  },
  tiles: {
    total: 'Affinités',
    newMessages: 'Nouveaux messages',
    average: 'Compatibilité moyenne',
    thisWeek: 'Cette semaine',
  },
  card: {
    nameAge: (name, age) => `${isolatedName(name)}, ${age} ans`,
    faith: (faith, denomination) => `${faith}, ${denomination}`,
    photoOf: (name) => `Photo ${de(name)}`,
    noPhoto: (name) => `${name} n’a pas encore de photo`,
    photos: (count, name) =>
      plural(count, {
        one: `${count} photo ${de(name)}`,
        many: `${count} de photos ${de(name)}`,
        other: `${count} photos ${de(name)}`,
      }),
    chat: 'Écrire<more> à </more><name></name>',
    message: 'Messages<more> avec </more><name></name>',
    newMessages: (count, shown) =>
      plural(count, {
        one: `${shown} nouveau message`,
        many: `${shown} nouveaux messages`,
        other: `${shown} nouveaux messages`,
      }),
    matched: 'Affinité :',
    active: 'Dernière visite :',
    messages: 'Messages :',
  },
  whyYouMatch: 'Ce qui vous rapproche',
  photos: {
    title: (name) => `Photos ${de(name)}`,
    loading: 'Chargement des photos…',
    failed: { title: 'Les photos ne se chargent pas', text: 'Les photos n’ont pas pu être chargées' },
    none: {
      title: 'Pas de photo',
      text: (name) => `${name} n’a pas encore de photo approuvée`,
    },
    place: (place, total) => `Photo ${place} sur ${total}`,
    placeOf: (place, total, name) => `${name} : photo ${place} sur ${total}`,
    previous: 'Photo précédente',
    next: 'Photo suivante',
    show: (place) => `Voir la photo ${place}`,
  },
  start: {
    title: 'Commencer une conversation',
    loading: 'Chargement des affinités…',
    failed: 'Vos affinités n’ont pas pu être chargées',
    search: 'Chercher parmi vos affinités',
    nothing: 'Personne de ce nom parmi vos affinités.',
    noMatches: {
      title: 'Pas encore d’affinité',
      text: 'Pour commencer une conversation, il faut d’abord que l’intérêt soit réciproque.',
    },
  },
  week: {
    title: 'Cette semaine',
    failed: 'Les chiffres n’ont pas pu être chargés',
    quiet: 'Rien à compter pour l’instant. Un « J’aime » est un bon début.',
    figures: {
      profile_views: 'Visites de votre profil',
      new_matches: 'Nouvelles affinités',
      messages_sent: 'Messages envoyés',
      likes_received: '« J’aime » reçus',
    },
  },
}
