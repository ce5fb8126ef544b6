import { casesCalls } from '@ndoa/contract/trust/cases'
import { ok, staffCalls } from '../../../platform/calls.ts'
import { queuePage, releaseCase, takeCase } from '../cases/index.ts'
import { lookAtCase } from './case-view.ts'
import { endMemberSessions } from './end-sessions.ts'
import { figuresOf } from './figures.ts'

const calls = staffCalls(casesCalls)

export const consoleRoutes = {
  contract: casesCalls,
  handlers: {
    getCases: calls.getCases.handler(async ({ input, context: { app, staff } }) =>
      ok(await queuePage(app, staff, input)),
    ),
    takeCase: calls.takeCase.handler(async ({ input, context: { app, staff } }) =>
      ok(await takeCase(app, staff, input.case_id, input.without)),
    ),
    releaseCase: calls.releaseCase.handler(async ({ input, context: { app, staff } }) => {
      await releaseCase(app, staff, input.case_id)
      return ok({})
    }),
    getCase: calls.getCase.handler(async ({ input, context: { app, staff } }) =>
      ok(await lookAtCase(app, staff, input.case_id)),
    ),
    endMemberSessions: calls.endMemberSessions.handler(async ({ input, context: { app, staff } }) => {
      await endMemberSessions(app, staff, input.case_id)
      return ok({})
    }),
    getFigures: calls.getFigures.handler(async ({ context: { app } }) => ok(await figuresOf(app))),
  },
}
