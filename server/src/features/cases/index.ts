import './cases.events.ts'

export { type AppealColumns, appealText, appealUntil, asOwnAppeal, sealAppeal } from './appeals.ts'
export { casesConfig } from './cases.config.ts'
export { caseJobs } from './cases.jobs.ts'
export { type NewCase, openCase } from './cases.queries.ts'
export { createCasesState } from './cases.state.ts'
export { concernsOwnAccount, isHiddenFrom } from './queue.queries.ts'
export { caseAct, queuePage, releaseCase, requireLease, takeCase } from './queue.ts'
