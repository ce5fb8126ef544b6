import type { App } from '../../platform/app.ts'
import { today } from '../../platform/clock.ts'
import { addShowings } from './discovery.queries.ts'

const SECOND = 1_000
/** A member's showings are gathered for so long, so that the rows of popular members are not written for every page. */
const GATHERED_FOR = 30 * SECOND
/**
 * What was gathered is written in the time in which the next is gathered, so often some, and no fewer than this many: it
 * would keep the database from answering if it were written together.
 */
const STEP = SECOND / 10
const STEPS = GATHERED_FOR / STEP
const FEW = 30

/** How often each member was shown. Plain numbers: of a hundred thousand objects the garbage collector would take note. */
type Times = Map<string, number>

interface Showings {
  gathered: Times
  /** When they began to gather. */
  since: number
  /** What was gathered before and is not written yet, and how many of them are written in a step. */
  due: MapIterator<[string, number]>
  share: number
}

const showingsByApp = new WeakMap<App, Showings>()

/**
 * Counts members as shown. It is written a little later, few members at a time, and counts from tomorrow on; a crash
 * forgets a minute, a stop nothing.
 */
export function noteShown(app: App, memberIds: readonly string[]): void {
  const { gathered } = showingsOf(app)
  for (const id of memberIds) gathered.set(id, (gathered.get(id) ?? 0) + 1)
}

function showingsOf(app: App): Showings {
  const known = showingsByApp.get(app)
  if (known) return known
  const showings: Showings = { gathered: new Map(), since: performance.now(), due: none(), share: FEW }
  showingsByApp.set(app, showings)
  const timer = setInterval(() => {
    if (app.pool.ending) clearInterval(timer)
    else void writeSome(app)
  }, STEP)
  timer.unref()
  return showings
}

const none = () => new Map<string, number>().entries()

/** One step: some of those that are due. When all are written, those that have gathered for long enough become due. */
export async function writeSome(app: App, gatheredFor = GATHERED_FOR): Promise<void> {
  const showings = showingsOf(app)
  const some = new Map(showings.due.take(showings.share))
  if (some.size > 0) return write(app, some)
  if (performance.now() - showings.since < gatheredFor) return undefined
  makeDue(showings)
  return undefined
}

function makeDue(showings: Showings) {
  showings.due = showings.gathered.entries()
  showings.share = Math.max(FEW, Math.ceil(showings.gathered.size / STEPS))
  showings.gathered = new Map()
  showings.since = performance.now()
}

/** Writes all showings that have not been written. */
export async function writeShowings(app: App): Promise<void> {
  const showings = showingsOf(app)
  await write(app, new Map(showings.due))
  makeDue(showings)
  await write(app, new Map(showings.due))
}

async function write(app: App, times: Times): Promise<void> {
  if (times.size === 0) return
  await addShowings(app.db, times, today(app.clock)).catch((error: unknown) =>
    app.log.warn({ err: error }, 'showings were not counted'),
  )
}
