import type { Membership } from '@ndoa/contract/membership/membership'
import { PAYMENT_METHODS, type PaymentMethod } from '@ndoa/contract/membership/membership-rules'
import { providerFor } from '@ndoa/contract/membership/prices'
import type { App } from '../../../platform/app.ts'
import { fail } from '../../shared/failures.ts'
import { canChargeIn } from '../renewals/charges-in.ts'
import { type RenewalRow, renewalOf } from '../renewals/renewals.queries.ts'
import { liveMembership } from '../terms/terms.queries.ts'
import { ordersOf } from './order-views.ts'
import { buyerOf } from './orders.queries.ts'
import { type PriceCountry, priceCountryOf } from './price-country.queries.ts'

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
    renewal: renewal && canShow(renewal, prices) ? asContract(renewal) : null,
    orders,
  }
}

const methodsIn = ({ membership }: App, country: string): PaymentMethod[] =>
  PAYMENT_METHODS.filter((method) => {
    const provider = providerFor(country, method)
    return provider !== null && membership.providers[provider]
  })

/** A renewal that is off and can't be turned on again is hidden. */
const canShow = (renewal: RenewalRow, prices: PriceCountry | undefined) =>
  renewal.is_on || (prices !== undefined && canChargeIn(prices.country, renewal))

const asContract = ({ currency, ...row }: RenewalRow): Membership['renewal'] => ({
  is_on: row.is_on,
  tier: row.tier,
  months: row.months,
  price: { amount: row.amount_minor, currency },
  at: row.renews_at.toISOString(),
  card: row.card_last_four,
})
