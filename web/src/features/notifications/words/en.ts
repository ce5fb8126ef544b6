import type { Notification } from '@ndoa/contract/notifications'

export const words = {
  list: 'Notifications',
  title: 'Newest first',
  loading: 'Loading notifications...',
  show: 'Show',
  /** The choices of the filter, in their order; "all" is none. */
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
