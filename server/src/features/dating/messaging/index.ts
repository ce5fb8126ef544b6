import type { Feature } from '../../../platform/feature.ts'
import { messagingRoutes } from './messaging.routes.ts'
import { messagingListeners } from './presence.ts'

export { unreadMessagesCount } from './conversations.queries.ts'
export { NOTIFY_UNREAD, UNREAD_DELAY } from './follow-up.ts'
export { deliverHeldMessages } from './held-messages.queries.ts'
export { replaceMessages } from './messaging.queries.ts'
export { createMessagingState } from './messaging.state.ts'
export { stillMayReceive } from './presence.queries.ts'
export { onMessagingEvent } from './presence.ts'

export const messaging = { routes: [messagingRoutes], listeners: messagingListeners } satisfies Feature
