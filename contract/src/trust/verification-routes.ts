export const verificationRoutes = {
  getVerification: 'GET /functions/v1/get-verification',
  startVerification: 'POST /functions/v1/start-verification',
  sendVerification: 'POST /functions/v1/send-verification',
  withdrawVerification: 'POST /functions/v1/withdraw-verification',
  requestCall: 'POST /functions/v1/request-verification-call',
  askToVerify: 'POST /functions/v1/ask-to-verify',
} as const
