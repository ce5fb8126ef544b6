import type { Money } from '@ndoa/contract/money'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import { emailTemplate } from '../../shared/email-template.ts'
import { dateIn, moneyIn } from '../../shared/languages.ts'
import { type Buyer, buyerOf, type OrderRow } from '../orders/orders.queries.ts'
import { liveMembership } from '../terms/terms.queries.ts'
import { wordsIn } from '../words.ts'
import { cardOf, stopRenewal, stopRenewalChargedBy } from './renewals.queries.ts'

/**
 * `unreachable`: the charge's state is unknown. `moved`: the member's prices now follow a country with another
 * provider.
 */
type StopReason = 'refused' | 'unreachable' | 'moved'

interface NotRenewed {
  price: Money
  card: string
  why: StopReason
}

/** Stops the renewal, and notifies its owner unless the owner had already stopped it. */
export async function endFailedRenewal(
  app: App,
  tx: Tx,
  order: OrderRow,
  why: StopReason = 'refused',
): Promise<void> {
  if (!order.is_renewal || order.user_id === null) return
  const card = await cardOf(tx, order.id)
  await stopRenewalChargedBy(tx, order.id)
  if (!card?.is_on) return
  const price = { amount: order.amount_minor, currency: order.currency }
  await mailNotRenewed(app, tx, order.user_id, { price, card: card.card_last_four, why })
}

/** A stored card stays with its provider, so a country with another provider needs a new card. */
export async function stopMovedRenewal(
  app: App,
  tx: Tx,
  userId: string,
  { amount_minor: amount, currency, card_last_four: card }: MovedRenewal,
): Promise<void> {
  await stopRenewal(tx, userId)
  await mailNotRenewed(app, tx, userId, { price: { amount, currency }, card, why: 'moved' })
}
type MovedRenewal = Pick<OrderRow, 'amount_minor' | 'currency'> & { card_last_four: string }

async function mailNotRenewed(app: App, tx: Tx, userId: string, what: NotRenewed): Promise<void> {
  const buyer = await buyerOf(tx, userId)
  if (!buyer?.email) return
  const live = await liveMembership(tx, userId, app.clock.now())
  await app.mail.send(await mailOf(buyer, what, live?.ends_at), tx)
}

async function mailOf(
  { language, name, email }: Buyer,
  { price, card, why }: NotRenewed,
  endsAt: Date | undefined,
) {
  const { notRenewed } = wordsIn(language)
  const reason = why === 'moved' ? notRenewed.moved(card) : notRenewed[why](moneyIn(language, price), card)
  const ends = endsAt ? notRenewed.ends(dateIn(language, endsAt)) : notRenewed.ended
  const { mail } = notRenewed
  const preview = why === 'refused' ? mail.preview : mail.heading
  const written = emailTemplate({ ...mail, preview, name, paragraphs: [reason, ends] }, language)
  return { to: email ?? '', ...written }
}
