import { PROVIDERS, type Provider } from '@ndoa/contract/membership-rules'
import type { App } from '../../../platform/app.ts'
import { counter } from '../../../platform/metrics.ts'
import { type OrderRow, postponeOrder, takeDueOrders } from '../orders/orders.queries.ts'
import { checkAfterFailure } from './check-times.ts'
import { look } from './look.ts'

const failures = counter('payment_check_failures_total', 'Orders that a provider could not be asked about', [
  'provider',
] as const)

const AT_ONCE = 50
/** How long a server keeps an order that it checks. Milliseconds. */
export const LEASE = 60_000
/** Longer than a provider and the database may take together. */
const LONGEST = 45_000

/** Asks about every order that is due. */
export const checkDueOrders = (app: App): Promise<unknown> =>
  Promise.all(PROVIDERS.map((provider) => checkOrdersOf(app, provider)))

/** Those of one provider. Several servers may do so at once, and several jobs of one share its queue. */
export async function checkOrdersOf(app: App, provider: Provider): Promise<void> {
  for (;;) {
    const now = app.clock.now()
    const lease = { now, until: new Date(now.getTime() + LEASE) }
    const orders = await takeDueOrders(app.db, provider, lease, AT_ONCE)
    await app.membership.asking[provider].addAll(orders.map((order) => () => check(app, order)))
    if (orders.length < AT_ONCE) return
  }
}

/**
 * If one order fails, the others continue, and it is checked again later, unless it is for staff anyway and its provider is not
 * configured any more. One that has waited here too long is left to the next server that takes it: two servers that send
 * money back at once would both find that nobody has.
 */
async function check(app: App, order: OrderRow): Promise<void> {
  const { created_at, next_check_at, provider } = order
  if ((next_check_at?.getTime() ?? 0) - app.clock.now().getTime() < LONGEST) return
  try {
    await look(app, order)
  } catch (error) {
    failures.inc({ provider })
    app.log.warn({ err: error, provider }, 'an order could not be checked')
    const isForStaff = order.held_for !== null && !app.membership.providers[provider]
    await postponeOrder(app.db, order, isForStaff ? null : checkAfterFailure(created_at, app.clock.now()))
  }
}
