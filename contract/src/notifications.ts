import * as z from 'zod/mini'
import { call, reply } from './call.ts'
import { MemberId } from './ids.ts'

export const BADGE_CAP = 99

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

export const notificationsCalls = { getBadges }
