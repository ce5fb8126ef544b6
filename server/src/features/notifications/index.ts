export { createNotifications, notifyContacts } from './create-notifications.ts'
export { notificationsListeners } from './notifications.listeners.ts'
export { type About, moveContactNotices, unseenAmong, unseenNotification } from './notifications.queries.ts'
export { notificationsRoutes } from './notifications.routes.ts'
