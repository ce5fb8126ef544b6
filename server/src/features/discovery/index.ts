export { discoveryConfig } from './discovery.config.ts'
export { discoveryJobs } from './discovery.jobs.ts'
export { discoveryMetrics } from './discovery.metrics.ts'
export { discoveryRoutes } from './discovery.routes.ts'
