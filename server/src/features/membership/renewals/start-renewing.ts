import { priceOf } from '@ndoa/contract/membership/prices'
import type { App } from '../../../platform/app.ts'
import { retriedTransaction } from '../../../platform/outbox.ts'
import { fail } from '../../shared/failures.ts'
import { buyerOf, expediteCheckIfUnsent, lockMember } from '../orders/orders.queries.ts'
import { priceCountryOf } from '../orders/price-country.queries.ts'
import { wakeAt } from '../reconcile/wake.ts'
import { canChargeIn } from './charges-in.ts'
import { renewalOf, resumeRenewal, startRenewal } from './renewals.queries.ts'

/**
 * @throws membership.no_card without a card, after a failed or withdrawn charge, or if the card can't pay today's price
 */
export const startRenewing = (app: App, userId: string): Promise<void> =>
  retriedTransaction(app, async (tx) => {
    await lockMember(tx, userId) // so that no order ends or is paid in the meantime
    const now = app.clock.now()
    const [renewal, buyer] = [await renewalOf(tx, userId), await buyerOf(tx, userId)]
    const prices = await priceCountryOf(tx, userId, now)
    if (!renewal || !prices || !buyer?.email) throw fail('membership.no_card')
    if (renewal.renewed_by === null) {
      if (!canChargeIn(prices.country, renewal)) throw fail('membership.no_card')
      await startRenewal(tx, userId, priceOf(prices.country, renewal.tier, renewal.months))
      return
    }
    await resumeRenewal(tx, userId)
    await expediteCheckIfUnsent(tx, renewal.renewed_by, now)
    await wakeAt(app, renewal.provider, now, tx)
  })
