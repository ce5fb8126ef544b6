import type { Feature } from '../../../platform/feature.ts'
import { decisionJobs } from './decisions.jobs.ts'
import { decisionListeners } from './decisions.listeners.ts'
import { decisionsRoutes } from './decisions.routes.ts'
import { statementsRoutes } from './statements/statements.routes.ts'
import './decisions.events.ts'

export { applyDueDecisions } from './apply/apply-decision.ts'
export { banKeptUntil } from './apply/restriction.queries.ts'
export { contactEmail } from './bans/contacts-notice.ts'
export { hasBanData } from './bans/deleted-subject.queries.ts'
export { keepForOpenCases } from './bans/deleted-subject.ts'
export { activeStrikes } from './decide/decide.queries.ts'
export { statementsWithAppeals } from './statements/statements.ts'

export const decisions = {
  routes: [decisionsRoutes, statementsRoutes],
  jobs: decisionJobs,
  listeners: decisionListeners,
} satisfies Feature
