import type { App } from '../../../platform/app.ts'
import { alertMembers } from './alerts.ts'

export function savedSearchesJobs(app: App): void {
  app.jobs.define('alert-of-searches', () => alertMembers(app), { cron: '41 * * * *', oneWaiting: true })
}
