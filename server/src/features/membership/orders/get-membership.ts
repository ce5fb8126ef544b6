import type { Membership } from '@ndoa/contract/membership'
import { PAYMENT_METHODS, type PaymentMethod } from '@ndoa/contract/membership-rules'
import { providerFor } from '@ndoa/contract/prices'
import type { App } from '../../../platform/app.ts'
import { fail } from '../../failures.ts'
import { type RenewalRow, renewalOf } from '../renewals/renewals.queries.ts'
import { liveMembership } from '../terms/terms.queries.ts'
import { ordersOf } from './order-views.ts'
import { buyerOf } from './orders.queries.ts'
import { priceCountryOf } from './price-country.queries.ts'

/** What a member sees of their membership. */
export async function getMembership(app: App, userId: string): Promise<Membership> {
  const { db, clock } = app
  const [buyer, prices, live, renewal, orders] = await Promise.all([
    buyerOf(db, userId),
    priceCountryOf(db, userId, clock.now()),
    liveMembership(db, userId, clock.now()),
    renewalOf(db, userId),
    ordersOf(db, userId, clock.now()),
  ])
  if (!buyer) throw fail('request.not_found')
  return {
    tier: live?.tier ?? null,
    ends_at: live?.ends_at.toISOString() ?? null,
    country: prices?.country ?? null,
    prices_follow_at: prices?.followsAt?.toISOString() ?? null,
    methods: prices ? methodsIn(app, prices.country) : [],
    can_renew: buyer.email !== null,
    renewal: renewal ? asContract(renewal) : null,
    orders,
  }
}

/** How somebody who lives there can pay, with the providers that are configured. */
const methodsIn = ({ membership }: App, country: string): PaymentMethod[] =>
  PAYMENT_METHODS.filter((method) => {
    const provider = providerFor(country, method)
    return provider !== null && membership.providers[provider]
  })

const asContract = ({ currency, ...row }: RenewalRow): Membership['renewal'] => ({
  is_on: row.is_on,
  tier: row.tier,
  months: row.months,
  price: { amount: row.amount_minor, currency },
  at: row.renews_at.toISOString(),
  card: row.card_last_four,
})
