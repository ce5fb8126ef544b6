import * as z from 'zod/mini'
import { atMost } from './at-most.ts'
import { call, reply } from './call.ts'
import { HEAD_TURNS, VERIFICATION_ENDS, VERIFICATION_REASONS } from './choices.ts'
import { MemberId, Timestamp } from './ids.ts'
import { CALL_LINK_MAX } from './limits.ts'
import { routes } from './routes.ts'

const memberOnly = { access: 'member', suspended: 'denied' } as const

export const VerificationKind = z.enum(['pictures', 'call'])
export type VerificationKind = z.infer<typeof VerificationKind>

/** Of whatever has been started: pictures are sent for the start that they were taken for. */
export const VerificationId = z.uuid().check(z.toLowerCase())

/** A video call that the team has arranged. */
export const ArrangedCall = z.object({
  at: Timestamp,
  link: z.string().check(atMost(CALL_LINK_MAX), z.url({ protocol: /^https$/ })),
})
export type ArrangedCall = z.infer<typeof ArrangedCall>

/** Where a member stands. A badge that is being renewed is still a badge: `verified_until` says so beside `waiting`. */
export const OwnVerification = z.object({
  state: z.enum(['none', 'waiting', 'verified', 'rejected', 'ended']),
  kind: z.nullable(VerificationKind),
  /** Of what waits. */
  sent_at: z.nullable(Timestamp),
  /** Of a request for a call that waits; null until the team has arranged it. */
  call: z.nullable(ArrangedCall),
  verified_until: z.nullable(Timestamp),
  /** The badge ends soon, so that pictures can be sent again. */
  can_renew: z.boolean(),
  /** Why the last request was rejected; beside a badge: why it was not renewed. */
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

/** What the pictures have to show, so that they cannot have been taken before. */
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
      /** Of the start that they were taken for. */
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

/** Once for each pair; a repeat changes nothing. Nobody is told what the other one did about it. */
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
