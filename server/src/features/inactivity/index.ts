export { inactivityJobs } from './inactivity.jobs.ts'
export { inactivityListeners } from './inactivity.listeners.ts'
