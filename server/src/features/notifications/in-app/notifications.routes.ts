import { notificationsCalls } from '@ndoa/contract/notifications/notifications'
import { calls, ok } from '../../../platform/calls.ts'
import { fail } from '../../shared/failures.ts'
import { badgesOf } from './badges.ts'
import { dismissOne, markAllRead, markSomeRead, notificationsOf } from './list.ts'

const { getBadges, getNotifications, markNotificationsRead, dismissNotification } = calls(notificationsCalls)

export const notificationsRoutes = {
  contract: notificationsCalls,
  handlers: {
    getBadges: getBadges.handler(async ({ input, context: { app, viewer } }) => {
      if (input.user_id !== undefined && input.user_id !== viewer.id) throw fail('request.denied')
      return ok(await badgesOf(app, viewer.id))
    }),
    getNotifications: getNotifications.handler(async ({ input, context: { app, viewer } }) => {
      if (input.user_id !== undefined && input.user_id !== viewer.id) throw fail('request.not_found')
      return ok(await notificationsOf(app, viewer.id))
    }),
    markNotificationsRead: markNotificationsRead.handler(async ({ input, context: { app, viewer } }) =>
      ok({
        read:
          'ids' in input ? await markSomeRead(app, viewer.id, input.ids) : await markAllRead(app, viewer.id),
      }),
    ),
    dismissNotification: dismissNotification.handler(async ({ input, context: { app, viewer } }) => {
      await dismissOne(app, viewer.id, input.notification_id)
      return ok({})
    }),
  },
}
