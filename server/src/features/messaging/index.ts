export { unreadMessagesCount } from './conversations.queries.ts'
export { messagingRoutes } from './messaging.routes.ts'
export { createMessagingState } from './messaging.state.ts'
export { messagingListeners, onMessagingEvent } from './presence.ts'
