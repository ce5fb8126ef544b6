import type { HeldOrder } from '@ndoa/contract/held-orders'
import type { StaffAct } from '@ndoa/contract/staff-rules'
import type { App, Staff } from '../../../platform/app.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { retriedTransaction } from '../../../platform/outbox.ts'
import { fail } from '../../failures.ts'
import { recordAct } from '../../staff/index.ts'
import { lockMember, lockOrder, type OrderRow, orderOf } from '../orders/orders.queries.ts'
import { ProviderError } from '../providers/provider.ts'
import { LEASE } from '../reconcile/check-due.ts'
import { reconcile } from '../reconcile/reconcile.ts'
import { sendRefund } from '../refunds/send-refund.ts'
import { stopRenewalBy } from '../renewals/renewals.queries.ts'
import { heldOrders, releaseRefund, saveSettled } from './held-orders.queries.ts'

type By = Pick<Staff, 'id'>

/** Orders that need a person, the oldest first, and those that were settled last. Nothing of their members. */
export async function listHeldOrders(db: Db): Promise<HeldOrder[]> {
  const rows = await heldOrders(db)
  return rows.map(({ currency, ...row }) => ({
    id: row.id,
    provider: row.provider,
    reference: row.provider_id,
    state: row.state,
    held_for: row.held_for,
    held_at: row.held_at.toISOString(),
    ordered_at: row.created_at.toISOString(),
    price: { amount: row.amount_minor, currency },
    refunded: row.refunded_minor === null ? null : { amount: row.refunded_minor, currency },
    settled: row.settled_at && {
      at: row.settled_at.toISOString(),
      by: row.settled_by,
      note: row.settled_note ?? '',
    },
  }))
}

/**
 * Asks the provider about a held order now, and follows the answer as always.
 * @returns whether it is still held
 * @throws membership.provider_away when there is no answer: the order stays as it is
 * @throws request.not_found for an order that is not held
 */
export async function askAboutOrder(app: App, by: By, orderId: string): Promise<boolean> {
  const order = await actOn(app, by, orderId, 'order_asked_about', (tx, { id, state }, now) =>
    state === 'refunding' ? releaseRefund(tx, id, new Date(now.getTime() + LEASE)) : undefined,
  )
  try {
    const released = { ...order, held_for: null }
    await (order.state === 'refunding' ? sendRefund(app, released) : reconcile(app, order))
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    app.log.warn({ err: error, provider: order.provider }, 'a held order could not be asked about')
    throw fail('membership.provider_away', { retry_after: 60 })
  }
  return (await orderOf(app.db, orderId))?.held_for != null
}

/**
 * Somebody has put an order right by hand, at the provider or with the member, and says how. It is not held for the same
 * reason again.
 * @throws request.not_found for an order that is not held
 */
export async function settleOrder(
  app: App,
  by: By,
  { order_id, note }: { order_id: string; note: string },
): Promise<void> {
  await actOn(app, by, order_id, 'order_settled', async (tx, { id, ...order }, now) => {
    if (order.is_renewal && order.state === 'open') await stopRenewalBy(tx, id)
    await saveSettled(tx, id, { reason: order.held_for, note, by: by.id, at: now })
  })
}

type Held = OrderRow & { held_for: NonNullable<OrderRow['held_for']> }

/** Does something to a held order, and writes it into the audit log, both or neither. */
const actOn = (
  app: App,
  by: By,
  orderId: string,
  act: StaffAct,
  change: (tx: Tx, order: Held, now: Date) => unknown,
): Promise<Held> =>
  retriedTransaction(app, async (tx) => {
    const now = app.clock.now()
    const seen = await orderOf(tx, orderId)
    if (!seen) throw fail('request.not_found')
    if (seen.user_id) await lockMember(tx, seen.user_id) // before the order, as a deletion of the account does
    const order = await lockOrder(tx, orderId)
    if (!order.held_for) throw fail('request.not_found')
    const { held_for, state, provider } = order
    await change(tx, { ...order, held_for }, now)
    const details = { held_for, state, provider }
    await recordAct(tx, { act, at: now, by: by.id, subject: { kind: 'order', id: orderId }, details })
    return { ...order, held_for }
  })
