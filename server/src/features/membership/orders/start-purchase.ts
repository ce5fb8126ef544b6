import { randomUUID } from 'node:crypto'
import type { Purchase } from '@ndoa/contract/membership/membership'
import { PRICE_VERSION, priceOf, providerFor, taxRateOf, taxWithin } from '@ndoa/contract/membership/prices'
import type { App } from '../../../platform/app.ts'
import { tryConsume } from '../../../platform/limits.ts'
import { countryOfAddress } from '../../identity/reference/index.ts'
import { fail } from '../../shared/failures.ts'
import { tooMany } from '../../shared/limits.ts'
import { ORDERS_OF_MEMBER } from '../membership.limits.ts'
import { type PaymentProvider, ProviderError, type StartedPayment } from '../providers/provider.ts'
import { nextCheck } from '../reconcile/check-times.ts'
import { wakeAt } from '../reconcile/wake.ts'
import { wordsIn } from '../words.ts'
import { orderPage } from './order-page.ts'
import { type Buyer, buyerOf, insertOrder, setProviderId } from './orders.queries.ts'
import { priceCountryOf } from './price-country.queries.ts'

/**
 * @throws membership.country_needed, membership.price_changed, membership.method_unavailable
 * @throws membership.provider_away if the provider does not respond; trying again creates another order
 */
export async function startPurchase(
  app: App,
  userId: string,
  purchase: Purchase,
  address?: string,
): Promise<{ order_id: string; pay_at: string }> {
  const buyer = await buyerOf(app.db, userId)
  if (!buyer) throw fail('request.not_found')
  const country = (await priceCountryOf(app.db, userId, app.clock.now()))?.country
  if (!country) throw fail('membership.country_needed')
  const { tier, months, price } = purchase
  const current = priceOf(country, tier, months)
  if (price.amount !== current.amount || price.currency !== current.currency)
    throw fail('membership.price_changed')
  const provider = availableProvider(app, country, purchase)
  const wait = await tryConsume(app.db, `orders ${userId}`, ORDERS_OF_MEMBER)
  if (wait !== null) throw tooMany((language) => wordsIn(language).tooManyOrders, wait)
  // Mobile money requires the owner's PIN each time, and a member without an address can't be reminded.
  const storesCard = purchase.renews && provider.charge !== null && buyer.email !== null
  const network = address ? await countryOfAddress(address) : null
  const chosen = { country, network, name: provider.name, renews: storesCard }
  const id = await createOrder(app, userId, { ...purchase, ...chosen })
  const { payAt } = await begin(app, provider, { id, buyer: { ...buyer, country }, purchase, storesCard })
  return { order_id: id, pay_at: payAt }
}

function availableProvider(
  { membership }: App,
  country: string,
  { method, tier }: Purchase,
): PaymentProvider {
  const name = providerFor(country, method)
  const provider = name && membership.providers[name]
  if (!provider || !membership.onSale.includes(tier)) throw fail('membership.method_unavailable')
  return provider
}

/** The order is stored before the provider is called, so that it is checked even if this process stops. */
async function createOrder(
  app: App,
  user_id: string,
  {
    tier,
    months,
    method,
    price,
    ...chosen
  }: Purchase & Pick<PaymentProvider, 'name'> & { country: string; network: string | null },
): Promise<string> {
  const now = app.clock.now()
  const id = randomUUID()
  const next = nextCheck(now, now)!
  await app.db.transaction().execute(async (tx) => {
    await insertOrder(tx, {
      id,
      user_id,
      tier,
      months,
      method,
      provider: chosen.name,
      currency: price.currency,
      amount_minor: price.amount,
      tax_minor: taxWithin(price, chosen.country).amount,
      tax_rate: taxRateOf(chosen.country),
      country: chosen.country,
      network_country: chosen.network,
      wants_renewal: chosen.renews,
      price_version: PRICE_VERSION,
      begins_now_at: now,
      created_at: now,
      next_check_at: next,
    })
    await wakeAt(app, chosen.name, next, tx)
  })
  return id
}

interface PaymentStart {
  id: string
  buyer: Buyer & { country: string }
  purchase: Purchase
  storesCard: boolean
}

async function begin(
  app: App,
  provider: PaymentProvider,
  { id, buyer, purchase, storesCard }: PaymentStart,
): Promise<StartedPayment> {
  const { language, country, email } = buyer
  const { price, tier, months } = purchase
  const payment = {
    id,
    price,
    country,
    language,
    title: wordsIn(language).title(tier, months),
    email: email ?? app.config.operatorEmail,
    storesCard,
    returnTo: orderPage(app, id),
  }
  const started = await provider.begin(payment).catch((error: unknown) => {
    if (!(error instanceof ProviderError)) throw error
    app.log.warn({ err: error, provider: provider.name }, 'a payment could not be begun')
    throw fail('membership.provider_away', { retry_after: 60 })
  })
  if (!(await setProviderId(app.db, id, started.providerId))) throw fail('membership.provider_away')
  return started
}
