import type { App } from '../../../platform/app.ts'
import { today } from '../../../platform/clock.ts'
import { addShowings } from './showings.queries.ts'

const SECOND = 1_000
/** Showings are collected for this long, so that the rows of popular members are not written for every page. */
const COLLECT_FOR = 30 * SECOND
/** Then they are written in small batches: one large statement would delay everybody else's. */
const BATCH_EVERY = SECOND / 10
const SMALLEST_BATCH = 30

/** How often each member was shown. Plain numbers: 100,000 objects would be work for the garbage collector. */
type Times = Map<string, number>

/** Counts who was shown and writes it a little later; a crash loses up to a minute of it, a stop nothing. */
export class Showings {
  readonly #app: Pick<App, 'db' | 'pool' | 'clock' | 'log'>
  #collected: Times = new Map()
  #collectingSince = performance.now()
  #due = new Map<string, number>().entries()
  #batchSize = SMALLEST_BATCH

  constructor(app: Pick<App, 'db' | 'pool' | 'clock' | 'log'>) {
    this.#app = app
  }

  /** Writes in the background until the pool is closed. */
  start(): void {
    const timer = setInterval(() => {
      if (this.#app.pool.ending) clearInterval(timer)
      else void this.writeBatch()
    }, BATCH_EVERY)
    timer.unref()
  }

  record(memberIds: readonly string[]): void {
    for (const id of memberIds) this.#collected.set(id, (this.#collected.get(id) ?? 0) + 1)
  }

  /** Writes one batch of what is due; when nothing is left, what was collected for long enough becomes due. */
  async writeBatch(collectFor = COLLECT_FOR): Promise<void> {
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
    this.#batchSize = Math.max(SMALLEST_BATCH, Math.ceil((this.#collected.size * BATCH_EVERY) / COLLECT_FOR))
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
