import type { Feature } from '../../../platform/feature.ts'
import { type ClaimLatePhotos, caseJobs } from './cases.jobs.ts'
import './cases.events.ts'

export { type AppealColumns, appealText, appealUntil, asOwnAppeal, encryptAppeal } from './appeals.ts'
export { casesConfig } from './cases.config.ts'
export { remindOfCases } from './cases.jobs.ts'
export { casesMetrics } from './cases.metrics.ts'
export { askForAnotherLook, type NewCase, openCase } from './cases.queries.ts'
export { createCasesState } from './cases.state.ts'
export {
  closeLeasedCase,
  closeMergedCase,
  closeProposals,
  closeSamePersonCases,
  extendLease,
  type LeasedCase,
  lockLeasedCase,
  markLookedAt,
  setNoBreach,
  setReopened,
} from './leased-cases.queries.ts'
export { concernsOwnAccount, isHiddenFrom } from './queue.queries.ts'
export { caseAct, queuePage, releaseCase, requireLease, takeCase } from './queue.ts'

export const cases = (takePhotos: ClaimLatePhotos) =>
  ({ jobs: (app) => caseJobs(app, takePhotos) }) satisfies Feature
