import * as z from 'zod/mini'
import { call, reply } from '../call.ts'
import { MatchId, MemberId, Timestamp } from '../ids.ts'
import { routes } from '../routes.ts'
import { MemberCard } from './discovery.ts'

export const MyMatch = z.extend(MemberCard, {
  match_id: MatchId,
  matched_at: Timestamp,
  last_message_at: z.nullable(Timestamp),
  last_activity: Timestamp,
  message_count: z.int(),
  unread_count: z.int(),
})
export type MyMatch = z.infer<typeof MyMatch>

export const getMyMatches = call(routes.matches.getMyMatches, 'Your active matches, newest first', {
  access: 'member',
  suspended: 'denied',
})
  .input(z.strictObject({ user_id: MemberId }))
  .output(reply(z.array(MyMatch)))

export const getDashboardStats = call(routes.matches.getDashboardStats, "This week's own figures", {
  access: 'member',
  suspended: 'denied',
})
  .input(z.strictObject({ user_id: MemberId }))
  .output(
    reply(
      z.object({
        profile_views: z.int(),
        new_matches: z.int(),
        messages_sent: z.int(),
        likes_received: z.int(),
      }),
    ),
  )

export const matchesCalls = { getMyMatches, getDashboardStats }
