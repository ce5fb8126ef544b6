export const discoveryRoutes = {
  getMatches: 'POST /functions/v1/get-matches',
  loadFindMatchesParams: 'POST /functions/v1/load-find-matches-params',
} as const
