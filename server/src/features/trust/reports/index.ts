import type { Feature } from '../../../platform/feature.ts'
import { holdsRoutes } from './holds/holds.routes.ts'
import { reportJobs } from './reports.jobs.ts'
import { reportsRoutes } from './reports.routes.ts'
import { reportListeners } from './share-photos.ts'

export { reportsOfCase } from './case-reports.ts'
export { profileSeenByOthers, registerFiles, unregisterFiles } from './evidence.queries.ts'
export {
  type CaseReader,
  encryptEvidence,
  evidenceOfCase,
  freezeEvidence,
  readEvidencePhoto,
} from './evidence.ts'
export { holdOf } from './holds/holds.ts'
export { moveReports } from './move-reports.ts'
export { decryptReport, encryptReport } from './report-content.ts'
export { reportsConfig } from './reports.config.ts'
export { removeEvidenceLeftovers } from './reports.jobs.ts'
export { deleteLetters } from './reports.queries.ts'
export { receiveReport, reportsWithDetails } from './reports.rules.ts'
export { createReportsState } from './reports.state.ts'

export const reports = {
  routes: [reportsRoutes, holdsRoutes],
  jobs: reportJobs,
  listeners: reportListeners,
} satisfies Feature
