export { createNotifications, notifyContacts } from './create-notifications.ts'
export { notificationsListeners } from './notifications.listeners.ts'
export { notificationsRoutes } from './notifications.routes.ts'
