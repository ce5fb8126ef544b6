import type { App } from '../../../platform/app.ts'
import { retriedTransaction } from '../../../platform/outbox.ts'
import { fail } from '../../failures.ts'
import { lockOrder, ownOrder } from '../orders/orders.queries.ts'
import { giveBack } from './give-back.ts'
import { mailWithdrawal } from './refund-mails.ts'
import { withdrawableOrder } from './refunds.queries.ts'
import { withdrawalOf } from './refunds.rules.ts'

/**
 * Takes an order back: its term ends now, nothing of it renews, also when the card is being charged just now, and the money
 * goes back as soon as the provider takes the refund. Works while the provider is away. Again changes nothing.
 * @throws request.not_found
 * @throws membership.nothing_to_withdraw for an order that was not paid, or is used up
 */
export async function withdraw(app: App, orderId: string): Promise<void> {
  const seen = await withdrawableOrder(app.db, orderId)
  if (!seen) throw fail('request.not_found')
  await retriedTransaction(app, async (tx) => {
    const { state } = await lockOrder(tx, seen) // and its member: two orders are not both given back as the one of this year
    if (state === 'refunding' || state === 'refunded') return
    const now = app.clock.now()
    const order = (await withdrawableOrder(tx, orderId)) ?? seen
    const withdrawal = withdrawalOf(order, now)
    if (!withdrawal) throw fail('membership.nothing_to_withdraw')
    const { amount, isFull } = withdrawal
    await giveBack(app, tx, order, { amount, reason: isFull ? 'withdrawal' : 'unused_days' }, now)
    await mailWithdrawal(app, tx, order, amount)
  })
}

/** The same of an order of the member's own; another's is not found. */
export async function withdrawOwn(app: App, userId: string, orderId: string): Promise<void> {
  if (!(await ownOrder(app.db, userId, orderId))) throw fail('request.not_found')
  await withdraw(app, orderId)
}
