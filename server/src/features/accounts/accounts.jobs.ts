import type { App } from '../../platform/app.ts'
import { securityLogJobs } from './security-log.jobs.ts'
import { endSocketsOfEndedSessions } from './sessions/ended-sessions.ts'
import { suspensionJobs } from './suspensions.ts'

/** Background jobs of accounts, and the listener that closes the connections of sessions that end. */
export function accountsJobs(app: App): void {
  endSocketsOfEndedSessions(app)
  suspensionJobs(app)
  securityLogJobs(app)
}
