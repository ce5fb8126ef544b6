import { statementsCalls as contract } from '@ndoa/contract/trust/statements'
import { calls, ok } from '../../../../platform/calls.ts'
import { appealReport, appealStatement } from '../appeals/appeal.ts'
import { statementsOf } from './statements.ts'

const { getStatements, appealStatement: statement, appealReport: report } = calls(contract)

export const statementsRoutes = {
  contract,
  handlers: {
    getStatements: getStatements.handler(async ({ context: { app, viewer } }) =>
      ok(await statementsOf(app, viewer.id)),
    ),
    appealStatement: statement.handler(async ({ input, context: { app, viewer } }) => {
      await appealStatement(app, viewer.id, input.statement_id, input.text)
      return ok(null)
    }),
    appealReport: report.handler(async ({ input, context: { app, viewer } }) => {
      await appealReport(app, viewer.id, input.report_id, input.text)
      return ok(null)
    }),
  },
}
