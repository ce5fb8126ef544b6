import type { App } from '../../../platform/app.ts'
import { securityLogJobs } from './security-log.jobs.ts'
import { endSocketsOfEndedSessions } from './sessions/ended-sessions.ts'
import { suspensionJobs } from './suspensions.ts'

export function accountsJobs(app: App): void {
  endSocketsOfEndedSessions(app)
  suspensionJobs(app)
  securityLogJobs(app)
}
