export { countUnreadMessages } from './conversations.queries.ts'
export { messagingRoutes } from './messaging.routes.ts'
export { hearMessaging, messagingListeners } from './presence.ts'
export { realtimeAccess } from './realtime.access.ts'
