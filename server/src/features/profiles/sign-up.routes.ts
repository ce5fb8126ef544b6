import { accountsCalls } from '@ndoa/contract/accounts'
import { type AccessOf, row } from '../../platform/access.ts'
import { calls, ok } from '../../platform/calls.ts'
import { completeSignUp } from './profiles.rules.ts'

const { completeSignUp: call } = calls(accountsCalls)

const signUpAccess: AccessOf<typeof accountsCalls> = {
  completeSignUp: [row('PRO-7', 'L | A own | A own | D | D | D | L | D | D')],
}

/** Completing a sign-up makes a profile, so it is answered here and not with the accounts. */
export const signUpRoutes = {
  contract: accountsCalls,
  access: signUpAccess,
  handlers: {
    completeSignUp: call.handler(async ({ context: { app, viewer } }) =>
      ok({ completed: viewer.confirmed && (await completeSignUp(app, viewer.id)) }),
    ),
  },
}
