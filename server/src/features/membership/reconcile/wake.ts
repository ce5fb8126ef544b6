import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'

export const CHECK_ORDERS = 'check-orders'

/** The job comes by itself once a minute. */
const ROUND = 60_000

/** Has the orders looked at that are due at a time. However many ask for the same second, one job comes. */
export async function wakeAt(app: App, at: Date, tx?: Tx): Promise<void> {
  if (at.getTime() - app.clock.now().getTime() > ROUND) return
  const second = Math.ceil(at.getTime() / 1000)
  const after = Math.max(0, second - Math.floor(app.clock.now().getTime() / 1000))
  await app.jobs.add(CHECK_ORDERS, {}, { after, key: String(second), ...(tx && { tx }) })
}
