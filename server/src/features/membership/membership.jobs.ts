import { PROVIDERS } from '@ndoa/contract/membership/membership-rules'
import type { App } from '../../platform/app.ts'
import { defineEachMember } from '../../platform/each-member.ts'
import { checkOrdersOf } from './reconcile/check-due.ts'
import { checkOrders, wakeAll } from './reconcile/wake.ts'
import { forgetCards } from './renewals/forget-cards.ts'
import { renewalReminders } from './renewals/remind.ts'
import { dueRenewals } from './renewals/renew.ts'
import { membershipEnds } from './terms/project.ts'

export function membershipJobs(app: App): void {
  app.jobs.define('check-orders', () => wakeAll(app), { cron: '* * * * *', oneWaiting: true })
  for (const provider of PROVIDERS)
    app.jobs.define(checkOrders(provider), () => checkOrdersOf(app, provider), { oneWaiting: true })
  defineEachMember(app, '7 * * * *', () => renewalReminders(app))
  defineEachMember(app, '37 * * * *', () => dueRenewals(app))
  app.jobs.define('forget-cards', () => forgetCards(app), { cron: '53 4 * * *' })
  defineEachMember(app, '* * * * *', () => membershipEnds(app))
}
