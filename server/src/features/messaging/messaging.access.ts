import type { messagingCalls } from '@ndoa/contract/messaging'
import { type AccessOf, row } from '../../platform/access.ts'

export const messagingAccess: AccessOf<typeof messagingCalls> = {
  getConversations: [row('MSG-1', 'L | C | A | D | D | D | L | D | D')],
  getMessages: [row('MSG-2', 'L | C | - | N | A | N | A frozen | D | D')],
  sendMessage: [
    row('MSG-3', 'L | C | - | N | A | N | 409 | D | D'),
    row('MSG-4', 'L | C | D | D | D | D | L | D | D'),
    row('MSG-5', 'L | C | - | N | A | N | 409 | D | D'),
    row('MSG-6', 'L | C | - | N | 409 | N | 409 | D | D'),
    row('MSG-11', 'L | C | - | N | 422 | N | 422 | D | D'),
  ],
  markMessagesRead: [
    row('MSG-7', 'L | C | - | N | A | N | A | D | D'),
    row('MSG-8', 'L | C | D | N | D | N | D | D | D'),
  ],
}
