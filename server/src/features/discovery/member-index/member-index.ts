import type { MatchIndex } from '@ndoa/matching'
import type { App } from '../../../platform/app.ts'
import { changesAfter, currentPosition, type Position } from './change-log.queries.ts'
import { hasMoreProfilesThan, indexedMembers } from './members.queries.ts'
import { type IndexBuild, readIndex, readIndexInWorker } from './read-index.ts'

/** The members as of one day, because ages and exposure belong to a day, and of a position in the change log. */
export interface DayIndex {
  index: MatchIndex
  day: string
  position: Position
  /** When all members were read, in milliseconds. */
  readAt: number
}

/** So many members are reread at once: more would block the event loop for too long. */
const BATCH = 500
/** After more changes than this share of all members, and this number, a rebuild takes less time. */
const REBUILD_SHARE = 0.2
const REBUILD_MIN = 5_000
/** Reading more members than this takes long enough to delay others, so a worker thread does it. */
const WORKER_FROM = 20_000

/** How many times as long as it works a rebuild pauses while an index answers. */
const IDLE_IN_BACKGROUND = 10
const IDLE_BEFORE_MIDNIGHT = 1

/**
 * The index that this process keeps beside the database: one for today, and around midnight one more. While it is behind,
 * calls wait until it has caught up, or fail with the database. It is cleared only when it cannot catch up; then the database
 * answers until it is rebuilt.
 */
export class MemberIndex {
  readonly stats = {
    /** In seconds. */
    syncedAt: 0,
    buildSeconds: 0,
    builds: { members: 0, copy: 0 },
    /** How often a rebuild was compared with the index before it, and how often that one was wrong. */
    checks: 0,
    differences: 0,
    answers: { index: 0, scan: 0 },
    rankingSeconds: { index: 0, scan: 0 },
  }
  /** Whether there is an index, or the attempt to build it is over. */
  isReady = false
  readonly #app: Pick<App, 'db' | 'pool' | 'log'>
  readonly #workerFrom: number
  readonly #closing = new AbortController()
  /** When the members of the last build were read. */
  #lastReadAt = 0
  #days: readonly DayIndex[] = []
  #rebuilding: Promise<void> | null = null
  #lastUpdate: Promise<void> = Promise.resolve()
  #nextCatchUp: Promise<void> | null = null

  constructor(app: Pick<App, 'db' | 'pool' | 'log'>, workerFrom = WORKER_FROM) {
    this.#app = app
    this.#workerFrom = workerFrom
  }

  forDay(day: string): DayIndex | null {
    return this.#days.find((each) => each.day === day) ?? null
  }

  /** The last of these days that has an index, else the latest one. */
  dayWithin(earliest: string, latest: string): string {
    return this.#days.findLast(({ day }) => day >= earliest && day <= latest)?.day ?? latest
  }

  get oldest(): DayIndex | undefined {
    return this.#days[0]
  }

  /**
   * Applies all that was committed before the call. Concurrent callers share one query.
   * @throws when the database does not say what has changed; the index stays, and is behind
   */
  catchUp(): Promise<void> {
    this.#nextCatchUp ??= this.#exclusively(async () => {
      this.#nextCatchUp = null
      await this.#sync(this.#days)
    })
    return this.#nextCatchUp
  }

  clear(): void {
    this.#days = []
    this.isReady = false
  }

  keepOnly(days: readonly string[]): void {
    this.#days = this.#days.filter(({ day }) => days.includes(day))
  }

  /** Reads all members, or takes what another process has read, beside the present index of the day, and puts the result in its place. */
  rebuild(day: string): Promise<void> {
    this.#rebuilding ??= this.#rebuild(day).finally(() => {
      this.#rebuilding = null
    })
    return this.#rebuilding
  }

  close(): void {
    this.#closing.abort()
  }

  /** Updates run one at a time, so that older news never overwrite newer ones. */
  #exclusively<T>(update: () => Promise<T>): Promise<T> {
    const result = this.#lastUpdate.then(update)
    this.#lastUpdate = result.then(
      () => undefined,
      () => undefined,
    )
    return result
  }

  async #rebuild(day: string): Promise<void> {
    const startedAt = performance.now()
    const { from, ...build } = await this.#read(day)
    this.#lastReadAt = build.readAt
    const fresh = { ...build, day }
    await this.#applyChanges([fresh]) // most of them before the lock, so that catching up waits for few
    const isUsable = await this.#exclusively(() => this.#replaceWith(fresh))
    if (!isUsable && from === 'copy') return this.#rebuild(day)
    this.stats.buildSeconds = (performance.now() - startedAt) / 1000
    this.stats.builds[from]++
  }

  async #read(day: string): Promise<IndexBuild> {
    const { db, pool, log } = this.#app
    const [position, readAt] = [await currentPosition(db), Date.now()]
    if (!(await hasMoreProfilesThan(db, this.#workerFrom)))
      return { index: await readIndex(pool, day), position, readAt, from: 'members' }
    const url = pool.options.connectionString ?? ''
    const order = { url, day, position, copyNewerThan: this.#lastReadAt, idlePerWork: this.#idlePerWork(day) }
    return readIndexInWorker(order, this.#closing.signal, (error) =>
      log.warn({ err: error }, 'the copy of the member index cannot be used'),
    )
  }

  /** Nobody waits for a day that is there already; the next day's index has to be ready in time. */
  #idlePerWork(day: string): number {
    if (this.forDay(day)) return IDLE_IN_BACKGROUND
    return this.#days.length > 0 ? IDLE_BEFORE_MIDNIGHT : 0
  }

  /** Both get the same changes first, and must then hold the same members. @returns whether the new one is usable */
  async #replaceWith(fresh: DayIndex): Promise<boolean> {
    const old = this.forDay(fresh.day)
    if (!(await this.#sync(old ? [fresh, old] : [fresh]))) return false
    if (old) this.#compare(old, fresh)
    const others = this.#days.filter((each) => each !== old)
    this.#days = [...others, fresh].toSorted((a, b) => (a.day < b.day ? -1 : 1))
    return true
  }

  #compare(old: DayIndex, fresh: DayIndex) {
    this.stats.checks++
    if (old.index.checksum() === fresh.index.checksum()) return
    this.stats.differences++
    this.#app.log.error({ day: fresh.day }, 'the member index differed from the database')
  }

  /** @returns false when they cannot be brought up to date; then everything is cleared */
  async #sync(days: readonly DayIndex[]): Promise<boolean> {
    if (days.length === 0) return false
    const isSynced = await this.#applyChanges(days)
    if (isSynced) this.stats.syncedAt = Date.now() / 1000
    else this.clear()
    return isSynced
  }

  /** @returns false when there are too many changes, or not all are known */
  async #applyChanges(days: readonly DayIndex[]): Promise<boolean> {
    const changes = await Promise.all(days.map(({ position }) => changesAfter(this.#app.db, position)))
    const ids = [...new Set(changes.flatMap((some) => some.ids))]
    const most = Math.max(REBUILD_MIN, ...days.map(({ index }) => index.size * REBUILD_SHARE))
    if (!changes.every(({ isComplete }) => isComplete) || ids.length > most) return false
    for (let at = 0; at < ids.length; at += BATCH) await this.#reread(days, ids.slice(at, at + BATCH))
    for (const [i, each] of days.entries()) each.position = changes[i]?.position ?? each.position
    return true
  }

  async #reread(days: readonly DayIndex[], ids: readonly string[]): Promise<void> {
    for (const [day, indexes] of Map.groupBy(days, (each) => each.day)) {
      const rows = await indexedMembers(this.#app.db, day, ids)
      const members = new Map(rows.map((member) => [member.id, member]))
      for (const { index } of indexes) this.#update(index, ids, members)
    }
  }

  #update(
    index: MatchIndex,
    ids: readonly string[],
    members: ReadonlyMap<string, Parameters<MatchIndex['update']>[0]>,
  ) {
    try {
      for (const id of ids) {
        const member = members.get(id)
        if (member) index.update(member)
        else index.remove(id)
      }
    } catch (error) {
      this.clear() // the fault is not the database's, and would be the same at each attempt
      throw error
    }
  }
}
