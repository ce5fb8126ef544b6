import type { App } from '../../platform/app.ts'
import { checkDueOrders } from './reconcile/check-due.ts'
import { CHECK_ORDERS } from './reconcile/wake.ts'
import { endMemberships } from './terms/project.ts'

export function membershipJobs(app: App): void {
  app.jobs.define(CHECK_ORDERS, () => checkDueOrders(app), { cron: '* * * * *', oneWaiting: true })
  app.jobs.define('end-memberships', () => endMemberships(app), { cron: '* * * * *', oneWaiting: true })
}
