import type { Feature } from '../../../platform/feature.ts'
import { notificationsListeners } from './notifications.listeners.ts'
import { notificationsRoutes } from './notifications.routes.ts'

export { badgesOf } from './badges.ts'
export { createNotifications, notifyContacts } from './create-notifications.ts'
export {
  type About,
  notificationsArchiveOf,
  unseenAmong,
  unseenNotifications,
  type WrittenNotification,
} from './notifications.queries.ts'
export { notifyUnreadMessages, profileViews } from './reminders.ts'

export const inApp = { routes: [notificationsRoutes], listeners: notificationsListeners } satisfies Feature
