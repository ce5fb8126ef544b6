import { setTimeout as sleep } from 'node:timers/promises'
import { type Figure, shareFigure } from './figures.ts'

export const PAIRS = 1_000
/** Milliseconds. */
const VISIBILITY_TIMEOUT = 1_000
const CONCURRENCY = 2

export const WAYS = ['block', 'unmatch'] as const
export type Way = (typeof WAYS)[number]

export interface Pair {
  traces(): Promise<string[]>
  surfaces: number
  part(way: Way): Promise<void>
  close(): void
}

/** One member of each pair blocks or unmatches; both must be gone for each other a second after the answer. */
export async function goneFigures(
  aPair: (n: number, way: Way) => Promise<Pair>,
  count = PAIRS,
): Promise<Figure[]> {
  let [begun, visible, gone] = [0, 0, 0]
  const remaining = new Set<string>()
  async function some() {
    while (begun < count) {
      const n = begun++
      const way = WAYS[n % WAYS.length]!
      const pair = await aPair(n, way)
      if ((await pair.traces()).length === pair.surfaces) visible++
      await pair.part(way)
      const traces = await untilGone(pair)
      if (traces.length === 0) gone++
      for (const trace of traces) remaining.add(trace)
      pair.close()
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, some))
  return [
    shareFigure('A2: pairs who saw each other everywhere before', { part: visible, of: count }, { least: 1 }),
    shareFigure('A2: pairs gone for each other within 1 s', { part: gone, of: count }, { least: 1 }),
    {
      name: 'A2: where somebody was left',
      found: [...remaining].toSorted().join(', ') || 'nowhere',
      floor: 'nowhere',
      isMet: remaining.size === 0,
    },
  ]
}

async function untilGone(pair: Pair): Promise<string[]> {
  const until = performance.now() + VISIBILITY_TIMEOUT
  for (;;) {
    const traces = await pair.traces()
    if (performance.now() > until) return traces.length > 0 ? traces : ['later than a second']
    if (traces.length === 0) return []
    await sleep(20)
  }
}
