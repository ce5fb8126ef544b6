import type { App } from '../../../platform/app.ts'
import { counter } from '../../../platform/metrics.ts'
import { expireUnbegun, type OrderRow, postponeOrder, takeDueOrders } from '../orders/orders.queries.ts'
import { sendRefund } from '../refunds/send-refund.ts'
import { chargeRenewal } from '../renewals/renew.ts'
import { canStillBegin, checkAfterFailure, nextCheck } from './check-times.ts'
import { reconcile } from './reconcile.ts'

const failures = counter('payment_check_failures_total', 'Orders that a provider could not be asked about', [
  'provider',
] as const)

const AT_ONCE = 50
/** How long a server keeps an order that it checks. Milliseconds. */
export const LEASE = 60_000
/** Longer than a provider and the database may take together. */
const LONGEST = 45_000

/** Asks about every order that is due. Several servers may do so at once, and several jobs of one share its queue. */
export async function checkDueOrders(app: App): Promise<void> {
  for (;;) {
    const now = app.clock.now()
    const orders = await takeDueOrders(app.db, now, new Date(now.getTime() + LEASE), AT_ONCE)
    await app.membership.asking.addAll(orders.map((order) => () => check(app, order)))
    if (orders.length < AT_ONCE) return
  }
}

/**
 * If one order fails, the others continue, and it is checked again later. One that has waited here too long is left
 * to the next server that takes it: two servers that send money back at once would both find that nobody has.
 */
async function check(app: App, order: OrderRow): Promise<void> {
  const { created_at, next_check_at } = order
  if ((next_check_at?.getTime() ?? 0) - app.clock.now().getTime() < LONGEST) return
  try {
    await look(app, order)
  } catch (error) {
    failures.inc({ provider: order.provider })
    app.log.warn({ err: error, provider: order.provider }, 'an order could not be checked')
    await postponeOrder(app.db, order, checkAfterFailure(created_at, app.clock.now()))
  }
}

async function look(app: App, order: OrderRow): Promise<void> {
  if (order.state === 'refunding') return sendRefund(app, order)
  if (order.provider_id !== null) return reconcile(app, order)
  const canCharge = order.is_renewal && nextCheck(order.created_at, app.clock.now()) !== null
  if (!canCharge || !(await chargeRenewal(app, order))) await closeUnbegun(app, order)
}

/** Nobody was sent to pay for it, and soon nobody will be. A renewal may have been charged, and its charge be found later. */
async function closeUnbegun({ db, clock }: App, order: OrderRow): Promise<void> {
  const now = clock.now()
  const next = nextCheck(order.created_at, now)
  if (next && (order.is_renewal || canStillBegin(order.created_at, now))) await postponeOrder(db, order, next)
  else await expireUnbegun(db, order.id, now)
}
