import type { Feature } from '../../../platform/feature.ts'
import { transparencyJobs } from './transparency.jobs.ts'
import { transparencyRoutes } from './transparency.routes.ts'

export const transparency = { routes: [transparencyRoutes], jobs: transparencyJobs } satisfies Feature
