import { savedSearchesCalls } from '@ndoa/contract/dating/saved-searches'
import { calls, ok } from '../../../platform/calls.ts'
import { deleteSearch } from './saved-searches.queries.ts'
import { changeSearch, savedSearchesOf, saveSearch } from './saved-searches.rules.ts'

const call = calls(savedSearchesCalls)

export const savedSearchesRoutes = {
  contract: savedSearchesCalls,
  handlers: {
    getSavedSearches: call.getSavedSearches.handler(async ({ context: { app, viewer } }) =>
      ok(await savedSearchesOf(app, viewer.id)),
    ),
    saveSearch: call.saveSearch.handler(async ({ input, context: { app, viewer } }) =>
      ok(await saveSearch(app, viewer.id, input)),
    ),
    updateSavedSearch: call.updateSavedSearch.handler(async ({ input, context: { app, viewer } }) =>
      ok(await changeSearch(app, viewer.id, input)),
    ),
    deleteSavedSearch: call.deleteSavedSearch.handler(async ({ input, context: { app, viewer } }) => {
      await deleteSearch(app.db, viewer.id, input.search_id)
      return ok({})
    }),
  },
}
