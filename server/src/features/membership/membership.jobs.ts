import { PROVIDERS } from '@ndoa/contract/membership-rules'
import type { App } from '../../platform/app.ts'
import { checkOrdersOf } from './reconcile/check-due.ts'
import { checkOrders, wakeAll } from './reconcile/wake.ts'
import { forgetCards } from './renewals/forget-cards.ts'
import { remindOfRenewals } from './renewals/remind.ts'
import { renewMemberships } from './renewals/renew.ts'
import { endMemberships } from './terms/project.ts'

export function membershipJobs(app: App): void {
  app.jobs.define('check-orders', () => wakeAll(app), { cron: '* * * * *', oneWaiting: true })
  for (const provider of PROVIDERS)
    app.jobs.define(checkOrders(provider), () => checkOrdersOf(app, provider), { oneWaiting: true })
  app.jobs.define('remind-of-renewals', () => remindOfRenewals(app), { cron: '7 * * * *', oneWaiting: true })
  app.jobs.define('renew-memberships', () => renewMemberships(app), { cron: '37 * * * *', oneWaiting: true })
  app.jobs.define('forget-cards', () => forgetCards(app), { cron: '53 4 * * *' })
  app.jobs.define('end-memberships', () => endMemberships(app), { cron: '* * * * *', oneWaiting: true })
}
