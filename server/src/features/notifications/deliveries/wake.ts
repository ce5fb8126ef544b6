import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'

export const DELIVER = 'deliver-news'

/** `at` is in milliseconds since 1970. Requests in transactions are not remembered, because they may roll back. */
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
