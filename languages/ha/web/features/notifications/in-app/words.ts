import type { words as en } from '@ndoa/web/features/notifications/in-app/words'

export const words: typeof en = {
  list: 'Sanarwa',
  title: 'Sababbi da farko',
  loading: 'Ana loda sanarwa...',
  show: 'Nuna',
  filters: {
    all: 'Duk sanarwa',
    match: 'Dacewa',
    message: 'Saƙonni',
    like: 'Nuna sha’awa',
    reminder: 'Tunatarwa',
    safety: 'Tsaro',
  },
  unreadOnly: 'Waɗanda ba a karanta ba',
  markAllRead: 'Sa an karanta duka',
  unread: 'Ba a karanta ba',
  unreadOne: 'Ba a karanta ba',
  total: 'Jimla',
  dismiss: (title) => `Cire: ${title}`,
  dismissOf: (title, name) => `Cire: ${title} ${name}`,
}
