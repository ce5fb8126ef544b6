import type { words as en } from '@ndoa/web/features/notifications/in-app/words'

export const words: typeof en = {
  list: 'Arifa',
  title: 'Mpya kwanza',
  loading: 'Inapakia arifa...',
  show: 'Onyesha',
  filters: {
    all: 'Arifa zote',
    match: 'Kupendezana',
    message: 'Ujumbe',
    like: 'Kupendezwa',
    reminder: 'Vikumbusho',
    safety: 'Usalama',
  },
  unreadOnly: 'Zisizosomwa tu',
  markAllRead: 'Weka zote kuwa zimesomwa',
  unread: 'Mpya',
  unreadOne: 'Haijasomwa',
  total: 'Jumla',
  dismiss: (title) => `Ondoa: ${title}`,
  dismissOf: (title, name) => `Ondoa: ${title} ${name}`,
}
