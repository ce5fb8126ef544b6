import { verificationStaffCalls } from '@ndoa/contract/trust/verification-staff'
import { ok, staffCalls } from '../../../platform/calls.ts'
import { arrangeCall } from './calls.ts'
import { decideVerification, viewVerification, waitingVerifications } from './decisions.ts'

const calls = staffCalls(verificationStaffCalls)

export const verificationStaffRoutes = {
  contract: verificationStaffCalls,
  handlers: {
    getVerifications: calls.getVerifications.handler(async ({ context: { app, staff } }) =>
      ok(await waitingVerifications(app, staff)),
    ),
    viewVerification: calls.viewVerification.handler(async ({ input, context: { app, staff } }) =>
      ok(await viewVerification(app, staff, input.verification_id)),
    ),
    arrangeCall: calls.arrangeCall.handler(async ({ input, context: { app, staff } }) => {
      await arrangeCall(app, staff, input.verification_id, input.call)
      return ok({})
    }),
    decideVerification: calls.decideVerification.handler(async ({ input, context: { app, staff } }) => {
      await decideVerification(app, staff, input)
      return ok({})
    }),
  },
}
