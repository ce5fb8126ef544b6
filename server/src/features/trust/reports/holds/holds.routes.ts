import { holdsCalls } from '@ndoa/contract/trust/holds'
import { ok, staffCalls } from '../../../../platform/calls.ts'
import { confirmHold, liftHold, listHolds, placeHold } from './holds.ts'

const calls = staffCalls(holdsCalls)

export const holdsRoutes = {
  contract: holdsCalls,
  handlers: {
    getHolds: calls.getHolds.handler(async ({ context: { app, staff } }) => ok(await listHolds(app, staff))),
    placeHold: calls.placeHold.handler(async ({ input, context: { app, staff } }) =>
      ok({ id: await placeHold(app, staff, input) }),
    ),
    confirmHold: calls.confirmHold.handler(async ({ input, context: { app, staff } }) => {
      await confirmHold(app, staff, input.hold_id)
      return ok({})
    }),
    liftHold: calls.liftHold.handler(async ({ input, context: { app, staff } }) =>
      ok({ is_lifted: await liftHold(app, staff, input.hold_id) }),
    ),
  },
}
