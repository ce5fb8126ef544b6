export { casesConfig } from './cases.config.ts'
export { caseJobs } from './cases.jobs.ts'
export { openCase } from './cases.queries.ts'
export { createCasesState } from './cases.state.ts'
