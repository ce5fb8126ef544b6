import './decisions.events.ts'

export { applyDueDecisions, decisionJobs } from './apply-decision.ts'
export { decisionsRoutes } from './decisions.routes.ts'
export { openDecision } from './sealed-decision.ts'
export { statementsRoutes } from './statements.routes.ts'
export { statementsWithAppeals } from './statements.ts'
export { suggestStep } from './suggested-step.ts'
export { decisionListeners } from './tell.ts'
