import { randomUUID } from 'node:crypto'
import { PRICE_VERSION, taxRateOf, taxWithin } from '@ndoa/contract/prices'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import { emailTemplate } from '../../email-template.ts'
import { dateIn, moneyIn } from '../../languages.ts'
import { orderPage } from '../orders/order-page.ts'
import {
  type Buyer,
  buyerOf,
  insertOrder,
  lockMember,
  type OrderRow,
  saveCharge,
} from '../orders/orders.queries.ts'
import { ProviderError } from '../providers/provider.ts'
import { nextCheck } from '../reconcile/check-times.ts'
import { wakeAt } from '../reconcile/wake.ts'
import { liveMembership } from '../terms/terms.queries.ts'
import { wordsIn } from '../words/index.ts'
import {
  cardOf,
  type DueRenewal,
  lockRenewalToCharge,
  markRenewed,
  membersToCharge,
  stopRenewal,
  stopRenewalBy,
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
    const buyer = await buyerOf(tx, userId)
    if (!buyer?.country) {
      await stopRenewal(tx, userId)
      return
    }
    const id = randomUUID()
    await insertOrder(tx, newOrder(id, userId, renewal, buyer.country, now))
    await markRenewed(tx, userId, id)
    await wakeAt(app, now, tx)
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

/**
 * Charges the card of a renewal's order; under the order's id, so that it is charged once however often this is tried. If
 * the card must not be charged any more, it looks for a charge that was made earlier and whose answer was lost.
 * @returns whether there is a charge to follow
 * @throws ProviderError when there is no answer: it is tried again
 */
export async function chargeRenewal(app: App, order: OrderRow): Promise<boolean> {
  const { id, user_id, provider, currency, amount_minor: amount, country } = order
  const card = user_id === null ? undefined : await cardOf(app.db, id)
  const buyer = user_id === null ? undefined : await buyerOf(app.db, user_id)
  const { charge, findCharge } = app.membership.providers[provider] ?? {}
  if (!charge || !findCharge) throw new ProviderError(`${provider} is not configured.`)
  if (!card?.is_on || !buyer || user_id === null) return followCharge(app, id, await findCharge(id))
  const token = app.membership.cards.decrypt(card.sealed_token, user_id)
  const payment = {
    id,
    price: { amount, currency },
    country,
    title: wordsIn(buyer.language).title(order.tier, order.months),
    language: buyer.language,
    email: buyer.email ?? app.config.operatorEmail,
    storesCard: false,
    returnTo: orderPage(app, id),
  }
  return followCharge(app, id, (await charge(payment, token)).providerId)
}

/** Has the provider asked how a charge stands. */
async function followCharge(app: App, orderId: string, providerId: string | null): Promise<boolean> {
  if (providerId === null) return false
  const now = app.clock.now()
  await saveCharge(app.db, orderId, providerId, nextCheck(now, now))
  await wakeAt(app, now)
  return true
}

/** A card was refused: nothing is tried again, and its owner hears of it. */
export async function endFailedRenewal(app: App, tx: Tx, order: OrderRow): Promise<void> {
  if (!order.is_renewal || order.user_id === null) return
  await stopRenewalBy(tx, order.id)
  const [buyer, live, card] = await Promise.all([
    buyerOf(tx, order.user_id),
    liveMembership(tx, order.user_id, app.clock.now()),
    cardOf(tx, order.id),
  ])
  if (buyer?.email && live && card)
    await app.mail.send(await mailOf(order, buyer, live.ends_at, card.card_last_four), tx)
}

async function mailOf(order: OrderRow, { language, name, email }: Buyer, endsAt: Date, card: string) {
  const { notRenewed } = wordsIn(language)
  const price = moneyIn(language, { amount: order.amount_minor, currency: order.currency })
  const written = await emailTemplate(
    {
      ...notRenewed.mail,
      name,
      paragraphs: [notRenewed.refused(price, card), notRenewed.ends(dateIn(language, endsAt))],
    },
    language,
  )
  return { to: email ?? '', ...written }
}
