import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'

export const DELIVER = 'deliver-news'

/** Schedules a look at what is due at a time (milliseconds since 1970). All requests for one second share one job. */
export async function wakeAt(app: App, at: number, tx?: Tx): Promise<void> {
  const second = Math.ceil(at / 1000)
  const after = Math.max(0, second - Math.floor(app.clock.now().getTime() / 1000))
  await app.jobs.add(DELIVER, {}, { after, key: String(second), ...(tx && { tx }) })
}
