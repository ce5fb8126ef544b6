import type { Cursor, RankedPage, SortBy } from '../rank.ts'
import type { Traits } from '../traits.ts'
import { Best } from './best.ts'
import { passes, percentAt } from './block.ts'
import { ageBandOf } from './clusters.ts'
import {
  createColumns,
  idAt,
  idWordsAt,
  partitionAt,
  type Row,
  readRow,
  setAge,
  writeRow,
} from './columns.ts'
import { cursorAt, placeOf } from './cursors.ts'
import { encode, type IndexedMember } from './encode.ts'
import { hide, showAgain } from './exclusions.ts'
import { IndexBuilder } from './index-builder.ts'
import { percentOfKey } from './keys.ts'
import { haveSameGenders } from './partition.ts'
import { type Parts, partsFrom, partsOf, type Snapshot, snapshotOf } from './parts.ts'
import { searchByNewest } from './search-by-newest.ts'
import { searchByScore } from './search-by-score.ts'
import { type Shelf, shelfBytes, takeRow } from './shelf.ts'
import { type IdWords, parseId } from './uuid.ts'
import { type Filters, SharedTables, type ViewerTables, viewerTables } from './viewer-tables.ts'
import { Words } from './words.ts'

export interface IndexQuery extends Filters {
  /** Members not to be shown: liked, matched, hidden, blocked. The viewer never is. */
  excluded_ids?: Iterable<string>
  /** Members who show themselves to this viewer whatever their audience, because they like the viewer. */
  extra_visible_ids?: Iterable<string>
  sort_by?: SortBy
  /** From 1; ignored when a cursor is given. */
  page?: number
  limit: number
  cursor?: Cursor | null
}

/** Besides the age band, what a row's place among the sorted ones or its cluster's bound rests on. */
const PLACED_BY: readonly (keyof Row)[] = [
  'partition',
  'faithKind',
  'country',
  'languages',
  'tribe',
  'ageFrom',
  'ageTo',
  'shown',
  'joined',
]

/**
 * All members who may be listed, held in memory so that a page in exact order, with the exact total, takes a fraction
 * of a millisecond. It answers what `rank` answers over the same members. The index is passive: it knows no clock and
 * no database; whoever holds it tells it of changes, and calls `merge` when the tail has grown long.
 */
export class MatchIndex {
  readonly #shared = new SharedTables()
  #parts: Parts

  constructor(parts: Parts = partsOf(new Words(), createColumns(0), 0)) {
    this.#parts = parts
  }

  /** Each id may come once. */
  static build(members: Iterable<IndexedMember>): MatchIndex {
    const builder = new IndexBuilder()
    for (const member of members) builder.add(member)
    return new MatchIndex(builder.finish())
  }

  /** An index as it was when the snapshot was taken; from now on it owns the snapshot's memory. */
  static restore(snapshot: Snapshot): MatchIndex {
    return new MatchIndex(partsFrom(snapshot))
  }

  /** How many members it holds. */
  get size(): number {
    return this.#parts.directory.size
  }

  /** How many rows lie unsorted at the end: each costs every query some nanoseconds until they are merged. */
  get tailSize(): number {
    return this.#shelf.count - this.#shelf.tailFrom
  }

  get bytes(): number {
    const { shelf, census, directory } = this.#parts
    return shelfBytes(shelf) + census.bytes + directory.bytes
  }

  get #shelf(): Shelf {
    return this.#parts.shelf
  }

  /** Takes a member in, or what is new about one. Who may no longer be listed at all is removed. */
  update(member: IndexedMember): void {
    const { words, shelf, directory } = this.#parts
    const row = encode(words, member)
    if (!row) {
      this.remove(member.id)
      return
    }
    const id: IdWords = [row.id0, row.id1, row.id2, row.id3]
    const known = directory.find(shelf.columns, id)
    if (known >= 0) this.#count(known, -1)
    const at = known >= 0 && this.#mayStay(known, row) ? known : this.#moveToTail(known)
    writeRow(shelf.columns, at, row)
    this.#count(at, 1)
    if (at !== known) directory.set(shelf.columns, id, at)
  }

  /** Takes the member in a row into all counts, or out of them. */
  #count(row: number, by: 1 | -1) {
    const { words, shelf, census, checksum } = this.#parts
    census.add(words, shelf.columns, row, by)
    checksum.add(shelf.columns, row, by)
  }

  #mayStay(at: number, row: Row): boolean {
    const { columns, tailFrom } = this.#shelf
    if (at >= tailFrom) return true
    const known = readRow(columns, at)
    return PLACED_BY.every((name) => known[name] === row[name]) && ageBandOf(known.age) === ageBandOf(row.age)
  }

  #moveToTail(from: number): number {
    if (from >= 0) setAge(this.#shelf.columns, from, 0)
    return takeRow(this.#shelf)
  }

  /** Says whether the member was there. */
  remove(id: string): boolean {
    const row = this.#find(id)
    if (row < 0) return false
    const { columns } = this.#shelf
    this.#count(row, -1)
    this.#parts.directory.delete(columns, idWordsAt(columns, row))
    setAge(columns, row, 0)
    return true
  }

  has(id: string): boolean {
    return this.#find(id) >= 0
  }

  #find(id: string): number {
    const words = parseId(id)
    return words ? this.#parts.directory.find(this.#shelf.columns, words) : -1
  }

  /** Sorts the tail in: a pause of a second per million members. A long-lived holder builds anew beside it. */
  merge(): void {
    const { words, shelf } = this.#parts
    this.#parts = partsOf(words, shelf.columns, shelf.count)
  }

  /** Everything it holds, in its own memory: see `Snapshot`. */
  snapshot(): Snapshot {
    return snapshotOf(this.#parts)
  }

  /** The same for all indexes that hold the same members: compare it with `checksumOf` the source's members. */
  checksum(): string {
    return this.#parts.checksum.toString()
  }

  /** One page of the members whom the viewer may meet, in exact order, and how many there are. */
  topK(viewer: Traits, query: IndexQuery): RankedPage {
    const { words, census, directory } = this.#parts
    const tables = viewerTables(words, this.#shared, viewer, query)
    const hidden = hide(this.#shelf.columns, directory, [viewer.id, ...(query.excluded_ids ?? [])])
    const { further, members, next_cursor } = this.#pageWithout(hidden, tables, query)
    let total = census.count(tables) + further.length
    for (const row of hidden) if (this.#isCounted(tables, row)) total--
    return { members, total, next_cursor }
  }

  /** How many members the viewer's whole list holds: what `topK` says beside its page, without the page. */
  total(viewer: Traits, query: Filters & Pick<IndexQuery, 'excluded_ids' | 'extra_visible_ids'>): number {
    return this.topK(viewer, { ...query, limit: 0 }).total
  }

  /** One page, and the rows that the viewer's list holds besides those that the census counts. */
  #pageWithout(hidden: readonly number[], tables: ViewerTables, query: IndexQuery) {
    try {
      const further = this.#further(tables, query.extra_visible_ids ?? [])
      return { further, ...this.#page(tables, query, further) }
    } finally {
      showAgain(this.#shelf.columns, hidden)
    }
  }

  /** Whether the census counts the member in a row for this viewer. */
  #isCounted(tables: ViewerTables, row: number): boolean {
    return (
      tables.partitions.includes(partitionAt(this.#shelf.columns, row)) && passes(this.#shelf, tables, row)
    )
  }

  /** The rows of those whom the viewer's list holds only because they show themselves to this viewer. */
  #further(tables: ViewerTables, ids: Iterable<string>): number[] {
    const { columns } = this.#shelf
    const [mine = -1] = tables.partitions
    const rows = new Set(Array.from(ids, (id) => this.#find(id)))
    return [...rows].filter(
      (row) =>
        row >= 0 &&
        haveSameGenders(partitionAt(columns, row), mine) &&
        !tables.partitions.includes(partitionAt(columns, row)) &&
        passes(this.#shelf, tables, row),
    )
  }

  #page(tables: ViewerTables, query: IndexQuery, further: number[]): Omit<RankedPage, 'total'> {
    const { limit, page = 1, cursor = null, sort_by: sortBy = 'compatibility' } = query
    const start = cursor ? 0 : (page - 1) * limit
    // One more than the page, which shows whether there is a next one.
    const best = new Best(this.#shelf.columns, start + limit + 1, cursor && placeOf(cursor, sortBy))
    if (limit > 0) (sortBy === 'newest' ? searchByNewest : searchByScore)(this.#shelf, tables, best, further)
    const found = best.drain()
    const places = found.slice(start, start + limit)
    const members = places.map(({ row, key }) => ({
      id: idAt(this.#shelf.columns, row),
      percent: sortBy === 'newest' ? percentAt(this.#shelf, tables, row) : percentOfKey(key),
    }))
    const [last, lastPlace] = [members.at(-1), places.at(-1)]
    const isMore = found.length > start + limit
    return {
      members,
      next_cursor: isMore && last && lastPlace ? cursorAt(last.id, lastPlace.key, sortBy) : null,
    }
  }
}
