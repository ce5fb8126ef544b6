export { type Cities, distanceBetween, knownCities } from './cities.ts'
export { countryOfAddress } from './country.ts'
export { createLabels, type Labels, labelsOf } from './labels.ts'
export { referenceRoutes } from './reference.routes.ts'
