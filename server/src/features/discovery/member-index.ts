import type { IndexedMember, MatchIndex } from '@ndoa/matching'
import type { App } from '../../platform/app.ts'
import { type Reading, readIndex, readIndexApart } from './loading/read-index.ts'
import {
  changesAfter,
  hasMoreThan,
  indexedAmong,
  type Position,
  presentPosition,
} from './member-index.queries.ts'

/** The members of one day, as the database had them at a position. */
export interface Edition {
  index: MatchIndex
  day: string
  position: Position
  /** When everybody was read, in milliseconds. */
  readAt: number
}

/** What an operator wants to know. */
export interface Figures {
  /** When the index last agreed with the database, and how long its last reading took: in seconds. */
  levelAt: number
  builtIn: number
  /** How often everybody was read, and how often a copy of the index in their place. */
  readings: { members: number; copy: number }
  /** How often a new edition was held against the one before it, and how often that one was found to be wrong. */
  checks: number
  differences: number
  answers: { index: number; scan: number }
  /** Seconds spent on ranking. */
  ranking: { index: number; scan: number }
}

/** So many are taken in at once: some milliseconds, in which nobody is answered. */
const BATCH = 500
/** More changes than this share of all members, and reading everybody anew is the shorter way. */
const MANY = 0.2
const FEW = 5_000
/** With more members than this, reading them takes long enough to be felt by others, and by whoever waits for a start. */
const FELT = 20_000

/** How often as long as it works a reading rests, beside an edition that answers meanwhile. */
const AT_LEISURE = 10
const IN_TIME = 1

/**
 * The index of members that this process keeps beside the database: an edition for today, and around midnight one more.
 * They are thrown away whenever they might be wrong: the database answers until there is a new one.
 */
export class MemberIndex {
  readonly figures: Figures = {
    levelAt: 0,
    builtIn: 0,
    readings: { members: 0, copy: 0 },
    checks: 0,
    differences: 0,
    answers: { index: 0, scan: 0 },
    ranking: { index: 0, scan: 0 },
  }
  /** Whether the members were read once, or could not be. */
  isRead = false
  readonly #app: Pick<App, 'db' | 'pool' | 'log'>
  readonly #felt: number
  readonly #closing = new AbortController()
  #isFirst = true
  #editions: readonly Edition[] = []
  #building: Promise<void> | null = null
  #last: Promise<void> = Promise.resolve()
  #next: Promise<void> | null = null

  constructor(app: Pick<App, 'db' | 'pool' | 'log'>, felt = FELT) {
    this.#app = app
    this.#felt = felt
  }

  /** The edition of a day, if there is one. */
  of(day: string): Edition | null {
    return this.#editions.find((edition) => edition.day === day) ?? null
  }

  /** All that are kept; the first is the oldest. */
  get editions(): readonly Edition[] {
    return this.#editions
  }

  /** Takes in all that was committed before the call. Callers at the same time share one look at the database. */
  catchUp(): Promise<void> {
    this.#next ??= this.#inTurn(async () => {
      this.#next = null
      await this.#level(this.#editions).catch((error: unknown) => this.#giveUp(error))
    })
    return this.#next
  }

  #giveUp(error: unknown) {
    this.discard()
    if (!this.#app.pool.ending) this.#app.log.warn({ err: error }, 'the index of members fell behind')
  }

  /** The index is wrong, or too far behind: nobody may ask it any more. */
  discard(): void {
    this.#editions = []
  }

  /** Lets go of the editions of other days. */
  keepOnly(days: readonly string[]): void {
    this.#editions = this.#editions.filter(({ day }) => days.includes(day))
  }

  /** Reads everybody anew, beside the present edition of the day, and puts the result in its place. */
  renew(day: string): Promise<void> {
    this.#building ??= this.#build(day).finally(() => {
      this.#building = null
    })
    return this.#building
  }

  /** Ends what goes on beside. */
  close(): void {
    this.#closing.abort()
  }

  /** One change of the editions after the other, so that none is overtaken by older news. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work)
    this.#last = turn.then(
      () => undefined,
      () => undefined,
    )
    return turn
  }

  async #build(day: string): Promise<void> {
    const begun = performance.now()
    const { from, ...reading } = await this.#read(day)
    const fresh = { ...reading, day }
    await this.#takeChanges([fresh]) // nobody asks it yet; few are left for the turn, in which others wait
    const isOfUse = await this.#inTurn(() => this.#replaceBy(fresh))
    if (!isOfUse && from === 'copy') return this.#build(day)
    this.figures.builtIn = (performance.now() - begun) / 1000
    this.figures.readings[from]++
  }

  /** Many members are read in another thread: the first time as well, for the database answers meanwhile. */
  async #read(day: string): Promise<Reading> {
    const { db, pool, log } = this.#app
    const [position, readAt, isFirst] = [await presentPosition(db), Date.now(), this.#isFirst]
    this.#isFirst = false
    const url = pool.options.connectionString
    if (!url || !(await hasMoreThan(db, this.#felt)))
      return { index: await readIndex(pool, day), position, readAt, from: 'members' }
    const order = { url, day, position, isFirst, rests: this.#restsFor(day) }
    return readIndexApart(order, this.#closing.signal, (error) =>
      log.warn({ err: error }, 'the copy of the index of members is of no use'),
    )
  }

  /** Nobody waits for the day that there is already; the next one has to be there in time. */
  #restsFor(day: string): number {
    if (this.of(day)) return AT_LEISURE
    return this.#editions.length > 0 ? IN_TIME : 0
  }

  /** Both take in the same changes first, and must then hold the same members. @returns whether it is of use */
  async #replaceBy(fresh: Edition): Promise<boolean> {
    const old = this.of(fresh.day)
    if (!(await this.#level(old ? [fresh, old] : [fresh]))) return false
    if (old) this.#compare(old, fresh)
    const others = this.#editions.filter((edition) => edition !== old)
    this.#editions = [...others, fresh].toSorted((a, b) => (a.day < b.day ? -1 : 1))
    return true
  }

  #compare(old: Edition, fresh: Edition) {
    this.figures.checks++
    if (old.index.checksum() === fresh.index.checksum()) return
    this.figures.differences++
    this.#app.log.error({ day: fresh.day }, 'the index of members differed from the database')
  }

  /** Brings editions to where the database is. @returns false when they are of no use any more */
  async #level(editions: readonly Edition[]): Promise<boolean> {
    if (editions.length === 0) return false
    const isLevel = await this.#takeChanges(editions)
    if (isLevel) this.figures.levelAt = Date.now() / 1000
    else this.discard()
    return isLevel
  }

  /** @returns false when there is too much to take in, or nobody knows what */
  async #takeChanges(editions: readonly Edition[]): Promise<boolean> {
    const changes = await Promise.all(editions.map(({ position }) => changesAfter(this.#app.db, position)))
    const ids = [...new Set(changes.flatMap((some) => some.ids))]
    const many = Math.max(FEW, ...editions.map(({ index }) => index.size * MANY))
    if (!changes.every(({ complete }) => complete) || ids.length > many) return false
    for (let at = 0; at < ids.length; at += BATCH) await this.#reread(editions, ids.slice(at, at + BATCH))
    for (const [i, edition] of editions.entries()) edition.position = changes[i]?.position ?? edition.position
    return true
  }

  async #reread(editions: readonly Edition[], ids: readonly string[]): Promise<void> {
    for (const [day, some] of Map.groupBy(editions, (edition) => edition.day)) {
      const members = new Map(
        (await indexedAmong(this.#app.db, day, ids)).map((member) => [member.id, member]),
      )
      for (const { index } of some) for (const id of ids) put(index, id, members.get(id))
    }
  }
}

function put(index: MatchIndex, id: string, member: IndexedMember | undefined) {
  if (member) index.update(member)
  else index.remove(id)
}
