import type { App } from '../../../../platform/app.ts'
import { today } from '../../../../platform/clock.ts'
import { addShowings } from './showings.queries.ts'

const SECOND = 1_000
/** Milliseconds to collect showings, so that popular members' rows are not updated on every page view. */
const FLUSH_INTERVAL = 30 * SECOND
const BATCH_INTERVAL = SECOND / 10
const MIN_BATCH = 30

/** Maps ids to numbers rather than objects, because 100,000 objects would burden the garbage collector. */
type Times = Map<string, number>

/** A crash loses up to a minute of showings; a clean stop loses none. */
export class Showings {
  readonly #app: Pick<App, 'db' | 'pool' | 'clock' | 'log'>
  #collected: Times = new Map()
  #collectingSince = performance.now()
  #due = new Map<string, number>().entries()
  #batchSize = MIN_BATCH

  constructor(app: Pick<App, 'db' | 'pool' | 'clock' | 'log'>) {
    this.#app = app
  }

  start(): void {
    const timer = setInterval(() => {
      if (this.#app.pool.ending) clearInterval(timer)
      else void this.writeBatch()
    }, BATCH_INTERVAL)
    timer.unref()
  }

  record(memberIds: readonly string[]): void {
    for (const id of memberIds) this.#collected.set(id, (this.#collected.get(id) ?? 0) + 1)
  }

  async writeBatch(collectFor = FLUSH_INTERVAL): Promise<void> {
    const batch = new Map(this.#due.take(this.#batchSize))
    if (batch.size > 0) await this.#write(batch)
    else if (performance.now() - this.#collectingSince >= collectFor) this.#makeDue()
  }

  async flush(): Promise<void> {
    await this.#write(new Map(this.#due))
    this.#makeDue()
    await this.#write(new Map(this.#due))
  }

  #makeDue() {
    this.#due = this.#collected.entries()
    this.#batchSize = Math.max(MIN_BATCH, Math.ceil((this.#collected.size * BATCH_INTERVAL) / FLUSH_INTERVAL))
    this.#collected = new Map()
    this.#collectingSince = performance.now()
  }

  async #write(times: Times) {
    if (times.size === 0) return
    const { db, clock, log } = this.#app
    await addShowings(db, times, today(clock)).catch((error: unknown) =>
      log.warn({ err: error }, 'showings were not counted'),
    )
  }
}
