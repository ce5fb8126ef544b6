export { Messages } from './messages.tsx'
export { conversationsQuery } from './messaging.queries.ts'
export { RecentMessages } from './recent-messages.tsx'
export { useConversations } from './use-conversations.ts'
