export const reportsRoutes = {
  reportMember: 'POST /functions/v1/report-member',
  getReports: 'GET /functions/v1/get-reports',
} as const
