export { badgesOf } from './badges.ts'
export { createNotifications, notifyContacts } from './create-notifications.ts'
export { notificationsListeners } from './notifications.listeners.ts'
export {
  type About,
  unseenAmong,
  unseenNotifications,
  type WrittenNotification,
} from './notifications.queries.ts'
export { notificationsRoutes } from './notifications.routes.ts'
export { notifyUnreadMessages, profileViews } from './reminders.ts'
