export { inheritPause, savePause } from './paused-contacts.ts'
export { shieldJobs } from './shield.jobs.ts'
export { rulesFound } from './shield.queries.ts'
export { createShieldState } from './shield.state.ts'
