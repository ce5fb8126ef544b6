export const matchesRoutes = {
  getMyMatches: 'POST /functions/v1/get-my-matches',
  getDashboardStats: 'POST /functions/v1/get-dashboard-stats',
} as const
