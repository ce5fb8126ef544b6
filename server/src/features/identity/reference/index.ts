import type { Feature } from '../../../platform/feature.ts'
import { referenceRoutes } from './reference.routes.ts'

export { type Cities, distanceBetween, knownCities } from './cities.ts'
export { countryOfAddress } from './country.ts'
export { createLabels, type Labels, labelsOf } from './labels.ts'
export { readReference } from './read-reference.ts'

export const reference = { routes: [referenceRoutes] } satisfies Feature
