/** Milliseconds. */
export interface Spread {
  p50: number
  p95: number
  p99: number
  mean: number
  worst: number
}

export function fastest(repeats: number, work: () => void): number {
  let best = Infinity
  for (let i = 0; i < repeats; i++) best = Math.min(best, timed(work))
  return best
}

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

/** Measures one core's sequential read bandwidth: it searches more memory than the caches hold for an absent byte. */
export function bytesPerMillisecond(): number {
  const memory = Buffer.alloc(MEMORY, 1)
  let best = Infinity
  for (let from = 0; from < MEMORY; from += STRETCH) {
    const stretch = memory.subarray(from, from + STRETCH)
    best = Math.min(
      best,
      timed(() => {
        if (stretch.includes(0)) throw new Error('the absent byte was found')
      }),
    )
  }
  return STRETCH / best
}

/** Returns the 95th percentile divided by the minimum of a fixed piece of work: about 1 on a quiet machine. */
export function machineNoise(): number {
  const places = new Uint32Array(2 ** 24).fill(1)
  return Math.max(
    noiseOf(() => sumUp(200_000)),
    noiseOf(() => readRandomly(places, 2_000)),
  )
}

function noiseOf(work: () => void): number {
  const times = Array.from({ length: 200 }, () => timed(work))
  return spreadOf(times).p95 / Math.min(...times)
}

function sumUp(count: number): number {
  let sum = 0
  for (let i = 0; i < count; i++) sum = (sum + Math.imul(i, i ^ sum)) | 0
  return sum
}

function readRandomly(places: Uint32Array, steps: number): number {
  let at = 1
  for (let i = 0; i < steps; i++) at = (Math.imul(at, 1664525) + places[at % places.length]!) >>> 0
  return at
}
