import type { Notification } from '@ndoa/contract/notifications'

export type NotificationType = Notification['type']

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
