export { reportsOfCase } from './case-reports.ts'
export { profileSeenByOthers } from './evidence.queries.ts'
export {
  type CaseReader,
  evidenceOfCase,
  freezeEvidence,
  readEvidencePhoto,
  sealEvidence,
} from './evidence.ts'
export { moveReports } from './move-reports.ts'
export { reportsConfig } from './reports.config.ts'
export { removeEvidenceLeftovers, reportJobs } from './reports.jobs.ts'
export { reportsRoutes } from './reports.routes.ts'
export { receiveReport, reportsWithDetails } from './reports.rules.ts'
export { createReportsState } from './reports.state.ts'
export { reportListeners } from './share-photos.ts'
export { readTold, sealTold } from './told.ts'
