export const leavingRoutes = {
  deactivateAccount: 'POST /functions/v1/deactivate-account',
  deleteAccount: 'POST /functions/v1/delete-account',
  exportMyData: 'POST /functions/v1/export-my-data',
  fetchMyData: 'POST /functions/v1/fetch-my-data',
} as const
