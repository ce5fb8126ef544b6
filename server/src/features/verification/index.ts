import './verification.events.ts'

export { type Badge, insertBadges } from './seed-badges.queries.ts'
export { verificationJobs } from './verification.jobs.ts'
export { verificationListeners } from './verification.listeners.ts'
export { endByRemoval, sentBy, shownEnd } from './verification.queries.ts'
export { verificationRoutes } from './verification.routes.ts'
export { verificationStaffRoutes } from './verification-staff.routes.ts'
