import type { PageQuery, RankedPage } from '../rank.ts'
import type { Traits } from '../traits.ts'
import { passes, percentAt } from './bounds/block.ts'
import type { ViewerFilters, ViewerTables } from './bounds/viewer.ts'
import { SharedTables, viewerTables } from './bounds/viewer-tables.ts'
import { countRows } from './count/count-rows.ts'
import { IndexBuilder } from './index-builder.ts'
import { type Parts, partsFrom, partsOf, type Snapshot, snapshotOf } from './parts.ts'
import { cursorAt, positionOf } from './search/cursors.ts'
import { markExcluded, unmarkExcluded } from './search/exclusion-marks.ts'
import { percentOfKey } from './search/keys.ts'
import { searchByNewest } from './search/search-by-newest.ts'
import { searchByScore } from './search/search-by-score.ts'
import { TopRows } from './search/top-rows.ts'
import { ageBandOf } from './store/clusters.ts'
import {
  createColumns,
  idAt,
  idWordsAt,
  partitionAt,
  type Row,
  readRow,
  setAge,
  writeRow,
} from './store/columns.ts'
import { encode, type IndexedMember } from './store/encode.ts'
import { haveSameGenders } from './store/partition.ts'
import { appendRow, type RowStore, storeBytes } from './store/row-store.ts'
import { type IdWords, parseId } from './store/uuid.ts'
import { Vocabulary } from './store/vocabulary.ts'

export interface IndexQuery extends ViewerFilters, PageQuery {
  excluded_ids?: Iterable<string>
  extra_visible_ids?: Iterable<string>
}

/** A change of these columns moves the row, because the sort order or a cluster's bounds depend on them. */
const ORDER_COLUMNS: readonly (keyof Row)[] = [
  'partition',
  'faithKind',
  'country',
  'languages',
  'tribe',
  'ageFrom',
  'ageTo',
  'tiebreak',
  'joined',
]

/**
 * Holds all listable members in memory and returns the same results as `rank`. Its owner must apply changes with
 * `update` and `remove`, and call `merge` or rebuild the index when the unsorted tail grows long.
 */
export class MatchIndex {
  readonly #shared = new SharedTables()
  #parts: Parts

  constructor(parts: Parts = partsOf(new Vocabulary(), createColumns(0), 0)) {
    this.#parts = parts
  }

  static build(members: Iterable<IndexedMember>): MatchIndex {
    const builder = new IndexBuilder()
    for (const member of members) builder.add(member)
    return new MatchIndex(builder.finish())
  }

  /** Takes over the snapshot's memory; don't use the snapshot afterwards. */
  static restore(snapshot: Snapshot): MatchIndex {
    return new MatchIndex(partsFrom(snapshot))
  }

  get size(): number {
    return this.#parts.idTable.size
  }

  /** The number of unsorted rows, each of which slows every query by a few nanoseconds. */
  get tailSize(): number {
    return this.#store.count - this.#store.tailFrom
  }

  get bytes(): number {
    const { store, counts, idTable } = this.#parts
    return storeBytes(store) + counts.bytes + idTable.bytes
  }

  get #store(): RowStore {
    return this.#parts.store
  }

  update(member: IndexedMember): void {
    const { vocabulary, store, idTable } = this.#parts
    const row = encode(vocabulary, member)
    if (!row) {
      this.remove(member.id)
      return
    }
    const id: IdWords = [row.id0, row.id1, row.id2, row.id3]
    const existing = idTable.find(store.columns, id)
    if (existing >= 0) this.#count(existing, -1)
    const at = existing >= 0 && this.#mayStay(existing, row) ? existing : this.#moveToTail(existing)
    writeRow(store.columns, at, row)
    this.#count(at, 1)
    if (at !== existing) idTable.set(store.columns, id, at)
  }

  #count(row: number, by: 1 | -1) {
    const { vocabulary, store, counts, checksum } = this.#parts
    counts.add(vocabulary, store.columns, row, by)
    checksum.add(store.columns, row, by)
  }

  #mayStay(at: number, row: Row): boolean {
    const { columns, tailFrom } = this.#store
    if (at >= tailFrom) return true
    const existing = readRow(columns, at)
    return (
      ORDER_COLUMNS.every((name) => existing[name] === row[name]) &&
      ageBandOf(existing.age) === ageBandOf(row.age)
    )
  }

  #moveToTail(from: number): number {
    if (from >= 0) setAge(this.#store.columns, from, 0)
    return appendRow(this.#store)
  }

  /** @returns whether the member was indexed */
  remove(id: string): boolean {
    const row = this.#find(id)
    if (row < 0) return false
    const { columns } = this.#store
    this.#count(row, -1)
    this.#parts.idTable.delete(columns, idWordsAt(columns, row))
    setAge(columns, row, 0)
    return true
  }

  has(id: string): boolean {
    return this.#find(id) >= 0
  }

  #find(id: string): number {
    const vocabulary = parseId(id)
    return vocabulary ? this.#parts.idTable.find(this.#store.columns, vocabulary) : -1
  }

  /** Sorts the tail into the index, which blocks for a second per million members. */
  merge(): void {
    const { vocabulary, store } = this.#parts
    this.#parts = partsOf(vocabulary, store.columns, store.count)
  }

  snapshot(): Snapshot {
    return snapshotOf(this.#parts)
  }

  checksum(): string {
    return this.#parts.checksum.toString()
  }

  topK(viewer: Traits, query: IndexQuery): RankedPage {
    const { vocabulary, store, counts, idTable } = this.#parts
    const tables = viewerTables(vocabulary, this.#shared, viewer, query)
    const marked = markExcluded(this.#store.columns, idTable, [viewer.id, ...(query.excluded_ids ?? [])])
    const { extraRows, members, next_cursor } = this.#pageWithout(marked, tables, query)
    let total = (tables.more ? countRows(store, tables) : counts.count(tables)) + extraRows.length
    for (const row of marked) if (this.#isCounted(tables, row)) total--
    return { members, total, next_cursor }
  }

  total(
    viewer: Traits,
    query: ViewerFilters & Pick<IndexQuery, 'excluded_ids' | 'extra_visible_ids'>,
  ): number {
    return this.topK(viewer, { ...query, limit: 0 }).total
  }

  #pageWithout(marked: readonly number[], tables: ViewerTables, query: IndexQuery) {
    try {
      const extraRows = this.#extraRows(tables, query.extra_visible_ids ?? [])
      return { extraRows, ...this.#page(tables, query, extraRows) }
    } finally {
      unmarkExcluded(this.#store.columns, marked)
    }
  }

  #isCounted(tables: ViewerTables, row: number): boolean {
    return (
      tables.partitions.includes(partitionAt(this.#store.columns, row)) && passes(this.#store, tables, row)
    )
  }

  /** Finds members who are listed only through `extra_visible_ids`. */
  #extraRows(tables: ViewerTables, ids: Iterable<string>): number[] {
    const { columns } = this.#store
    const [mine = -1] = tables.partitions
    const rows = new Set(Array.from(ids, (id) => this.#find(id)))
    return [...rows].filter(
      (row) =>
        row >= 0 &&
        haveSameGenders(partitionAt(columns, row), mine) &&
        !tables.partitions.includes(partitionAt(columns, row)) &&
        passes(this.#store, tables, row),
    )
  }

  #page(tables: ViewerTables, query: IndexQuery, extraRows: number[]): Omit<RankedPage, 'total'> {
    const { limit, page = 1, cursor = null, sort_by: sortBy = 'compatibility' } = query
    const start = cursor ? 0 : (page - 1) * limit
    const top = new TopRows(this.#store.columns, start + limit + 1, cursor && positionOf(cursor, sortBy))
    if (limit > 0) (sortBy === 'newest' ? searchByNewest : searchByScore)(this.#store, tables, top, extraRows)
    const found = top.drain()
    const places = found.slice(start, start + limit)
    const members = places.map(({ row, key }) => ({
      id: idAt(this.#store.columns, row),
      percent: sortBy === 'newest' ? percentAt(this.#store, tables, row) : percentOfKey(key),
    }))
    const [last, lastPlace] = [members.at(-1), places.at(-1)]
    const isMore = found.length > start + limit
    return {
      members,
      next_cursor: isMore && last && lastPlace ? cursorAt(last.id, lastPlace.key, sortBy) : null,
    }
  }
}
