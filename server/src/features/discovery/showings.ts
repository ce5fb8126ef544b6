import type { App } from '../../platform/app.ts'
import { today } from '../../platform/clock.ts'
import { addShowings } from './discovery.queries.ts'

const SECOND = 1_000
/** A member's showings are gathered for so long, so that the rows of popular members are not written for every page. */
const GATHERED_FOR = 30 * SECOND
/**
 * So often some of those are written that have waited, and no more in one go than this share of all who wait, or this
 * many: what came together would keep the database from answering if it were written together.
 */
const STEP = SECOND / 10
const SHARE = STEP / GATHERED_FOR
const FEW = 30

/** How often somebody was shown since when. */
interface Gathered {
  times: number
  since: number
}

const waiting = new WeakMap<App, Map<string, Gathered>>()

/**
 * Counts members as shown. It is written a little later, few members at a time, and counts from tomorrow on; a crash
 * forgets half a minute, a stop nothing.
 */
export function noteShown(app: App, memberIds: readonly string[]): void {
  const gathered = gatheredBy(app)
  const since = performance.now()
  for (const id of memberIds) {
    const known = gathered.get(id)
    if (known) known.times++
    else gathered.set(id, { times: 1, since })
  }
}

function gatheredBy(app: App) {
  const known = waiting.get(app)
  if (known) return known
  const gathered = new Map<string, Gathered>()
  waiting.set(app, gathered)
  const timer = setInterval(() => {
    if (app.pool.ending) clearInterval(timer)
    else void writeShowings(app, GATHERED_FOR, Math.max(FEW, gathered.size * SHARE))
  }, STEP)
  timer.unref()
  return gathered
}

/** Writes the showings that have waited for so long, of so many members. The longest waiting come first in the map. */
export async function writeShowings(app: App, waitedFor = 0, most = Infinity): Promise<void> {
  const gathered = waiting.get(app)
  if (!gathered) return
  const times = new Map<string, number>()
  const until = performance.now() - waitedFor
  for (const [id, showings] of gathered) {
    if (showings.since > until || times.size >= most) break
    times.set(id, showings.times)
    gathered.delete(id)
  }
  if (times.size === 0) return
  await addShowings(app.db, times, today(app.clock)).catch((error: unknown) =>
    app.log.warn({ err: error }, 'showings were not counted'),
  )
}
