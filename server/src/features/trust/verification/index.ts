import type { Feature } from '../../../platform/feature.ts'
import { verificationJobs } from './verification.jobs.ts'
import { verificationListeners } from './verification.listeners.ts'
import { verificationRoutes } from './verification.routes.ts'
import { verificationStaffRoutes } from './verification-staff.routes.ts'
import './verification.events.ts'

export { type Badge, insertBadges } from './seed-badges.queries.ts'
export { displayedEnd, endByRemoval, sentVerifications } from './verification.queries.ts'

export const verification = {
  routes: [verificationRoutes, verificationStaffRoutes],
  jobs: verificationJobs,
  listeners: verificationListeners,
} satisfies Feature
