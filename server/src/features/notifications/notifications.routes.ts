import { notificationsCalls } from '@ndoa/contract/notifications'
import { calls, ok } from '../../platform/calls.ts'
import { fail } from '../failures.ts'
import { badgesOf } from './badges.ts'
import { notificationsAccess } from './notifications.access.ts'

const { getBadges } = calls(notificationsCalls)

export const notificationsRoutes = {
  contract: notificationsCalls,
  access: notificationsAccess,
  handlers: {
    getBadges: getBadges.handler(async ({ input, context: { app, viewer } }) => {
      if (input.user_id !== undefined && input.user_id !== viewer.id) throw fail('request.denied')
      return ok(await badgesOf(app, viewer.id))
    }),
  },
}
