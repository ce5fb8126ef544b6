export { badgesOf } from './badges.ts'
export { createNotifications, notifyContacts } from './create-notifications.ts'
export { notificationsListeners } from './notifications.listeners.ts'
export {
  type About,
  moveContactNotices,
  unseenAmong,
  unseenNotifications,
  type WrittenNotification,
} from './notifications.queries.ts'
export { notificationsRoutes } from './notifications.routes.ts'
export { notifyProfileViews, notifyUnreadMessages } from './reminders.ts'
