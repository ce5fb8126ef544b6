import type { likesCalls } from '@ndoa/contract/likes'
import { type AccessOf, row } from '../../platform/access.ts'

export const likesAccess: AccessOf<typeof likesCalls> = {
  likeMember: [
    row('LIK-1', 'L | C | 422 | A | A no effect | N | N | D | D'),
    row('LIK-2', 'L | C | D | D | D | D | L | D | D'),
    row('LIK-3', 'L | C | - | A | A | N | N | D | D'),
  ],
  getReceivedLikes: [
    row('LIK-4', 'L | C | A | D | D | D | L | D | D'),
    row('LIK-5', '- | - | - | - | - | no | no | - | -'),
  ],
}
