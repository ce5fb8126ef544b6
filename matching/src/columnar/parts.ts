import { MemberCounts } from './count/member-counts.ts'
import { Checksum } from './store/checksum.ts'
import type { Columns } from './store/columns.ts'
import { IdTable } from './store/id-table.ts'
import { type RowStore, sortedStore, storeOf } from './store/row-store.ts'
import { Vocabulary } from './store/vocabulary.ts'

export interface Parts {
  vocabulary: Vocabulary
  store: RowStore
  idTable: IdTable
  counts: MemberCounts
  checksum: Checksum
}

/** Transferable and serializable. It shares the index's memory, so clone it or stop using the index. */
export type Snapshot = ReturnType<typeof snapshotOf>

export function partsOf(vocabulary: Vocabulary, columns: Columns, count: number): Parts {
  const store = sortedStore(vocabulary, columns, count)
  const checksum = new Checksum(vocabulary)
  for (let row = 0; row < store.count; row++) checksum.add(store.columns, row, 1)
  return {
    vocabulary,
    store,
    idTable: IdTable.of(store.columns, store.count),
    counts: MemberCounts.of(vocabulary, store),
    checksum,
  }
}

export function snapshotOf({ vocabulary, store, idTable, counts, checksum }: Parts) {
  const { columns, clusters, tailFrom, count } = store
  return {
    vocabulary: vocabulary.list(),
    store: { columns, clusters, tailFrom, count },
    idTable: idTable.snapshot(),
    counts: counts.snapshot(),
    checksum: checksum.sums,
  }
}

export function partsFrom(snapshot: Snapshot): Parts {
  const vocabulary = new Vocabulary()
  vocabulary.learn(snapshot.vocabulary)
  const { columns, clusters, tailFrom, count } = snapshot.store
  return {
    vocabulary,
    store: storeOf(vocabulary, columns, clusters, tailFrom, count),
    idTable: IdTable.restore(snapshot.idTable),
    counts: MemberCounts.restore(snapshot.counts),
    checksum: new Checksum(vocabulary, snapshot.checksum),
  }
}

export function buffersOf(snapshot: Snapshot): ArrayBuffer[] {
  const { store, idTable, counts } = snapshot
  const arrays = [store.columns, store.clusters, idTable, counts].flatMap((part) =>
    Object.values<unknown>({ ...part }).filter((value) => ArrayBuffer.isView(value)),
  )
  return [...new Set(arrays.map(({ buffer }) => buffer as ArrayBuffer))]
}
