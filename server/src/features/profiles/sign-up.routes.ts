import { completeSignUpCalls } from '@ndoa/contract/accounts-calls'
import { calls, ok } from '../../platform/calls.ts'
import { insertProfileFromSignUp } from './profiles.queries.ts'

const { completeSignUp: call } = calls(completeSignUpCalls)

/** For members who have no profile: confirming makes it, so that there is nothing left to do for anybody else. */
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
