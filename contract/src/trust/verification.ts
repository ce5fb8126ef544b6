import * as z from 'zod/mini'
import { atMost } from '../at-most.ts'
import { call, reply } from '../call.ts'
import { HEAD_TURNS, VERIFICATION_ENDS, VERIFICATION_REASONS } from '../dating/choices.ts'
import { MemberId, Timestamp } from '../ids.ts'
import { CALL_LINK_MAX } from '../limits.ts'
import { routes } from '../routes.ts'

const memberOnly = { access: 'member', suspended: 'denied' } as const

export const VerificationKind = z.enum(['pictures', 'call'])
export type VerificationKind = z.infer<typeof VerificationKind>

/** Identifies one attempt; the server accepts pictures only for the attempt they were taken for. */
export const VerificationId = z.uuid().check(z.toLowerCase())

export const ArrangedCall = z.object({
  at: Timestamp,
  link: z.string().check(atMost(CALL_LINK_MAX), z.url({ protocol: /^https$/ })),
})
export type ArrangedCall = z.infer<typeof ArrangedCall>

/** During a renewal the badge stays: `verified_until` is set while `state` is `waiting`. */
export const OwnVerification = z.object({
  state: z.enum(['none', 'waiting', 'verified', 'rejected', 'ended']),
  kind: z.nullable(VerificationKind),
  sent_at: z.nullable(Timestamp),
  call: z.nullable(ArrangedCall),
  verified_until: z.nullable(Timestamp),
  can_renew: z.boolean(),
  reason: z.nullable(z.enum(VERIFICATION_REASONS)),
  ended_by: z.nullable(z.enum(VERIFICATION_ENDS)),
})
export type OwnVerification = z.infer<typeof OwnVerification>

export const getVerification = call(
  routes.verification.getVerification,
  'The state of your verification',
  memberOnly,
)
  .input(z.strictObject({ user_id: z.optional(MemberId) }))
  .output(reply(OwnVerification))

/** A random head turn and code prove that the pictures were taken now. */
export const Challenge = z.object({
  verification_id: VerificationId,
  turn: z.enum(HEAD_TURNS),
  code: z.string(),
  expires_at: Timestamp,
})
export type Challenge = z.infer<typeof Challenge>

export const startVerification = call(
  routes.verification.startVerification,
  'Get a turn of the head and a code for live pictures',
  memberOnly,
)
  .input(z.strictObject({ user_id: z.optional(MemberId) }))
  .output(reply(Challenge))

export const sendVerification = call(
  routes.verification.sendVerification,
  'Send the three live pictures (multipart, fields `verification_id`, `straight`, `turned`, `code`)',
  memberOnly,
)
  .input(
    z.strictObject({
      verification_id: VerificationId,
      straight: z.file(),
      turned: z.file(),
      code: z.file(),
    }),
  )
  .output(reply(OwnVerification))

export const withdrawVerification = call(
  routes.verification.withdrawVerification,
  'Take back the request that waits, or give up the badge; a repeat changes nothing',
  memberOnly,
)
  .input(z.strictObject({ user_id: z.optional(MemberId), what: z.enum(['request', 'badge']) }))
  .output(reply(OwnVerification))

export const requestCall = call(
  routes.verification.requestCall,
  'Ask to be verified in a video call with the team',
  memberOnly,
)
  .input(z.strictObject({ user_id: z.optional(MemberId) }))
  .output(reply(OwnVerification))

/** Once per pair; a repeat changes nothing. The asker never learns the match's answer. */
export const askToVerify = call(routes.verification.askToVerify, 'Ask a match to get verified', memberOnly)
  .input(z.strictObject({ user_id: MemberId }))
  .output(reply(z.null()))

export const verificationCalls = {
  getVerification,
  startVerification,
  sendVerification,
  withdrawVerification,
  requestCall,
  askToVerify,
}
