import { priceOf } from '@ndoa/contract/prices'
import type { App } from '../../../platform/app.ts'
import { fail } from '../../failures.ts'
import { buyerOf } from '../orders/orders.queries.ts'
import { renewalOf, startRenewal } from './renewals.queries.ts'

/**
 * From now on the membership renews, with the card that was stored when its owner chose to renew.
 * @throws membership.no_card where there is none
 */
export async function startRenewing(app: App, userId: string): Promise<void> {
  const [renewal, buyer] = await Promise.all([renewalOf(app.db, userId), buyerOf(app.db, userId)])
  if (!renewal || !buyer?.country || !buyer.email) throw fail('membership.no_card')
  await startRenewal(app.db, userId, priceOf(buyer.country, renewal.tier, renewal.months))
}
