import type { ValuesOf } from '../../../platform/config.ts'
import type { Feature } from '../../../platform/feature.ts'
import type { discoveryConfig } from './discovery.config.ts'
import { discoveryJobs } from './discovery.jobs.ts'
import { discoveryRoutes } from './discovery.routes.ts'

export { discoveryConfig } from './discovery.config.ts'
export { discoveryMetrics, isDiscoveryReady } from './discovery.metrics.ts'
export { createDiscovery } from './discovery.state.ts'
export { matchesPerImpression, neverShownShare, weeklyExposure } from './exposure/index.ts'
export { countAndPercents, countSearch, filtersOf, newcomersFitting } from './ranking/index.ts'

export const discovery = (config: ValuesOf<typeof discoveryConfig>) =>
  ({ routes: [discoveryRoutes], jobs: (app) => discoveryJobs(app, config) }) satisfies Feature
