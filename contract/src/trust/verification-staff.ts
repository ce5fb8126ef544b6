import * as z from 'zod/mini'
import { call, reply } from '../call.ts'
import { HEAD_TURNS, LIVE_POSES, VERIFICATION_REASONS } from '../dating/choices.ts'
import { Timestamp } from '../ids.ts'
import { ArrangedCall, VerificationId, VerificationKind } from './verification.ts'
import { verificationStaffRoutes } from './verification-staff-routes.ts'

const forStaff = { access: 'moderator', suspended: 'denied' } as const

/** Does not reveal whether another reviewer has decided. */
export const WaitingVerification = z.object({
  id: VerificationId,
  case_number: z.nullable(z.int()),
  kind: VerificationKind,
  sent_at: Timestamp,
  due_at: Timestamp,
  needs_senior: z.boolean(),
})
export type WaitingVerification = z.infer<typeof WaitingVerification>

export const getVerifications = call(
  verificationStaffRoutes.getVerifications,
  'Requests that wait for a decision of the viewer, by due time',
  forStaff,
)
  .input(z.strictObject({}))
  .output(reply(z.array(WaitingVerification)))

/** Pictures are `data:` URLs, so they have no address to store or share. */
export const VerificationView = z.object({
  id: VerificationId,
  kind: VerificationKind,
  display_name: z.string(),
  turn: z.nullable(z.enum(HEAD_TURNS)),
  code: z.nullable(z.string()),
  call: z.nullable(ArrangedCall),
  live: z.array(z.object({ pose: z.enum(LIVE_POSES), src: z.string() })),
  photos: z.array(z.object({ is_primary: z.boolean(), src: z.string() })),
})
export type VerificationView = z.infer<typeof VerificationView>

export const viewVerification = call(
  verificationStaffRoutes.viewVerification,
  'Look at live pictures beside the profile photos; the look is recorded',
  forStaff,
)
  .input(z.strictObject({ verification_id: VerificationId }))
  .output(reply(VerificationView))

export const arrangeCall = call(
  verificationStaffRoutes.arrangeCall,
  'Tell a member who asked for a call when and where it takes place',
  forStaff,
)
  .input(z.strictObject({ verification_id: VerificationId, call: ArrangedCall }))
  .output(reply(z.object({})))

export const VerificationDecision = z.union([
  z.strictObject({ verification_id: VerificationId, verdict: z.literal('approve') }),
  z.strictObject({
    verification_id: VerificationId,
    verdict: z.literal('reject'),
    reason: z.enum(VERIFICATION_REASONS),
  }),
])
export type VerificationDecision = z.infer<typeof VerificationDecision>

export const decideVerification = call(
  verificationStaffRoutes.decideVerification,
  'Decide about a request by oneself; two equal decisions settle it',
  forStaff,
)
  .input(VerificationDecision)
  .output(reply(z.object({})))

export const verificationStaffCalls = { getVerifications, viewVerification, arrangeCall, decideVerification }
