import { completeSignUpCalls } from '@ndoa/contract/identity/accounts-calls'
import { calls, ok } from '../../../platform/calls.ts'
import { insertProfileFromSignUp } from './profiles.queries.ts'

const { completeSignUp: call } = calls(completeSignUpCalls)

export const signUpRoutes = {
  contract: completeSignUpCalls,
  handlers: {
    completeSignUp: call.handler(async ({ context: { app, viewer } }) => {
      if (!viewer.confirmed) return ok({ completed: false })
      const complete = app.db
        .transaction()
        .execute((tx) => insertProfileFromSignUp(tx, viewer.id, app.clock.now()))
      return ok({ completed: await complete })
    }),
  },
}
