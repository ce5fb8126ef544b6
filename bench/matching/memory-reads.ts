import type { MatchIndex } from '@ndoa/matching'
import { InstrumentedIndex, type Reads } from './instrumented-index.ts'
import type { Search } from './queries.ts'
import { bytesPerMillisecond } from './timing.ts'

const READ: Record<string, string[]> = {
  'faith kinds': ['kindFaith', 'kindStart', 'partitionStart'],
  groups: ['groupHeads'],
  clusters: ['clusterHeads', 'clusterGroup'],
  'rows by lifestyle and education': ['answers'],
  'rows by interests as well': ['interests'],
  'rows in full, excluded ones too': ['traits'],
  'ids of excluded, tied and listed members': ['ids'],
  'slots of the id table': ['slots'],
  "counts of the viewer's country": ['keys', 'counts'],
  'worldwide counts': ['gates', 'sums'],
}
const WATCHED = 500

export function timesBandwidth(index: MatchIndex, searches: readonly Search[], meanTime: number): number {
  const watched = new InstrumentedIndex(index.snapshot())
  const pages = searches
    .slice(0, WATCHED)
    .map(({ viewer, query }) => watched.readsOf(() => watched.index.topK(viewer, query)))
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

function row(pages: readonly Reads[], arrays: readonly string[]) {
  const [counted = ''] = arrays
  return {
    'how many': Math.round(mean(pages, ({ entries }) => entries[counted] ?? 0)),
    bytes: Math.round(mean(pages, ({ bytes }) => sum(arrays, (name) => bytes[name] ?? 0))),
  }
}

const sum = <T>(list: readonly T[], value: (entry: T) => number) =>
  list.reduce((total, entry) => total + value(entry), 0)
const mean = <T>(list: readonly T[], value: (entry: T) => number) => sum(list, value) / list.length
