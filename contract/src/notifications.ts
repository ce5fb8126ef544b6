import * as z from 'zod/mini'
import { call, reply } from './call.ts'
import { MemberId, Timestamp } from './ids.ts'
import { ViewedPhoto } from './profiles.ts'

export const BADGE_CAP = 99
export const NOTIFICATION_TYPES = ['match', 'message', 'like', 'reminder'] as const
/** The list ends here; who has more sees the newest. */
export const NOTIFICATIONS_SHOWN = 200

/** Something a member is told, in words that hold at the moment of reading. */
export const Notification = z.object({
  id: z.uuid(),
  type: z.enum(NOTIFICATION_TYPES),
  title: z.string(),
  message: z.string(),
  timestamp: Timestamp,
  isRead: z.boolean(),
  /** Where a click leads, within the app. */
  actionUrl: z.string(),
  /** Whom it is about, when it is about somebody. */
  user_id: z.nullable(MemberId),
  userName: z.nullable(z.string()),
  avatar: z.nullable(ViewedPhoto),
})
export type Notification = z.infer<typeof Notification>

/** Unread figures for the shell; each counts to 100 at most, since the badge ends at "99+". */
export const Badges = z.object({
  messages: z.int(),
  likes: z.int(),
  notifications: z.int(),
})
export type Badges = z.infer<typeof Badges>

export const getBadges = call
  .route({
    method: 'GET',
    path: '/functions/v1/get-badges',
    summary: 'Unread messages, waiting likes, unread notifications',
  })
  .input(z.strictObject({ user_id: z.optional(MemberId) }))
  .output(reply(Badges))

export const getNotifications = call
  .route({
    method: 'GET',
    path: '/functions/v1/get-notifications',
    summary: 'What the member was told, newest first',
  })
  .input(z.strictObject({ user_id: z.optional(MemberId) }))
  .output(reply(z.array(Notification)))

/** Some by their ids, or all. */
export const markNotificationsRead = call
  .route({
    method: 'POST',
    path: '/functions/v1/mark-notifications-read',
    summary: 'Mark own notifications as read',
  })
  .input(
    z.union([
      z.strictObject({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(NOTIFICATIONS_SHOWN)) }),
      z.strictObject({ all: z.literal(true) }),
    ]),
  )
  .output(reply(z.object({ read: z.int() })))

export const dismissNotification = call
  .route({
    method: 'POST',
    path: '/functions/v1/dismiss-notification',
    summary: 'Take a notification off the list',
  })
  .input(z.strictObject({ notification_id: z.uuid() }))
  .output(reply(z.object({})))

export const notificationsCalls = { getBadges, getNotifications, markNotificationsRead, dismissNotification }
