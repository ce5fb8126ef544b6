export const referenceRoutes = {
  getReferenceData: 'GET /functions/v1/get-reference-data',
  getCountry: 'GET /functions/v1/get-country',
} as const
