export { countUnreadMessages } from './conversations.queries.ts'
export { messagingRoutes } from './messaging.routes.ts'
export { messagingListeners, onMessagingEvent } from './presence.ts'
