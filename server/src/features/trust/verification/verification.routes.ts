import { verificationCalls } from '@ndoa/contract/trust/verification'
import type { Viewer } from '../../../platform/app.ts'
import { calls, ok } from '../../../platform/calls.ts'
import { fail } from '../../shared/failures.ts'
import {
  askToVerify,
  ownVerification,
  requestCall,
  sendVerification,
  startVerification,
  withdrawVerification,
} from './verification.rules.ts'

const routes = calls(verificationCalls)

export const verificationRoutes = {
  contract: verificationCalls,
  handlers: {
    getVerification: routes.getVerification.handler(async ({ input, context: { app, viewer } }) => {
      requireOwnAccount(input, viewer)
      return ok(await ownVerification(app, viewer.id))
    }),
    startVerification: routes.startVerification.handler(async ({ input, context: { app, viewer } }) => {
      requireOwnAccount(input, viewer)
      return ok(await startVerification(app, viewer.id))
    }),
    sendVerification: routes.sendVerification.handler(async ({ input, context: { app, viewer } }) => {
      await sendVerification(app, viewer.id, input)
      return ok(await ownVerification(app, viewer.id))
    }),
    withdrawVerification: routes.withdrawVerification.handler(async ({ input, context: { app, viewer } }) => {
      requireOwnAccount(input, viewer)
      await withdrawVerification(app, viewer.id, input.what)
      return ok(await ownVerification(app, viewer.id))
    }),
    requestCall: routes.requestCall.handler(async ({ input, context: { app, viewer } }) => {
      requireOwnAccount(input, viewer)
      await requestCall(app, viewer.id)
      return ok(await ownVerification(app, viewer.id))
    }),
    askToVerify: routes.askToVerify.handler(async ({ input, context: { app, viewer } }) => {
      await askToVerify(app, viewer.id, input.user_id)
      return ok(null)
    }),
  },
}

function requireOwnAccount({ user_id }: { user_id?: string | undefined }, viewer: Viewer) {
  if (user_id !== undefined && user_id !== viewer.id) throw fail('request.denied')
}
