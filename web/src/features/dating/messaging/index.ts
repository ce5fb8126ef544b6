export { RecentMessages } from './list/recent-messages.tsx'
export { Messages } from './messages.tsx'
