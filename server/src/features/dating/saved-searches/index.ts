import type { Feature } from '../../../platform/feature.ts'
import { savedSearchesJobs } from './saved-searches.jobs.ts'
import { savedSearchesRoutes } from './saved-searches.routes.ts'

export { savedSearchesArchiveOf } from './saved-searches.queries.ts'

export const savedSearches = { routes: [savedSearchesRoutes], jobs: savedSearchesJobs } satisfies Feature
