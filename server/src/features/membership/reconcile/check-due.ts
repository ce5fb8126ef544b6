import { PROVIDERS, type Provider } from '@ndoa/contract/membership/membership-rules'
import type { App } from '../../../platform/app.ts'
import { counter } from '../../../platform/metrics.ts'
import { type OrderRow, postponeOrder, takeDueOrders } from '../orders/orders.queries.ts'
import { checkAfterFailure } from './check-times.ts'
import { checkOrder } from './look.ts'

const failures = counter('payment_check_failures_total', 'Orders that a provider could not be asked about', [
  'provider',
] as const)

const BATCH_SIZE = 50
/** Milliseconds for which no other server takes an order that is being checked. */
export const LEASE = 60_000
/** Milliseconds; longer than a provider and the database take together. */
const CHECK_TIMEOUT = 45_000

export const checkDueOrders = (app: App): Promise<unknown> =>
  Promise.all(PROVIDERS.map((provider) => checkOrdersOf(app, provider)))

/** Several servers may run this at once; the jobs of one server share its queue. */
export async function checkOrdersOf(app: App, provider: Provider): Promise<void> {
  for (;;) {
    const now = app.clock.now()
    const lease = { now, until: new Date(now.getTime() + LEASE) }
    const orders = await takeDueOrders(app.db, provider, lease, BATCH_SIZE)
    await app.membership.checkQueues[provider].addAll(orders.map((order) => () => check(app, order)))
    if (orders.length < BATCH_SIZE) return
  }
}

/** Leaves an order whose lease ends soon to the next server, because two concurrent refunds would pay twice. */
async function check(app: App, order: OrderRow): Promise<void> {
  const { created_at, next_check_at, provider } = order
  if ((next_check_at?.getTime() ?? 0) - app.clock.now().getTime() < CHECK_TIMEOUT) return
  try {
    await checkOrder(app, order)
  } catch (error) {
    failures.inc({ provider })
    app.log.warn({ err: error, provider }, 'an order could not be checked')
    const isForStaff = order.held_for !== null && !app.membership.providers[provider]
    await postponeOrder(app.db, order, isForStaff ? null : checkAfterFailure(created_at, app.clock.now()))
  }
}
