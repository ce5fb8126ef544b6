import type { Membership } from '@ndoa/contract/membership'
import type { App } from '../../../platform/app.ts'
import { fail } from '../../failures.ts'
import { type RenewalRow, renewalOf } from '../renewals/renewals.queries.ts'
import { liveMembership } from '../terms/terms.queries.ts'
import { ordersOf } from './order-views.ts'
import { buyerOf } from './orders.queries.ts'

/** What a member sees of their membership. */
export async function getMembership({ db, clock }: App, userId: string): Promise<Membership> {
  const [buyer, live, renewal, orders] = await Promise.all([
    buyerOf(db, userId),
    liveMembership(db, userId, clock.now()),
    renewalOf(db, userId),
    ordersOf(db, userId),
  ])
  if (!buyer) throw fail('request.not_found')
  return {
    tier: live?.tier ?? null,
    ends_at: live?.ends_at.toISOString() ?? null,
    country: buyer.country,
    renewal: renewal ? asContract(renewal) : null,
    orders,
  }
}

const asContract = ({ currency, ...row }: RenewalRow): Membership['renewal'] => ({
  is_on: row.is_on,
  tier: row.tier,
  months: row.months,
  price: { amount: row.amount_minor, currency },
  at: row.renews_at.toISOString(),
  card: row.card_last_four,
})
