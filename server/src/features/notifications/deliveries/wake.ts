import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'

export const DELIVER = 'deliver-news'

/** A transaction's job is not remembered, because it may be rolled back. @param at milliseconds since 1970 */
export async function wakeAt(app: App, at: number, tx?: Tx): Promise<void> {
  const { scheduledSeconds } = app.deliveries
  const now = Math.floor(app.clock.now().getTime() / 1000)
  const second = Math.ceil(at / 1000)
  if (second > now && scheduledSeconds.has(second)) return
  await app.jobs.add(
    DELIVER,
    {},
    { after: Math.max(0, second - now), key: String(second), ...(tx && { tx }) },
  )
  if (tx || second <= now) return
  for (const past of scheduledSeconds) if (past <= now) scheduledSeconds.delete(past)
  scheduledSeconds.add(second)
}
