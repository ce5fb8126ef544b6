import { discoveryCalls } from '@ndoa/contract/discovery'
import { calls } from '../../platform/calls.ts'
import { fail } from '../failures.ts'
import { tooMany } from '../limits.ts'
import { defaultFilters, suggestions } from './ranking/index.ts'
import { wordsIn } from './words/index.ts'

const { getMatches, loadFindMatchesParams } = calls(discoveryCalls)

export const discoveryRoutes = {
  contract: discoveryCalls,
  handlers: {
    getMatches: getMatches.handler(async ({ input, context: { app, viewer } }) => {
      if (input.user_id !== viewer.id) throw fail('request.denied')
      const wait = app.discovery.countPage(viewer.id)
      if (wait !== null) throw tooMany((language) => wordsIn(language).tooManySuggestions, wait)
      return { success: true, ...(await suggestions(app, input)) }
    }),
    loadFindMatchesParams: loadFindMatchesParams.handler(async ({ input, context: { app, viewer } }) => {
      if (input.user_id !== viewer.id) throw fail('request.denied')
      return { success: true, ...(await defaultFilters(app, viewer.id)) }
    }),
  },
}
