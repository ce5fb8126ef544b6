export { createNotifications, notifyContacts } from './create-notifications.ts'
export { notificationsListeners } from './notifications.listeners.ts'
export { moveContactNotices } from './notifications.queries.ts'
export { notificationsRoutes } from './notifications.routes.ts'
