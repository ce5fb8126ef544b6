import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'

export const CHECK_ORDERS = 'check-orders'

/** The job comes by itself once a minute. */
const ROUND = 60_000

/** Schedules a check of the orders that are due at a time. All requests for one second share one job. */
export async function wakeAt(app: App, at: Date, tx?: Tx): Promise<void> {
  if (at.getTime() - app.clock.now().getTime() > ROUND) return
  const second = Math.ceil(at.getTime() / 1000)
  const after = Math.max(0, second - Math.floor(app.clock.now().getTime() / 1000))
  await app.jobs.add(CHECK_ORDERS, {}, { after, key: String(second), ...(tx && { tx }) })
}
