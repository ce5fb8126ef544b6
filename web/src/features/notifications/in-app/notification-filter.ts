import type { Notification } from '@ndoa/contract/notifications/notifications'

export type NotificationType = Notification['type']

export interface NotificationFilter {
  type?: NotificationType | undefined
  unreadOnly?: boolean
}

export const filterNotifications = (
  list: readonly Notification[],
  { type, unreadOnly }: NotificationFilter,
) => list.filter((one) => (!type || one.type === type) && !(unreadOnly && one.isRead))

export function notificationFigures(list: readonly Notification[]) {
  const count = (counts: (one: Notification) => boolean) => list.filter(counts).length
  return {
    total: list.length,
    unread: count(({ isRead }) => !isRead),
    matches: count(({ type }) => type === 'match'),
    messages: count(({ type }) => type === 'message'),
  }
}
