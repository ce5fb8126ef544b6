import type { MatchIndex } from '@ndoa/matching'
import type { Ask } from './queries.ts'
import { bytesPerMillisecond } from './timing.ts'
import { type Touched, WatchedIndex } from './watched-index.ts'

/** What a page reads of the index, and the arrays in which that lies; the first one is counted by entries. */
const READ: Record<string, string[]> = {
  'kinds of faith': ['kindFaith', 'kindStart', 'partitionStart'],
  groups: ['groupHeads'],
  clusters: ['clusterHeads', 'clusterGroup'],
  'rows by lifestyle and education': ['answers'],
  'rows by interests as well': ['interests'],
  'rows in full, also of those excluded': ['traits'],
  'ids of those excluded, tied, listed': ['ids'],
  'places in the directory of ids': ['slots'],
  'counts of the own country': ['keys', 'counts'],
  'counts of the world': ['gates', 'sums'],
}
const WATCHED = 500

/** Prints what a first page reads; returns how many times longer it takes than memory takes to deliver that. */
export function timesBandwidth(index: MatchIndex, asks: readonly Ask[], meanTime: number): number {
  const watched = new WatchedIndex(index.snapshot())
  const pages = asks
    .slice(0, WATCHED)
    .map(({ viewer, query }) => watched.touchedBy(() => watched.index.topK(viewer, query)))
  console.log('What a first page reads of the index, each number once')
  console.table(Object.fromEntries(Object.entries(READ).map(([what, arrays]) => [what, row(pages, arrays)])))
  const delivered = mean(pages, (page) => page.delivered)
  const times = meanTime / (delivered / bytesPerMillisecond())
  console.table({
    'kB read': (mean(pages, ({ bytes }) => sum(Object.values(bytes), Number)) / 1000).toFixed(0),
    'kB that memory delivers for that, in lines of 64 bytes': (delivered / 1000).toFixed(0),
    'times as long as memory takes to deliver them': times.toFixed(1),
  })
  return times
}

function row(pages: readonly Touched[], arrays: readonly string[]) {
  const [counted = ''] = arrays
  return {
    'how many': Math.round(mean(pages, ({ entries }) => entries[counted] ?? 0)),
    bytes: Math.round(mean(pages, ({ bytes }) => sum(arrays, (name) => bytes[name] ?? 0))),
  }
}

const sum = <T>(list: readonly T[], value: (entry: T) => number) =>
  list.reduce((total, entry) => total + value(entry), 0)
const mean = <T>(list: readonly T[], value: (entry: T) => number) => sum(list, value) / list.length
