import { randomUUID } from 'node:crypto'
import { PRICE_VERSION, taxRateOf, taxWithin } from '@ndoa/contract/prices'
import type { App } from '../../../platform/app.ts'
import { mailStateOf } from '../../bounces/index.ts'
import { insertOrder, lockMember } from '../orders/orders.queries.ts'
import { priceCountryOf } from '../orders/price-country.queries.ts'
import { wakeAt } from '../reconcile/wake.ts'
import {
  type DueRenewal,
  lockRenewalToCharge,
  markRenewed,
  membersToCharge,
  stopRenewal,
} from './renewals.queries.ts'

const AT_ONCE = 100

/** Orders what is to be renewed now. The card is charged as soon as the order is looked at. */
export async function renewMemberships(app: App): Promise<void> {
  for (;;) {
    const members = await membersToCharge(app.db, app.clock.now(), AT_ONCE)
    for (const userId of members) await orderRenewal(app, userId)
    if (members.length < AT_ONCE) return
  }
}

/** The order and the mark that this renewal has one are a single transaction: a card is never charged twice for it. */
const orderRenewal = (app: App, userId: string) =>
  app.db.transaction().execute(async (tx) => {
    const now = app.clock.now()
    await lockMember(tx, userId)
    const renewal = await lockRenewalToCharge(tx, userId, now)
    if (!renewal) return
    const country = renewal.country ?? (await priceCountryOf(tx, userId, now))?.country
    // A reminder that bounced did not reach its owner.
    const mails = await mailStateOf(tx, userId, now)
    if (!country || (mails !== 'arrives' && mails !== 'complained')) {
      await stopRenewal(tx, userId)
      return
    }
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
    wants_renewal: false, // the card is stored already
    begins_now_at: now,
    created_at: now,
    next_check_at: now,
  }
}
