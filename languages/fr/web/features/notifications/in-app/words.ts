import type { words as en } from '@ndoa/web/features/notifications/in-app/words'

export const words: typeof en = {
  list: 'Notifications',
  title: 'Les plus récentes d’abord',
  loading: 'Chargement des notifications…',
  show: 'Afficher',
  filters: {
    all: 'Toutes les notifications',
    match: 'Affinités',
    message: 'Messages',
    like: '« J’aime »',
    reminder: 'Rappels',
    safety: 'Sécurité',
  },
  unreadOnly: 'Non lues seulement',
  markAllRead: 'Tout marquer comme lu',
  unread: 'Non lues',
  unreadOne: 'Non lue',
  total: 'Au total',
  dismiss: (title) => `Retirer : ${title}`,
  dismissOf: (title, name) => `Retirer : ${title} ${name}`,
}
