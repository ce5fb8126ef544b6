import type { App } from '../../../platform/app.ts'
import { retriedTransaction } from '../../../platform/outbox.ts'
import { orderPage } from '../orders/order-page.ts'
import {
  buyerOf,
  expireUnstarted,
  lockOrder,
  type OrderRow,
  postponeOrder,
  saveCharge,
} from '../orders/orders.queries.ts'
import type { NewPayment } from '../providers/provider.ts'
import { nextCheck } from '../reconcile/check-times.ts'
import { endUnreachable } from '../reconcile/end-unreachable.ts'
import { wakeAt } from '../reconcile/wake.ts'
import { wordsIn } from '../words.ts'
import { declineRenewal } from './decline-renewal.ts'
import { endFailedRenewal } from './end-failed-renewal.ts'
import { type CardRow, cardOf, reencryptCard } from './renewals.queries.ts'

const HOUR = 3_600_000
/** Milliseconds until the provider can find a new charge. */
const LOOKUP_DELAY = HOUR

/**
 * Charges once, under the order's id. If the card must no longer be charged, an earlier charge may exist whose response
 * was lost, so the order ends only once the provider confirms that it has none.
 * @throws ProviderError without a response
 */
export async function chargeRenewal(app: App, order: OrderRow): Promise<void> {
  const { charge, findCharge } = app.membership.providers[order.provider] ?? {}
  const card = await cardOf(app.db, order.id)
  if (!charge || !findCharge) return endUnreachable(app, order, nextLookup(order, card, app.clock.now()))
  const payment = await paymentOf(app, order, card)
  if (!payment) return applyLookup(app, order, card, await findCharge(order.id))
  const charged = await charge(payment.details, payment.token)
  if ('providerId' in charged) return storeCharge(app, order, charged.providerId)
  app.log.warn({ provider: order.provider, refusal: charged.refusal }, 'a renewal was refused')
  await endUnstarted(app, order, 'failed')
}

/** @returns null if the member stopped the renewal, was reminded too long ago, or deleted the account */
async function paymentOf(
  app: App,
  order: OrderRow,
  card: CardRow | undefined,
): Promise<{ details: NewPayment; token: string } | null> {
  const { id, user_id, currency, amount_minor: amount, country } = order
  if (order.state !== 'open' || order.withdrawn_at !== null || user_id === null) return null
  if (!card?.is_on || card.renewable_until <= app.clock.now()) return null
  const buyer = await buyerOf(app.db, user_id)
  if (!buyer) return null
  const details = {
    id,
    price: { amount, currency },
    country,
    title: wordsIn(buyer.language).title(order.tier, order.months),
    language: buyer.language,
    email: buyer.email ?? app.config.operatorEmail,
    storesCard: false,
    returnTo: orderPage(app, id),
  }
  const { cards } = app.membership
  const token = cards.decrypt(card.sealed_token, user_id)
  await reencryptCard(app.db, id, cards.encrypt(token, user_id))
  return { details, token }
}

async function applyLookup(app: App, order: OrderRow, card: CardRow | undefined, found: string | null) {
  if (found !== null) return storeCharge(app, order, found)
  const next = nextLookup(order, card, app.clock.now())
  if (next) await postponeOrder(app.db, order, next)
  else await endUnstarted(app, order, 'expired')
}

function nextLookup({ created_at }: OrderRow, card: CardRow | undefined, now: Date): Date | null {
  const next = nextCheck(created_at, now)
  if (!card?.is_on) return next
  const last = new Date(card.renewable_until.getTime() + LOOKUP_DELAY)
  if (last <= now) return null
  return next && next < last ? next : last
}

async function storeCharge(app: App, { id, provider }: OrderRow, providerId: string): Promise<void> {
  const now = app.clock.now()
  await saveCharge(app.db, id, providerId, nextCheck(now, now))
  await wakeAt(app, provider, now)
}

/** Does nothing if another server has found the charge since. */
const endUnstarted = (app: App, seen: OrderRow, state: 'failed' | 'expired') =>
  retriedTransaction(app, async (tx) => {
    const order = await lockOrder(tx, seen)
    if (order.provider_id !== null) return
    await expireUnstarted(tx, order.id, app.clock.now(), state)
    if (order.state !== 'open') return
    if (state === 'failed') await declineRenewal(app, tx, order)
    else await endFailedRenewal(app, tx, order)
  })
