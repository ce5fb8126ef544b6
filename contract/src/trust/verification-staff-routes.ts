import type { Route } from '../routes.ts'

export const verificationStaffRoutes = {
  getVerifications: 'GET /functions/v1/get-verifications',
  viewVerification: 'POST /functions/v1/view-verification',
  arrangeCall: 'POST /functions/v1/arrange-verification-call',
  decideVerification: 'POST /functions/v1/decide-verification',
} as const satisfies Record<string, Route>
