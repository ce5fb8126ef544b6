import { Census } from './census.ts'
import { Checksum } from './checksum.ts'
import type { Columns } from './columns.ts'
import { Directory } from './directory.ts'
import { type Shelf, shelfOf, sortedShelf } from './shelf.ts'
import { Words } from './words.ts'

/** What an index consists of. */
export interface Parts {
  words: Words
  shelf: Shelf
  directory: Directory
  census: Census
  checksum: Checksum
}

/**
 * An index in words, numbers and typed arrays: made to be moved to another thread, or serialised. It shares the memory
 * of the index that it was taken from: that one must not be used any more, or the snapshot be cloned.
 */
export type Snapshot = ReturnType<typeof snapshotOf>

/** The parts of an index that holds these rows. */
export function partsOf(words: Words, columns: Columns, count: number): Parts {
  const shelf = sortedShelf(words, columns, count)
  const checksum = new Checksum(words)
  for (let row = 0; row < shelf.count; row++) checksum.add(shelf.columns, row, 1)
  return {
    words,
    shelf,
    directory: Directory.of(shelf.columns, shelf.count),
    census: Census.of(words, shelf),
    checksum,
  }
}

export function snapshotOf({ words, shelf, directory, census, checksum }: Parts) {
  const { columns, clusters, tailFrom, count } = shelf
  return {
    words: words.list(),
    shelf: { columns, clusters, tailFrom, count },
    directory: directory.snapshot(),
    census: census.snapshot(),
    checksum: checksum.sums,
  }
}

export function partsFrom(snapshot: Snapshot): Parts {
  const words = new Words()
  words.learn(snapshot.words)
  const { columns, clusters, tailFrom, count } = snapshot.shelf
  return {
    words,
    shelf: shelfOf(words, columns, clusters, tailFrom, count),
    directory: Directory.restore(snapshot.directory),
    census: Census.restore(snapshot.census),
    checksum: new Checksum(words, snapshot.checksum),
  }
}

/** The memory that a snapshot stands on: pass it along, and nothing needs to be copied. */
export function buffersOf(snapshot: Snapshot): ArrayBuffer[] {
  const { shelf, directory, census } = snapshot
  const arrays = [shelf.columns, shelf.clusters, directory, census].flatMap((part) =>
    Object.values<unknown>({ ...part }).filter((value) => ArrayBuffer.isView(value)),
  )
  return [...new Set(arrays.map(({ buffer }) => buffer as ArrayBuffer))]
}
