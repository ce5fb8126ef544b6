/** So much at once, and so much again each second. */
export interface Pace {
  burst: number
  perSecond: number
}

interface Bucket {
  left: number
  at: number
}

const SWEPT_AT = 10_000

/**
 * Counts uses per key in memory.
 * @returns a function that takes one use: 0 when it is allowed, else the milliseconds until it will be
 */
export function createTokenBuckets({ burst, perSecond }: Pace): (key: string, now: number) => number {
  const buckets = new Map<string, Bucket>()
  const refilled = ({ left, at }: Bucket, now: number) =>
    Math.min(burst, left + (Math.max(0, now - at) * perSecond) / 1_000)

  /** A full bucket is like none. */
  function sweep(now: number) {
    for (const [key, bucket] of buckets) if (refilled(bucket, now) >= burst) buckets.delete(key)
  }

  return (key, now) => {
    const bucket = buckets.get(key)
    const left = bucket ? refilled(bucket, now) : burst
    if (left < 1) return Math.ceil(((1 - left) * 1_000) / perSecond)
    if (!bucket && buckets.size >= SWEPT_AT) sweep(now)
    buckets.set(key, { left: left - 1, at: now })
    return 0
  }
}
