import { type IndexedMember, MatchIndex } from '@ndoa/matching'
import type { App } from '../../platform/app.ts'
import { today } from '../../platform/clock.ts'
import { loadMembers } from './loading/load-members.ts'
import { changesAfter, indexedAmong, type Position, presentPosition } from './member-index.queries.ts'

/** The members of one day, as the database had them at a position. */
export interface Edition {
  index: MatchIndex
  day: string
  position: Position
}

/** What an operator wants to know. */
export interface Figures {
  /** When the index last agreed with the database, and how long its last reading took: in seconds. */
  levelAt: number
  builtIn: number
  /** How often a new edition found the one before it to be wrong. */
  differences: number
  answers: { index: number; scan: number }
}

const BATCH = 2_000
/** More changes than this share of all members, and reading everybody anew is the shorter way. */
const MANY = 0.2
const FEW = 5_000

/**
 * The index of members that this process keeps beside the database. It is thrown away whenever it might be wrong: the
 * database answers until a new edition is there.
 */
export class MemberIndex {
  readonly figures: Figures = { levelAt: 0, builtIn: 0, differences: 0, answers: { index: 0, scan: 0 } }
  readonly #app: App
  #edition: Edition | null = null
  #building: Promise<void> | null = null
  #last: Promise<void> = Promise.resolve()
  #next: Promise<void> | null = null

  constructor(app: App) {
    this.#app = app
  }

  /** The edition of a day, if there is one. */
  of(day: string): Edition | null {
    return this.#edition?.day === day ? this.#edition : null
  }

  get edition(): Edition | null {
    return this.#edition
  }

  /** Takes in all that was committed before the call. Callers at the same time share one look at the database. */
  catchUp(): Promise<void> {
    this.#next ??= this.#inTurn(async () => {
      this.#next = null
      const edition = this.#edition
      if (edition) await this.#level([edition]).catch((error: unknown) => this.#giveUp(error))
    })
    return this.#next
  }

  #giveUp(error: unknown) {
    this.discard()
    if (!this.#app.pool.ending) this.#app.log.warn({ err: error }, 'the index of members fell behind')
  }

  /** The index is wrong, or too far behind: nobody may ask it any more. */
  discard(): void {
    this.#edition = null
  }

  /** Reads everybody anew, beside the present edition, and puts the result in its place. */
  renew(): Promise<void> {
    this.#building ??= this.#build().finally(() => {
      this.#building = null
    })
    return this.#building
  }

  /** One change of the editions after the other, so that none is overtaken by older news. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#last.then(work)
    this.#last = turn.catch(() => undefined)
    return turn
  }

  async #build(): Promise<void> {
    const { db, pool, clock } = this.#app
    const begun = performance.now()
    const day = today(clock)
    const position = await presentPosition(db)
    const index = new MatchIndex()
    await loadMembers(pool, day, (member) => index.update(member))
    index.merge()
    await this.#inTurn(() => this.#replaceBy({ index, day, position }))
    this.figures.builtIn = (performance.now() - begun) / 1000
  }

  /** Both take in the same changes first, and must then hold the same members. */
  async #replaceBy(fresh: Edition): Promise<void> {
    const old = this.of(fresh.day)
    if (!(await this.#level(old ? [fresh, old] : [fresh]))) return
    if (old && old.index.checksum() !== fresh.index.checksum()) {
      this.figures.differences++
      this.#app.log.error({ day: fresh.day }, 'the index of members differed from the database')
    }
    this.#edition = fresh
  }

  /** Brings editions of one day to where the database is. @returns false when they are of no use any more */
  async #level(editions: readonly Edition[]): Promise<boolean> {
    const [first] = editions
    if (!first) return false
    const changes = await Promise.all(editions.map(({ position }) => changesAfter(this.#app.db, position)))
    const ids = [...new Set(changes.flatMap((some) => some.ids))]
    const many = Math.max(FEW, first.index.size * MANY)
    if (!changes.every(({ complete }) => complete) || ids.length > many) {
      this.discard()
      return false
    }
    for (let at = 0; at < ids.length; at += BATCH) await this.#reread(editions, ids.slice(at, at + BATCH))
    for (const [i, edition] of editions.entries()) edition.position = changes[i]?.position ?? edition.position
    this.figures.levelAt = Date.now() / 1000
    return true
  }

  async #reread(editions: readonly Edition[], ids: readonly string[]): Promise<void> {
    const day = editions[0]?.day ?? ''
    const members = new Map((await indexedAmong(this.#app.db, day, ids)).map((member) => [member.id, member]))
    for (const { index } of editions) for (const id of ids) put(index, id, members.get(id))
  }
}

function put(index: MatchIndex, id: string, member: IndexedMember | undefined) {
  if (member) index.update(member)
  else index.remove(id)
}
