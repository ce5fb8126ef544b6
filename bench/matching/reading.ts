import type { MatchIndex } from '@ndoa/matching'
import type { Ask } from './queries.ts'
import { bytesPerMillisecond } from './timing.ts'
import { type Touched, WatchedIndex } from './watched-index.ts'

/** What a page reads of the index: the bytes of one, and the arrays in which they lie. */
const READ: Record<string, [size: number, arrays: string[]]> = {
  'kinds of faith': [6, ['kindFaith', 'kindStart']],
  groups: [16, ['groupHeads']],
  clusters: [16, ['clusterHeads']],
  'rows by lifestyle and education': [2, ['answers']],
  'rows by interests as well': [4, ['interests']],
  'rows in full, also of those excluded': [20, ['traits']],
  'ids of those excluded, tied, listed': [16, ['ids']],
  'places in the directory of ids': [4, ['slots']],
  'counts of the own country': [8, ['keys', 'counts']],
  'counts of the world': [10, ['gates', 'sums']],
}
const WATCHED = 500

/** Prints what a first page reads; returns how many times longer it takes than memory takes to deliver that. */
export function timesBandwidth(index: MatchIndex, asks: readonly Ask[], meanTime: number): number {
  const watched = new WatchedIndex(index.snapshot())
  const pages = asks
    .slice(0, WATCHED)
    .map(({ viewer, query }) => watched.touchedBy(() => watched.index.topK(viewer, query)))
  console.log('What a first page reads of the index, each number once')
  console.table(
    Object.fromEntries(
      Object.entries(READ).map(([what, [size, arrays]]) => [what, row(pages, size, arrays)]),
    ),
  )
  const delivered = mean(pages, (page) => page.delivered)
  const times = meanTime / (delivered / bytesPerMillisecond())
  console.table({
    'kB read': (mean(pages, ({ bytes }) => sum(Object.values(bytes), Number)) / 1000).toFixed(0),
    'kB that memory delivers for that, in lines of 64 bytes': (delivered / 1000).toFixed(0),
    'times as long as memory takes to deliver them': times.toFixed(1),
  })
  return times
}

function row(pages: readonly Touched[], size: number, arrays: readonly string[]) {
  const bytes = mean(pages, (page) => sum(arrays, (name) => page.bytes[name] ?? 0))
  return { 'how many': Math.round(bytes / size), bytes: Math.round(bytes) }
}

const sum = <T>(list: readonly T[], value: (entry: T) => number) =>
  list.reduce((total, entry) => total + value(entry), 0)
const mean = <T>(list: readonly T[], value: (entry: T) => number) => sum(list, value) / list.length
