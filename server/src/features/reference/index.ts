export { countryOfAddress } from './country.ts'
export { loadLabels, type Labels } from './labels.ts'
export { referenceRoutes } from './reference.routes.ts'
