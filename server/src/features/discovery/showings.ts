import type { App } from '../../platform/app.ts'
import { today } from '../../platform/clock.ts'
import { addShowings } from './discovery.queries.ts'

/** Milliseconds for which showings are gathered, so that popular members' rows are not written for every page. */
const GATHERED_FOR = 2_000

const waiting = new WeakMap<App, Map<string, number>>()

/** Counts members as shown. It is written a little later and counts from tomorrow on; a crash forgets two seconds. */
export function noteShown(app: App, memberIds: readonly string[]): void {
  const gathered = waiting.get(app) ?? new Map<string, number>()
  for (const id of memberIds) gathered.set(id, (gathered.get(id) ?? 0) + 1)
  if (gathered.size === 0 || waiting.has(app)) return
  waiting.set(app, gathered)
  setTimeout(() => void writeShowings(app), GATHERED_FOR).unref()
}

export async function writeShowings(app: App): Promise<void> {
  const gathered = waiting.get(app)
  if (!gathered) return
  waiting.delete(app)
  await addShowings(app.db, gathered, today(app.clock)).catch((error: unknown) =>
    app.log.warn({ err: error }, 'showings were not counted'),
  )
}
