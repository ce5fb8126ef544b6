import type { lists as en } from '@ndoa/web/app/screens/words/lists'

export const lists: typeof en = {
  likes: {
    title: 'Qui a aimé votre profil',
    failed: 'Les « J’aime » ne se chargent pas',
    failedToast: 'Les « J’aime » ne se chargent pas',
    loading: 'Chargement des « J’aime »…',
    none: 'Pas encore de « J’aime »',
    noneText:
      'Quand quelqu’un aimera votre profil, vous le verrez ici. Un profil bien rempli, avec des photos, aide beaucoup.',
  },
  matches: {
    title: 'Mes affinités',
    failed: 'Vos affinités ne se chargent pas',
    failedText: 'Vos affinités n’ont pas pu être chargées',
    failedToast: 'Vos affinités ne se chargent pas',
    loading: 'Chargement des affinités…',
    none: 'Pas encore d’affinité',
    noneText: 'Quand vous aimez un profil et que c’est réciproque, vous pouvez vous écrire ici.',
  },
  notifications: {
    title: 'Notifications',
    failed: 'Les notifications ne se chargent pas',
    notChanged: 'Les notifications n’ont pas pu être mises à jour. Réessayez.',
    noneUnread: 'Aucune notification non lue',
    noneUnreadText: 'Vous avez tout lu.',
    all: 'Toutes les notifications',
    none: 'Aucune notification',
    noneOfKind: 'Il n’y a encore rien de ce genre ici.',
    noneText:
      'Quand quelqu’un aimera votre profil, que vous aurez une nouvelle affinité ou qu’on vous écrira, vous le verrez ici.',
  },
}
