import { priceOf } from '@ndoa/contract/prices'
import type { App } from '../../../platform/app.ts'
import { retriedTransaction } from '../../../platform/outbox.ts'
import { fail } from '../../failures.ts'
import { buyerOf, hastenUnbegun, lockMember } from '../orders/orders.queries.ts'
import { priceCountryOf } from '../orders/price-country.queries.ts'
import { wakeAt } from '../reconcile/wake.ts'
import { renewalOf, resumeRenewal, startRenewal } from './renewals.queries.ts'

/**
 * From now on the membership renews, with the card that was stored when its owner chose to renew. A renewal that was
 * ordered before it was stopped is charged as its reminder said.
 * @throws membership.no_card where there is none, or its charge has failed or went back
 */
export const startRenewing = (app: App, userId: string): Promise<void> =>
  retriedTransaction(app, async (tx) => {
    await lockMember(tx, userId) // what was ordered neither ends nor is paid meanwhile
    const now = app.clock.now()
    const [renewal, buyer] = [await renewalOf(tx, userId), await buyerOf(tx, userId)]
    const prices = await priceCountryOf(tx, userId, now)
    if (!renewal || !prices || !buyer?.email) throw fail('membership.no_card')
    if (renewal.renewed_by === null) {
      await startRenewal(tx, userId, priceOf(prices.country, renewal.tier, renewal.months))
      return
    }
    await resumeRenewal(tx, userId)
    await hastenUnbegun(tx, renewal.renewed_by, now)
    await wakeAt(app, renewal.provider, now, tx)
  })
