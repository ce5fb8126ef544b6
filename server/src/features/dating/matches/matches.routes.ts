import { matchesCalls } from '@ndoa/contract/dating/matches'
import { calls, ok } from '../../../platform/calls.ts'
import { fail } from '../../shared/failures.ts'
import { myMatches, weekFigures } from './matches.rules.ts'

const { getMyMatches, getDashboardStats } = calls(matchesCalls)

export const matchesRoutes = {
  contract: matchesCalls,
  handlers: {
    getMyMatches: getMyMatches.handler(async ({ input, context: { app, viewer } }) => {
      if (input.user_id !== viewer.id) throw fail('request.denied')
      return ok(await myMatches(app, viewer.id))
    }),
    getDashboardStats: getDashboardStats.handler(async ({ input, context: { app, viewer } }) => {
      if (input.user_id !== viewer.id) throw fail('request.denied')
      return ok(await weekFigures(app, viewer.id))
    }),
  },
}
