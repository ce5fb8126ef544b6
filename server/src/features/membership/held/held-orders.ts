import type { HeldOrder } from '@ndoa/contract/held-orders'
import type { StaffAct } from '@ndoa/contract/staff-rules'
import type { App, Staff } from '../../../platform/app.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { retriedTransaction } from '../../../platform/outbox.ts'
import { fail } from '../../failures.ts'
import { recordAct } from '../../staff/index.ts'
import { lockOrder, type OrderRow, orderOf } from '../orders/orders.queries.ts'
import { ProviderError } from '../providers/provider.ts'
import { LEASE } from '../reconcile/check-due.ts'
import { look } from '../reconcile/look.ts'
import { stopRenewalBy } from '../renewals/renewals.queries.ts'
import { type HeldRow, heldOrders, releaseRefund, saveSettled } from './held-orders.queries.ts'

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
    refunded: ourRefund({ ...row, currency }),
    returned: row.returned_minor > 0 ? { amount: row.returned_minor, currency } : null,
    settled: row.settled_at && {
      at: row.settled_at.toISOString(),
      by: row.settled_by,
      note: row.settled_note ?? '',
    },
  }))
}

const ourRefund = ({ refunded_minor: amount, refunded_for, currency }: HeldRow) =>
  amount === null || refunded_for === 'disputed' ? null : { amount, currency }

/**
 * Asks the provider about a held order now, and follows the answer as always. A refund that has not arrived is requested
 * again, if we still have its money.
 * @returns whether it is still held
 * @throws membership.provider_away when there is no answer: the order stays as it is, and a refund is requested as soon as there is one
 * @throws request.not_found for an order that is not held
 */
export async function askAboutOrder(app: App, by: By, orderId: string): Promise<boolean> {
  const order = await actOn(app, by, orderId, 'order_asked_about')
  try {
    await look(app, order)
    if (order.provider_id === null) await lookIfBegun(app, orderId)
    if (order.state === 'refunding') await requestAgain(app, orderId)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    if (order.state === 'refunding') await release(app, orderId) // the job asks on
    app.log.warn({ err: error, provider: order.provider }, 'a held order could not be asked about')
    throw fail('membership.provider_away', { retry_after: 60 })
  }
  return (await orderOf(app.db, orderId))?.held_for != null
}

/** The charge of a renewal may have been found. */
async function lookIfBegun(app: App, orderId: string): Promise<void> {
  const order = await orderOf(app.db, orderId)
  if (order?.provider_id) await look(app, order)
}

/** When it turns out that the provider has refused it meanwhile, or that it has failed, another one is requested at once. */
async function requestAgain(app: App, orderId: string): Promise<void> {
  const first = await requestOnce(app, orderId)
  if (first && !first.is_another) await requestOnce(app, orderId)
}

function release({ db, clock }: App, orderId: string) {
  const now = clock.now()
  return releaseRefund(db, orderId, { now, until: new Date(now.getTime() + LEASE) })
}

async function requestOnce(app: App, orderId: string) {
  const released = await release(app, orderId)
  const order = await orderOf(app.db, orderId)
  if (released && order) await look(app, order)
  return released
}

/**
 * Somebody has put an order right by hand, at the provider or with the member, and says how. It is not held for the same
 * reason again. The provider is asked first, so that what they have sent can be told from what went back before.
 * @throws request.not_found for an order that is not held, also when it is not any more by the provider's answer
 */
export async function settleOrder(
  app: App,
  by: By,
  { order_id, note }: { order_id: string; note: string },
): Promise<void> {
  await askFirst(app, order_id)
  await actOn(app, by, order_id, 'order_settled', async (tx, { id, ...order }, now) => {
    if (order.is_renewal && order.state === 'open') await stopRenewalBy(tx, id)
    await saveSettled(tx, id, { reason: order.held_for, note, by: by.id, at: now })
  })
}

/** Nothing is requested, as it is held, nor is a card charged. */
async function askFirst(app: App, orderId: string): Promise<void> {
  const order = await orderOf(app.db, orderId)
  if (!order?.held_for || order.provider_id === null) return
  await look(app, order).catch((error: unknown) => {
    if (!(error instanceof ProviderError)) throw error
    app.log.warn({ err: error, provider: order.provider }, 'an order is settled without its provider')
  })
}

type Held = OrderRow & { held_for: NonNullable<OrderRow['held_for']> }

/** Does something to a held order, and writes it into the audit log, both or neither. */
const actOn = (
  app: App,
  by: By,
  orderId: string,
  act: StaffAct,
  change?: (tx: Tx, order: Held, now: Date) => unknown,
): Promise<Held> =>
  retriedTransaction(app, async (tx) => {
    const now = app.clock.now()
    const seen = await orderOf(tx, orderId)
    if (!seen) throw fail('request.not_found')
    const order = await lockOrder(tx, seen)
    if (!order.held_for) throw fail('request.not_found')
    const { held_for, state, provider } = order
    await change?.(tx, { ...order, held_for }, now)
    const details = { held_for, state, provider }
    await recordAct(tx, { act, at: now, by: by.id, subject: { kind: 'order', id: orderId }, details })
    return { ...order, held_for }
  })
