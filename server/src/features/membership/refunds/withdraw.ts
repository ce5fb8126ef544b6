import type { App } from '../../../platform/app.ts'
import { retriedTransaction } from '../../../platform/outbox.ts'
import { fail } from '../../shared/failures.ts'
import { lockOrder, ownOrder } from '../orders/orders.queries.ts'
import { refundAndRevoke } from './give-back.ts'
import { mailWithdrawal } from './refund-mails.ts'
import { withdrawableOrder } from './refunds.queries.ts'
import { withdrawalOf } from './refunds.rules.ts'

/** Also works while the provider is unavailable. @throws request.not_found, membership.nothing_to_withdraw */
export async function withdrawOrder(app: App, orderId: string): Promise<void> {
  const seen = await withdrawableOrder(app.db, orderId)
  if (!seen) throw fail('request.not_found')
  await retriedTransaction(app, async (tx) => {
    // Also locks the member, because only one order a year is refunded in full.
    const { state } = await lockOrder(tx, seen)
    if (state === 'refunding' || state === 'refunded') return
    const now = app.clock.now()
    const order = (await withdrawableOrder(tx, orderId)) ?? seen
    const withdrawal = withdrawalOf(order, now)
    if (!withdrawal) throw fail('membership.nothing_to_withdraw')
    const { amount, isFull } = withdrawal
    await refundAndRevoke(app, tx, order, { amount, reason: isFull ? 'withdrawal' : 'unused_days' }, now)
    await mailWithdrawal(app, tx, order, amount)
  })
}

/** @throws request.not_found for another member's order */
export async function withdrawOwn(app: App, userId: string, orderId: string): Promise<void> {
  if (!(await ownOrder(app.db, userId, orderId))) throw fail('request.not_found')
  await withdrawOrder(app, orderId)
}
