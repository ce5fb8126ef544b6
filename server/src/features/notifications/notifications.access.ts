import type { notificationsCalls } from '@ndoa/contract/notifications'
import { type AccessOf, row } from '../../platform/access.ts'

const NOT_1 = row('NOT-1', 'L | C | A | N | N | N | L | D | D')

export const notificationsAccess: AccessOf<typeof notificationsCalls> = {
  getBadges: [row('MSG-10', 'L | C | A | D | D | D | L | D | D')],
  getNotifications: [NOT_1, row('NOT-2', '- | - | no | - | - | no | no | - | -')],
  markNotificationsRead: [NOT_1],
  dismissNotification: [NOT_1],
}
