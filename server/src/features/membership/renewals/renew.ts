import { randomUUID } from 'node:crypto'
import { PRICE_VERSION, taxRateOf, taxWithin } from '@ndoa/contract/membership/prices'
import type { App } from '../../../platform/app.ts'
import type { EachMember } from '../../../platform/each-member.ts'
import { buyerOf, insertOrder, lockMember } from '../orders/orders.queries.ts'
import { priceCountryOf } from '../orders/price-country.queries.ts'
import { wakeAt } from '../reconcile/wake.ts'
import { canChargeIn } from './charges-in.ts'
import { stopMovedRenewal } from './end-failed-renewal.ts'
import {
  type DueRenewal,
  lockRenewalToCharge,
  markRenewed,
  membersToCharge,
  stopRenewal,
} from './renewals.queries.ts'

export const dueRenewals = (app: App): EachMember<{ id: string }> => ({
  name: 'renew-memberships',
  page: (after, limit) => membersToCharge(app.db, app.clock.now(), { after, limit }),
  handle: ({ id }) => orderRenewal(app, id),
})

/** Creates the order and marks the renewal in one transaction, so that a card is never charged twice. */
const orderRenewal = (app: App, userId: string) =>
  app.db.transaction().execute(async (tx) => {
    const now = app.clock.now()
    await lockMember(tx, userId)
    const renewal = await lockRenewalToCharge(tx, userId, now)
    if (!renewal) return
    const country = renewal.country ?? (await priceCountryOf(tx, userId, now))?.country
    const email = (await buyerOf(tx, userId))?.email
    // If the address bounces, the owner has not seen the reminder.
    if (!country || !email || !(await app.mail.reaches(email, tx))) {
      await stopRenewal(tx, userId)
      return
    }
    if (!canChargeIn(country, renewal)) return stopMovedRenewal(app, tx, userId, renewal)
    const id = randomUUID()
    await insertOrder(tx, newOrder(id, userId, renewal, country, now))
    await markRenewed(tx, userId, id)
    await wakeAt(app, renewal.provider, now, tx)
  })

function newOrder(id: string, user_id: string, renewal: DueRenewal, country: string, now: Date) {
  const { tier, months, provider, currency, amount_minor } = renewal
  return {
    id,
    user_id,
    tier,
    months,
    method: 'card' as const,
    provider,
    currency,
    amount_minor,
    tax_minor: taxWithin({ amount: amount_minor, currency }, country).amount,
    tax_rate: taxRateOf(country),
    country,
    price_version: PRICE_VERSION,
    is_renewal: true,
    wants_renewal: false, // the card is already stored
    begins_now_at: now,
    created_at: now,
    next_check_at: now,
  }
}
