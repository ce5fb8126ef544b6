import type { words as en } from './en.ts'

export const words: typeof en = {
  list: 'Arifa',
  title: 'Mpya kwanza',
  loading: 'Inapakia arifa...',
  show: 'Onyesha',
  filters: {
    all: 'Arifa zote',
    match: 'Mliopendezana',
    message: 'Ujumbe',
    like: 'Waliopendezwa',
    reminder: 'Vikumbusho',
    safety: 'Usalama',
  },
  unreadOnly: 'Zisizosomwa tu',
  markAllRead: 'Weka zote kuwa zimesomwa',
  unread: 'Hazijasomwa',
  unreadOne: 'Haijasomwa',
  total: 'Jumla',
  dismiss: (title) => `Ondoa: ${title}`,
  dismissOf: (title, name) => `Ondoa: ${title} ${name}`,
}
