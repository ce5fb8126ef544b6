import * as z from 'zod/mini'
import { call, reply } from '../call.ts'
import { Gender } from '../identity/reference.ts'
import { MatchId, MemberId, Slug, Timestamp } from '../ids.ts'
import { routes } from '../routes.ts'
import { MemberCard } from './discovery.ts'

/**
 * `from_id` must be the signed-in member. A repeated like returns the first result. Each must be of the gender that the
 * other seeks, unless one likes the other already; `looking_for_gender` replaces the sender's wish, as in get-matches.
 */
export const likeMember = call(routes.likes.likeMember, 'Like a member; a like both ways makes a match', {
  access: 'member',
  suspended: 'denied',
})
  .input(z.strictObject({ from_id: MemberId, to_id: MemberId, looking_for_gender: z.optional(Gender) }))
  .output(reply(z.object({ is_matched: z.boolean(), match_id: z.nullable(MatchId) })))

/** Changes nothing if there is no like. @throws likes.matched once the like became a match */
export const takeBackLike = call(routes.likes.takeBackLike, 'Take a like back', {
  access: 'member',
  suspended: 'denied',
})
  .input(z.strictObject({ from_id: MemberId, to_id: MemberId }))
  .output(reply(z.null()))

export const ReceivedLike = z.extend(MemberCard, {
  id: z.uuid(),
  created_at: Timestamp,
  bio: z.optional(z.string()),
  interests: z.array(Slug),
})
export type ReceivedLike = z.infer<typeof ReceivedLike>

export const getReceivedLikes = call(
  routes.likes.getReceivedLikes,
  'Likes received and not yet matched, newest first',
  { access: 'member', suspended: 'denied' },
)
  .input(z.strictObject({ user_id: MemberId }))
  .output(reply(z.array(ReceivedLike)))

export const likesCalls = { likeMember, takeBackLike, getReceivedLikes }
