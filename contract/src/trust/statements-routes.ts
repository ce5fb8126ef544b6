export const statementsRoutes = {
  getStatements: 'GET /functions/v1/get-statements',
  appealStatement: 'POST /functions/v1/appeal-statement',
  appealReport: 'POST /functions/v1/appeal-report',
} as const
