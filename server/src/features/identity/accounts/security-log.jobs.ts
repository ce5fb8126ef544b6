import type { App } from '../../../platform/app.ts'
import { deleteOldSecurityEvents } from './security-log.queries.ts'

export function securityLogJobs(app: App): void {
  app.jobs.define('forget-security-events', () => deleteOldSecurityEvents(app), { cron: '53 3 * * *' })
}
