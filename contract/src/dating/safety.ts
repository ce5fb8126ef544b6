import * as z from 'zod/mini'
import { call, reply } from '../call.ts'
import { MatchId, MemberId, Timestamp } from '../ids.ts'
import { routes } from '../routes.ts'

const memberOnly = { access: 'member', suspended: 'denied' } as const

export const BlockedMember = z.object({
  /** Works with `unblockMember`; no longer an account's id once the blocked account is deleted. */
  user_id: MemberId,
  display_name: z.string(),
  created_at: Timestamp,
})
export type BlockedMember = z.infer<typeof BlockedMember>

/** A member whom the viewer unmatched or blocked in the last 90 days, with the display name at that time. */
export const Parting = z.object({
  id: z.uuid(),
  user_id: z.nullable(MemberId),
  display_name: z.string(),
  kind: z.enum(['block', 'unmatch']),
  match_id: z.nullable(MatchId),
  is_blocked: z.boolean(),
  created_at: Timestamp,
  ends_at: Timestamp,
})
export type Parting = z.infer<typeof Parting>

/** The response is the same for every id, even an invented one, so it can't reveal who blocked whom. */
export const blockMember = call(
  routes.safety.blockMember,
  'Block a member: neither sees the other any more',
  memberOnly,
)
  .input(z.strictObject({ user_id: MemberId }))
  .output(reply(z.null()))

export const unblockMember = call(routes.safety.unblockMember, 'Take a block back', memberOnly)
  .input(z.strictObject({ user_id: MemberId }))
  .output(reply(z.null()))

export const getBlockedMembers = call(
  routes.safety.getBlockedMembers,
  'Whom the viewer blocked, the latest first',
  memberOnly,
)
  .input(z.strictObject({ user_id: z.optional(MemberId) }))
  .output(reply(z.array(BlockedMember)))

export const hideMember = call(
  routes.safety.hideMember,
  'Do not suggest a member again, or with `undo` suggest them after all',
  memberOnly,
)
  .input(z.strictObject({ user_id: MemberId, undo: z._default(z.boolean(), false) }))
  .output(reply(z.null()))

export const HiddenMember = z.object({
  user_id: MemberId,
  display_name: z.string(),
  created_at: Timestamp,
})
export type HiddenMember = z.infer<typeof HiddenMember>

export const getHiddenMembers = call(
  routes.safety.getHiddenMembers,
  'Whom the viewer hid, the latest first',
  memberOnly,
)
  .input(z.strictObject({ user_id: z.optional(MemberId) }))
  .output(reply(z.array(HiddenMember)))

export const unmatch = call(routes.safety.unmatch, 'End a match and its conversation', memberOnly)
  .input(z.strictObject({ match_id: MatchId }))
  .output(reply(z.null()))

export const getPartings = call(
  routes.safety.getPartings,
  'Whom the viewer unmatched or blocked in the last 90 days',
  memberOnly,
)
  .input(z.strictObject({ user_id: z.optional(MemberId) }))
  .output(reply(z.array(Parting)))

export const safetyCalls = {
  blockMember,
  unblockMember,
  getBlockedMembers,
  hideMember,
  getHiddenMembers,
  unmatch,
  getPartings,
}
