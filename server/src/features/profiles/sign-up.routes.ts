import { accountsCalls } from '@ndoa/contract/accounts'
import { calls, ok } from '../../platform/calls.ts'
import { completeSignUp } from './profiles.rules.ts'

const { completeSignUp: call } = calls(accountsCalls)

/** Completing a sign-up makes a profile, so it is answered here and not with the accounts. */
export const signUpRoutes = {
  contract: accountsCalls,
  handlers: {
    completeSignUp: call.handler(async ({ context: { app, viewer } }) =>
      ok({ completed: viewer.confirmed && (await completeSignUp(app, viewer.id)) }),
    ),
  },
}
