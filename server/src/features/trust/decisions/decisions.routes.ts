import { decisionsCalls as contract } from '@ndoa/contract/trust/decisions'
import { ok, staffCalls } from '../../../platform/calls.ts'
import { decideAppeal } from './appeals/decide-appeal.ts'
import { confirmBan, refuseBan } from './bans/proposed-bans.ts'
import { closeCase } from './decide/close-case.ts'
import { decideCase, previewStatement, undoDecision } from './decide/decide.ts'

const calls = staffCalls(contract)

export const decisionsRoutes = {
  contract,
  handlers: {
    decideCase: calls.decideCase.handler(async ({ input, context: { app, staff } }) =>
      ok(await decideCase(app, staff, input)),
    ),
    undoDecision: calls.undoDecision.handler(async ({ input, context: { app, staff } }) => {
      await undoDecision(app, staff, input.decision_id)
      return ok({})
    }),
    previewStatement: calls.previewStatement.handler(async ({ input, context: { app, staff } }) =>
      ok(await previewStatement(app, staff, input)),
    ),
    confirmBan: calls.confirmBan.handler(async ({ input, context: { app, staff } }) => {
      await confirmBan(app, staff, input.decision_id)
      return ok({})
    }),
    refuseBan: calls.refuseBan.handler(async ({ input, context: { app, staff } }) => {
      await refuseBan(app, staff, input)
      return ok({})
    }),
    decideAppeal: calls.decideAppeal.handler(async ({ input, context: { app, staff } }) => {
      await decideAppeal(app, staff, input)
      return ok({})
    }),
    closeCase: calls.closeCase.handler(async ({ input, context: { app, staff } }) => {
      await closeCase(app, staff, input)
      return ok({})
    }),
  },
}
