/** Milliseconds, sorted. */
export interface Spread {
  p50: number
  p95: number
  mean: number
  worst: number
}

/** How long a piece of work takes when nothing comes between: the best of some repeats. */
export function fastest(repeats: number, work: () => void): number {
  let best = Infinity
  for (let i = 0; i < repeats; i++) best = Math.min(best, timed(work))
  return best
}

export function timed(work: () => void): number {
  const begun = performance.now()
  work()
  return performance.now() - begun
}

export function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((x, y) => x - y)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN
  return { p50: at(0.5), p95: at(0.95), mean: times.reduce((x, y) => x + y, 0) / times.length, worst: at(1) }
}

/** How fast one core reads what lies in a row in memory, far more of it than fits into caches. */
export function bytesPerMillisecond(): number {
  const numbers = new Float64Array(2 ** 24).fill(1)
  let sum = 0
  const ms = fastest(5, () => {
    for (let at = 0; at < numbers.length; at++) sum += numbers[at]!
  })
  if (sum === 0) throw new Error('nothing was read')
  return numbers.byteLength / ms
}

/** How much longer the same sum takes in nineteen cases of twenty than at best: about 1 on a quiet machine. */
export function restlessness(): number {
  const times = Array.from({ length: 200 }, () => timed(() => sumUp(200_000)))
  return spreadOf(times).p95 / Math.min(...times)
}

function sumUp(count: number): number {
  let sum = 0
  for (let i = 0; i < count; i++) sum = (sum + Math.imul(i, i ^ sum)) | 0
  return sum
}
