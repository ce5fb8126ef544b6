import * as z from 'zod/mini'
import { call, reply } from './call.ts'
import { MemberId } from './ids.ts'

/** Deactivating and deleting ask for the current password, unless the sign-in is fresh (`accounts.proof_needed`). */
export const LeavingProof = z.strictObject({
  user_id: z.optional(MemberId),
  current_password: z.optional(z.string().check(z.maxLength(1000))),
})
export type LeavingProof = z.infer<typeof LeavingProof>

/** Hides the member everywhere and signs out every device; the next sign-in brings all back. */
export const deactivateAccount = call
  .route({
    method: 'POST',
    path: '/functions/v1/deactivate-account',
    summary: 'Leave until the next sign-in',
  })
  .input(LeavingProof)
  .output(reply(z.object({})))

export const deleteAccount = call
  .route({ method: 'POST', path: '/functions/v1/delete-account', summary: 'Delete the own account for good' })
  .input(LeavingProof)
  .output(reply(z.object({})))

export const leavingCalls = { deactivateAccount, deleteAccount }
