import type { Notification } from '@ndoa/contract/notifications/notifications'

export const words = {
  list: 'Notifications',
  title: 'Newest first',
  loading: 'Loading notifications...',
  show: 'Show',
  /** Filter choices in order; "all" means no filter. */
  filters: {
    all: 'All Notifications',
    match: 'Matches',
    message: 'Messages',
    like: 'Likes',
    reminder: 'Reminders',
    safety: 'Safety',
  } satisfies Record<'all' | Notification['type'], string>,
  unreadOnly: 'Unread only',
  markAllRead: 'Mark all as read',
  unread: 'Unread',
  unreadOne: 'Unread',
  total: 'Total',
  dismiss: (title: string) => `Dismiss: ${title}`,
  dismissOf: (title: string, name: string) => `Dismiss: ${title} ${name}`,
}
