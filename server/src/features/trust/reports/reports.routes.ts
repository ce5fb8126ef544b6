import { reportsCalls } from '@ndoa/contract/trust/reports'
import { calls, ok } from '../../../platform/calls.ts'
import { fail } from '../../shared/failures.ts'
import { ownReports, receiveReport } from './reports.rules.ts'
import { wordsIn } from './words.ts'

const { reportMember, getReports } = calls(reportsCalls)

export const reportsRoutes = {
  contract: reportsCalls,
  handlers: {
    reportMember: reportMember.handler(async ({ input, context: { app, viewer } }) => {
      if (input.user_id === viewer.id)
        throw fail('request.invalid', { fields: { user_id: (language) => wordsIn(language).yourself } })
      await receiveReport(app, viewer.id, input)
      return ok(null)
    }),
    getReports: getReports.handler(async ({ input, context: { app, viewer } }) => {
      if (input.user_id && input.user_id !== viewer.id) throw fail('request.not_found')
      return ok(await ownReports(app, viewer.id))
    }),
  },
}
