import type { notificationsCalls } from '@ndoa/contract/notifications'
import { type AccessOf, row } from '../../platform/access.ts'

export const notificationsAccess: AccessOf<typeof notificationsCalls> = {
  getBadges: [row('MSG-10', 'L | C | A | D | D | D | L | D | D')],
}
