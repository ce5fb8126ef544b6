export { discoveryJobs } from './discovery.jobs.ts'
export { discoveryRoutes } from './discovery.routes.ts'
