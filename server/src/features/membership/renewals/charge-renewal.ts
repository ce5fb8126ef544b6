import type { App } from '../../../platform/app.ts'
import { retriedTransaction } from '../../../platform/outbox.ts'
import { orderPage } from '../orders/order-page.ts'
import {
  buyerOf,
  expireUnbegun,
  lockOrder,
  type OrderRow,
  postponeOrder,
  saveCharge,
} from '../orders/orders.queries.ts'
import type { NewPayment } from '../providers/provider.ts'
import { nextCheck } from '../reconcile/check-times.ts'
import { endUnreachable } from '../reconcile/end-unreachable.ts'
import { wakeAt } from '../reconcile/wake.ts'
import { wordsIn } from '../words/index.ts'
import { endFailedRenewal } from './end-failed-renewal.ts'
import { type CardRow, cardOf } from './renewals.queries.ts'

const HOUR = 3_600_000
/** How long after a charge its provider may take to find it again. */
const FOUND_WITHIN = HOUR

/**
 * Charges the card of a renewal's order, under the order's id, so that it is charged once however often this is tried. A
 * card that must not be charged any more may have been charged earlier, and the answer lost: then that charge is looked for,
 * and the order ends only when the provider says that there is none, or is not configured any more.
 * @throws ProviderError when there is no answer: it is tried again
 */
export async function chargeRenewal(app: App, order: OrderRow): Promise<void> {
  const { charge, findCharge } = app.membership.providers[order.provider] ?? {}
  const card = await cardOf(app.db, order.id)
  if (!charge || !findCharge) return endUnreachable(app, order, nextLook(order, card, app.clock.now()))
  const payment = await paymentOf(app, order, card)
  if (!payment) return followFound(app, order, card, await findCharge(order.id))
  const charged = await charge(payment.of, payment.token)
  if ('providerId' in charged) return follow(app, order, charged.providerId)
  app.log.warn({ provider: order.provider, refusal: charged.refusal }, 'a renewal was refused')
  await endUnbegun(app, order, 'failed')
}

/** @returns null for a card that must not be charged: its owner stopped it, was reminded too long ago, or has left */
async function paymentOf(
  app: App,
  order: OrderRow,
  card: CardRow | undefined,
): Promise<{ of: NewPayment; token: string } | null> {
  const { id, user_id, currency, amount_minor: amount, country } = order
  if (order.state !== 'open' || order.withdrawn_at !== null || user_id === null) return null
  if (!card?.is_on || card.renewable_until <= app.clock.now()) return null
  const buyer = await buyerOf(app.db, user_id)
  if (!buyer) return null
  const of = {
    id,
    price: { amount, currency },
    country,
    title: wordsIn(buyer.language).title(order.tier, order.months),
    language: buyer.language,
    email: buyer.email ?? app.config.operatorEmail,
    storesCard: false,
    returnTo: orderPage(app, id),
  }
  return { of, token: app.membership.cards.decrypt(card.sealed_token, user_id) }
}

async function followFound(app: App, order: OrderRow, card: CardRow | undefined, found: string | null) {
  if (found !== null) return follow(app, order, found)
  const next = nextLook(order, card, app.clock.now())
  if (next) await postponeOrder(app.db, order, next)
  else await endUnbegun(app, order, 'expired')
}

/** When to look for a charge again; null: that was the last time. */
function nextLook({ created_at }: OrderRow, card: CardRow | undefined, now: Date): Date | null {
  const next = nextCheck(created_at, now)
  if (!card?.is_on) return next
  const last = new Date(card.renewable_until.getTime() + FOUND_WITHIN)
  if (last <= now) return null
  return next && next < last ? next : last
}

/** Has the provider asked how a charge stands. */
async function follow(app: App, { id, provider }: OrderRow, providerId: string): Promise<void> {
  const now = app.clock.now()
  await saveCharge(app.db, id, providerId, nextCheck(now, now))
  await wakeAt(app, provider, now)
}

/** Unless another server has found a charge meanwhile, there is none: its owner hears that it was not renewed. */
const endUnbegun = (app: App, seen: OrderRow, state: 'failed' | 'expired') =>
  retriedTransaction(app, async (tx) => {
    const order = await lockOrder(tx, seen)
    if (order.provider_id !== null) return
    await expireUnbegun(tx, order.id, app.clock.now(), state)
    if (order.state === 'open') await endFailedRenewal(app, tx, order)
  })
