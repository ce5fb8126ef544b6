import type { Notification } from '@ndoa/contract/notifications'

export type NotificationType = Notification['type']

/** The choices of the filter, in their order; "all" is none. */
export const NOTIFICATION_FILTERS: Record<'all' | NotificationType, string> = {
  all: 'All Notifications',
  match: 'Matches',
  message: 'Messages',
  like: 'Likes',
  reminder: 'Reminders',
  safety: 'Safety',
}

export interface NotificationFilter {
  type?: NotificationType | undefined
  unreadOnly?: boolean
}

export const filtered = (list: readonly Notification[], { type, unreadOnly }: NotificationFilter) =>
  list.filter((one) => (!type || one.type === type) && !(unreadOnly && one.isRead))

/** The figures of the stats cards, over all notifications. */
export function notificationFigures(list: readonly Notification[]) {
  const count = (counts: (one: Notification) => boolean) => list.filter(counts).length
  return {
    total: list.length,
    unread: count(({ isRead }) => !isRead),
    matches: count(({ type }) => type === 'match'),
    messages: count(({ type }) => type === 'message'),
  }
}
