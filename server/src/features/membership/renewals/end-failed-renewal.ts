import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import { emailTemplate } from '../../email-template.ts'
import { dateIn, moneyIn } from '../../languages.ts'
import { type Buyer, buyerOf, type OrderRow } from '../orders/orders.queries.ts'
import { liveMembership } from '../terms/terms.queries.ts'
import { wordsIn } from '../words/index.ts'
import { cardOf, stopRenewalBy } from './renewals.queries.ts'

/** `unreachable`: nobody can say whether it was charged. */
type Why = 'refused' | 'unreachable'

/** A renewal could not be charged: nothing is tried again, and its owner, unless they had stopped it, hears of it. */
export async function endFailedRenewal(
  app: App,
  tx: Tx,
  order: OrderRow,
  why: Why = 'refused',
): Promise<void> {
  if (!order.is_renewal || order.user_id === null) return
  const card = await cardOf(tx, order.id)
  await stopRenewalBy(tx, order.id)
  const buyer = await buyerOf(tx, order.user_id)
  if (!card?.is_on || !buyer?.email) return
  const live = await liveMembership(tx, order.user_id, app.clock.now())
  await app.mail.send(
    await mailOf(order, buyer, { endsAt: live?.ends_at, card: card.card_last_four, why }),
    tx,
  )
}

/** @param endsAt undefined when it has ended */
async function mailOf(
  order: OrderRow,
  { language, name, email }: Buyer,
  { endsAt, card, why }: { endsAt: Date | undefined; card: string; why: Why },
) {
  const { notRenewed } = wordsIn(language)
  const price = moneyIn(language, { amount: order.amount_minor, currency: order.currency })
  const ends = endsAt ? notRenewed.ends(dateIn(language, endsAt)) : notRenewed.ended
  const { mail } = notRenewed
  const preview = why === 'refused' ? mail.preview : mail.heading
  const written = await emailTemplate(
    { ...mail, preview, name, paragraphs: [notRenewed[why](price, card), ends] },
    language,
  )
  return { to: email ?? '', ...written }
}
