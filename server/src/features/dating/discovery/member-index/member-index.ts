import type { MatchIndex } from '@ndoa/matching'
import type { App } from '../../../../platform/app.ts'
import { changesAfter, currentPosition, type Position } from './change-log.queries.ts'
import { hasMoreProfilesThan, indexedMembers } from './members.queries.ts'
import { type IndexBuild, readIndex, readIndexInWorker } from './read-index.ts'

/** Ages and exposure depend on the day, so each day has its own index. */
export interface DayIndex {
  index: MatchIndex
  day: string
  position: Position
  /** When all members were read, in milliseconds. */
  readAt: number
}

/** Rereading more members at once would block the event loop for too long. */
const BATCH = 500
/** If changes exceed both this share of all members and this number, a rebuild is faster. */
const REBUILD_SHARE = 0.2
const REBUILD_MIN = 5_000
/** Reading more members would delay other requests, so a worker thread reads them. */
const WORKER_FROM = 20_000

/** The ratio of pauses to work during a rebuild while an index is in use. */
const IDLE_IN_BACKGROUND = 10
const IDLE_BEFORE_MIDNIGHT = 1

/** Requests wait until the index has caught up. If it can't, the database serves them until the next rebuild. */
export class MemberIndex {
  readonly stats = {
    /** Unix time in seconds. */
    syncedAt: 0,
    buildSeconds: 0,
    builds: { members: 0, copy: 0 },
    checks: 0,
    differences: 0,
    answers: { index: 0, scan: 0 },
    rankingSeconds: { index: 0, scan: 0 },
  }
  /**
   * Stays true if the index is cleared: all servers clear theirs in the same minute, and must still serve
   * requests from the database.
   */
  isReady = false
  readonly #app: Pick<App, 'db' | 'pool' | 'log'>
  readonly #workerFrom: number
  readonly #closing = new AbortController()
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

  dayWithin(earliest: string, latest: string): string {
    return this.#days.findLast(({ day }) => day >= earliest && day <= latest)?.day ?? latest
  }

  get oldest(): DayIndex | undefined {
    return this.#days[0]
  }

  /** Applies all changes committed before the call. @throws if they can't be read; the index then stays behind */
  catchUp(): Promise<void> {
    this.#nextCatchUp ??= this.#exclusively(async () => {
      this.#nextCatchUp = null
      await this.#sync(this.#days)
    })
    return this.#nextCatchUp
  }

  clear(): void {
    this.#days = []
  }

  keepOnly(days: readonly string[]): void {
    this.#days = this.#days.filter(({ day }) => days.includes(day))
  }

  rebuild(day: string): Promise<void> {
    this.#rebuilding ??= this.#rebuild(day).finally(() => {
      this.#rebuilding = null
    })
    return this.#rebuilding
  }

  close(): void {
    this.#closing.abort()
  }

  /** Serializes updates, so that older data never overwrites newer data. */
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
    await this.#applyChanges([fresh]) // before the lock, so that few changes remain to be applied under it
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

  #idlePerWork(day: string): number {
    if (this.forDay(day)) return IDLE_IN_BACKGROUND
    return this.#days.length > 0 ? IDLE_BEFORE_MIDNIGHT : 0
  }

  /** Brings both indexes up to date first, so that the comparison finds only errors. */
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

  /** @returns false if the days can't be brought up to date; all indexes are then cleared */
  async #sync(days: readonly DayIndex[]): Promise<boolean> {
    if (days.length === 0) return false
    const isSynced = await this.#applyChanges(days)
    if (isSynced) this.stats.syncedAt = Date.now() / 1000
    else this.clear()
    return isSynced
  }

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
      this.clear() // not a database error, so every retry would fail too
      throw error
    }
  }
}
