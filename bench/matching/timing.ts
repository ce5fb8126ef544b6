/** Milliseconds, sorted. */
export interface Spread {
  p50: number
  p95: number
  p99: number
  mean: number
  worst: number
}

/** How long a piece of work takes when nothing comes between: the best of some repeats. */
export function fastest(repeats: number, work: () => void): number {
  let best = Infinity
  for (let i = 0; i < repeats; i++) best = Math.min(best, timed(work))
  return best
}

/** The time in the middle: one that was disturbed does not move it. */
export const middle = (times: readonly number[]) => spreadOf(times).p50

export function timed(work: () => void): number {
  const begun = performance.now()
  work()
  return performance.now() - begun
}

export function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((x, y) => x - y)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN
  const mean = times.reduce((x, y) => x + y, 0) / times.length
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), mean, worst: at(1) }
}

const MEMORY = 2 ** 28
const STRETCH = 2 ** 20

/**
 * How fast one core reads what lies in a row in memory: the machine's own search for a byte that is not there, through
 * more than fits into caches. The fastest stretch counts, as with queries, because others use the machine too.
 */
export function bytesPerMillisecond(): number {
  const memory = Buffer.alloc(MEMORY, 1)
  let best = Infinity
  for (let from = 0; from < MEMORY; from += STRETCH) {
    const stretch = memory.subarray(from, from + STRETCH)
    best = Math.min(
      best,
      timed(() => {
        if (stretch.includes(0)) throw new Error('found what is not there')
      }),
    )
  }
  return STRETCH / best
}

/**
 * How much longer the same work takes in nineteen cases of twenty than at best, about 1 on a quiet machine: a sum, and
 * reading memory here and there, which slows down first when others use it.
 */
export function restlessness(): number {
  const places = new Uint32Array(2 ** 24).fill(1)
  return Math.max(
    slowness(() => sumUp(200_000)),
    slowness(() => wander(places, 2_000)),
  )
}

function slowness(work: () => void): number {
  const times = Array.from({ length: 200 }, () => timed(work))
  return spreadOf(times).p95 / Math.min(...times)
}

function sumUp(count: number): number {
  let sum = 0
  for (let i = 0; i < count; i++) sum = (sum + Math.imul(i, i ^ sum)) | 0
  return sum
}

function wander(places: Uint32Array, steps: number): number {
  let at = 1
  for (let i = 0; i < steps; i++) at = (Math.imul(at, 1664525) + places[at % places.length]!) >>> 0
  return at
}
