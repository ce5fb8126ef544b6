import { discoveryCalls } from '@ndoa/contract/dating/discovery'
import { calls } from '../../../platform/calls.ts'
import { fail } from '../../shared/failures.ts'
import { countSearch, defaultFilters, suggestions } from './ranking/index.ts'

const { getMatches, loadFindMatchesParams } = calls(discoveryCalls)

export const discoveryRoutes = {
  contract: discoveryCalls,
  handlers: {
    getMatches: getMatches.handler(async ({ input, context: { app, viewer } }) => {
      if (input.user_id !== viewer.id) throw fail('request.denied')
      countSearch(app, viewer.id)
      return { success: true, ...(await suggestions(app, input)) }
    }),
    loadFindMatchesParams: loadFindMatchesParams.handler(async ({ input, context: { app, viewer } }) => {
      if (input.user_id !== viewer.id) throw fail('request.denied')
      return { success: true, ...(await defaultFilters(app, viewer.id)) }
    }),
  },
}
