export const savedSearchesRoutes = {
  getSavedSearches: 'GET /functions/v1/get-saved-searches',
  saveSearch: 'POST /functions/v1/save-search',
  updateSavedSearch: 'POST /functions/v1/update-saved-search',
  deleteSavedSearch: 'POST /functions/v1/delete-saved-search',
} as const
