import type { App } from '../../platform/app.ts'
import { securityLogJobs } from './security-log.jobs.ts'
import { endSocketsOfEndedSessions } from './sessions/ended-sessions.ts'
import { suspensionJobs } from './suspensions.ts'

/** What the accounts do in the background; and the open connections of sessions that end are closed. */
export function accountsJobs(app: App): void {
  endSocketsOfEndedSessions(app)
  suspensionJobs(app)
  securityLogJobs(app)
}
