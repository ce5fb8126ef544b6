import * as z from 'zod/mini'
import { atMost } from '../at-most.ts'
import { call, reply } from '../call.ts'
import { MemberId } from '../ids.ts'
import { TYPED_PASSWORD_MAX } from '../limits.ts'
import { routes } from '../routes.ts'

/** The password may be omitted shortly after a sign-in; later the call fails with `accounts.proof_needed`. */
export const LeavingProof = z.strictObject({
  user_id: z.optional(MemberId),
  current_password: z.optional(z.string().check(atMost(TYPED_PASSWORD_MAX))),
})
export type LeavingProof = z.infer<typeof LeavingProof>

/** Hides the member and signs out every device; the next sign-in restores the account. */
export const deactivateAccount = call(routes.leaving.deactivateAccount, 'Leave until the next sign-in', {
  access: 'session',
  suspended: 'denied',
})
  .input(LeavingProof)
  .output(reply(z.object({})))

export const deleteAccount = call(routes.leaving.deleteAccount, 'Delete your account for good', {
  access: 'session',
  suspended: 'allowed',
})
  .input(LeavingProof)
  .output(reply(z.object({})))

/** Builds the archive in the background and mails a link to `/settings?export=CODE`. At most once a day. */
export const exportMyData = call(routes.leaving.exportMyData, 'Ask for an archive of your data', {
  access: 'session',
  suspended: 'allowed',
})
  .input(z.strictObject({ user_id: z.optional(MemberId) }))
  .output(reply(z.object({})))

/** Only the owner's session can fetch the archive; it is deleted after one complete download. */
export const fetchMyData = call(routes.leaving.fetchMyData, 'Fetch the archive by the mailed code', {
  access: 'session',
  suspended: 'allowed',
})
  .input(z.strictObject({ code: z.string().check(atMost(43), z.regex(/^[\w-]{16,43}$/)) }))
  .output(z.file())

export const leavingCalls = { deactivateAccount, deleteAccount, exportMyData, fetchMyData }
