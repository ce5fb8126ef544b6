export { transparencyJobs } from './transparency.jobs.ts'
export { transparencyRoutes } from './transparency.routes.ts'
