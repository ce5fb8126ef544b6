export { Messages } from './messages.tsx'
export { RecentMessages } from './recent-messages.tsx'
