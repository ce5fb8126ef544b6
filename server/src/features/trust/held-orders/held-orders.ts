import type { OrderState } from '@ndoa/contract/membership/membership-rules'
import type { HeldOrder } from '@ndoa/contract/trust/held-orders'
import type { StaffAct } from '@ndoa/contract/trust/staff-rules'
import type { App, Staff } from '../../../platform/app.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { retriedTransaction } from '../../../platform/outbox.ts'
import {
  checkOrder,
  type HeldRow,
  heldOrders,
  LEASE,
  lockOrder,
  type OrderRow,
  orderOf,
  ProviderError,
  releaseRefund,
  settleHeldOrder,
  stopRenewalChargedBy,
} from '../../membership/index.ts'
import { fail } from '../../shared/failures.ts'
import { recordAct } from '../staff/index.ts'
import { ownOrders } from './own-orders.queries.ts'

type Actor = Pick<Staff, 'id'>

/** Includes no member data except the countries, and omits the staff member's own orders. */
export async function listHeldOrders(db: Db, by: Actor): Promise<HeldOrder[]> {
  const all = await heldOrders(db)
  const own = await ownOrders(
    db,
    by.id,
    all.map(({ id }) => id),
  )
  const rows = all.filter(({ id }) => !own.includes(id))
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
    countries: { price: row.country, payer: row.payer_country, network: row.network_country },
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
 * @returns whether the order is still held
 * @throws membership.provider_away if the provider does not respond; request.not_found unless the order is held, and
 * for the staff member's own order
 */
export async function askAboutOrder(app: App, by: Actor, orderId: string): Promise<boolean> {
  await refuseOwn(app.db, by, orderId)
  const order = await actOn(app, by, orderId, 'order_asked_about')
  try {
    await checkOrder(app, order)
    if (order.provider_id === null) await queryIfCharged(app, orderId)
    if (order.state === 'refunding') await retryRefund(app, orderId)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    if (order.state === 'refunding') await release(app, orderId) // so that the job queries the provider again
    app.log.warn({ err: error, provider: order.provider }, 'a held order could not be asked about')
    throw fail('membership.provider_away', { retry_after: 60 })
  }
  return (await orderOf(app.db, orderId))?.held_for != null
}

/** Queries again if the first query found a renewal's charge. */
async function queryIfCharged(app: App, orderId: string): Promise<void> {
  const order = await orderOf(app.db, orderId)
  if (order?.provider_id) await checkOrder(app, order)
}

/** Requests another refund at once if the first was refused or has failed. */
async function retryRefund(app: App, orderId: string): Promise<void> {
  const first = await requestRefund(app, orderId)
  if (first && !first.is_another) await requestRefund(app, orderId)
}

function release({ db, clock }: App, orderId: string) {
  const now = clock.now()
  return releaseRefund(db, orderId, { now, until: new Date(now.getTime() + LEASE) })
}

async function requestRefund(app: App, orderId: string) {
  const released = await release(app, orderId)
  const order = await orderOf(app.db, orderId)
  if (released && order) await checkOrder(app, order)
  return released
}

async function refuseOwn(db: Db, by: Actor, orderId: string): Promise<void> {
  if ((await ownOrders(db, by.id, [orderId])).length > 0) throw fail('request.not_found')
}

interface Settlement {
  order_id: string
  state: OrderState
  note: string
}

/**
 * Queries the provider first, to distinguish manual refunds from earlier ones.
 * @throws request.not_found unless held, and for the staff member's own order; membership.order_changed if its
 * state is no longer the one shown
 */
export async function settleOrder(app: App, by: Actor, { order_id, state, note }: Settlement): Promise<void> {
  await refuseOwn(app.db, by, order_id)
  await queryProvider(app, order_id)
  await actOn(app, by, order_id, 'order_settled', async (tx, { id, ...order }, now) => {
    if (order.state !== state) throw fail('membership.order_changed')
    if (order.is_renewal && order.state === 'open') await stopRenewalChargedBy(tx, id)
    await settleHeldOrder(tx, id, { reason: order.held_for, note, by: by.id, at: now })
  })
}

/** The query requests no refund and charges no card, since the order is held. */
async function queryProvider(app: App, orderId: string): Promise<void> {
  const order = await orderOf(app.db, orderId)
  if (!order?.held_for || order.provider_id === null) return
  await checkOrder(app, order).catch((error: unknown) => {
    if (!(error instanceof ProviderError)) throw error
    app.log.warn({ err: error, provider: order.provider }, 'an order is settled without its provider')
  })
}

type HeldOrderRow = OrderRow & { held_for: NonNullable<OrderRow['held_for']> }

const actOn = (
  app: App,
  by: Actor,
  orderId: string,
  act: StaffAct,
  change?: (tx: Tx, order: HeldOrderRow, now: Date) => unknown,
): Promise<HeldOrderRow> =>
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
