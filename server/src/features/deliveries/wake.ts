import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'

export const DELIVER = 'deliver-news'

/**
 * Schedules a look at what is due at a time (milliseconds since 1970). All requests for one second share one job; a process
 * asks for a second to come once, unless it asked in a transaction, which may be rolled back. If another server's clock is
 * ahead and that job runs too early, the one that runs every minute finds what is due.
 */
export async function wakeAt(app: App, at: number, tx?: Tx): Promise<void> {
  const { askedFor } = app.deliveries
  const now = Math.floor(app.clock.now().getTime() / 1000)
  const second = Math.ceil(at / 1000)
  if (second > now && askedFor.has(second)) return
  await app.jobs.add(
    DELIVER,
    {},
    { after: Math.max(0, second - now), key: String(second), ...(tx && { tx }) },
  )
  if (tx || second <= now) return
  for (const past of askedFor) if (past <= now) askedFor.delete(past)
  askedFor.add(second)
}
