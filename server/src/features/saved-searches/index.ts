export { savedSearchesJobs } from './saved-searches.jobs.ts'
export { savedSearchesArchiveOf } from './saved-searches.queries.ts'
export { savedSearchesRoutes } from './saved-searches.routes.ts'
