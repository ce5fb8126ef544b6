import * as z from 'zod/mini'
import { call, reply } from '../call.ts'
import { NOTIFICATION_TYPES } from '../dating/choices.ts'
import { ViewedPhoto } from '../dating/profiles.ts'
import { MemberId, Timestamp } from '../ids.ts'
import { NOTIFICATIONS_SHOWN } from '../limits.ts'
import { routes } from '../routes.ts'

export const Notification = z.object({
  id: z.uuid(),
  type: z.enum(NOTIFICATION_TYPES),
  title: z.string(),
  message: z.string(),
  timestamp: Timestamp,
  isRead: z.boolean(),
  actionUrl: z.string(),
  user_id: z.nullable(MemberId),
  userName: z.nullable(z.string()),
  avatar: z.nullable(ViewedPhoto),
})
export type Notification = z.infer<typeof Notification>

/** Unread counts, capped at 100, since the badge stops at "99+". */
export const Badges = z.object({
  messages: z.int(),
  likes: z.int(),
  notifications: z.int(),
})
export type Badges = z.infer<typeof Badges>

export const getBadges = call(
  routes.notifications.getBadges,
  'Unread messages, waiting likes, unread notifications',
  { access: 'member', suspended: 'denied' },
)
  .input(z.strictObject({ user_id: z.optional(MemberId) }))
  .output(reply(Badges))

export const getNotifications = call(
  routes.notifications.getNotifications,
  'What the member was told, newest first',
  { access: 'member', suspended: 'denied' },
)
  .input(z.strictObject({ user_id: z.optional(MemberId) }))
  .output(reply(z.array(Notification)))

export const markNotificationsRead = call(
  routes.notifications.markNotificationsRead,
  'Mark own notifications as read',
  { access: 'member', suspended: 'denied' },
)
  .input(
    z.union([
      z.strictObject({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(NOTIFICATIONS_SHOWN)) }),
      z.strictObject({ all: z.literal(true) }),
    ]),
  )
  .output(reply(z.object({ read: z.int() })))

export const dismissNotification = call(
  routes.notifications.dismissNotification,
  'Take a notification off the list',
  { access: 'member', suspended: 'denied' },
)
  .input(z.strictObject({ notification_id: z.uuid() }))
  .output(reply(z.object({})))

export const notificationsCalls = { getBadges, getNotifications, markNotificationsRead, dismissNotification }
