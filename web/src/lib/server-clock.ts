const MINUTE = 60_000

/** Milliseconds by which the server's clock is ahead of `performance.now()`; null before the first answer. */
let lead: number | null = null
const listeners = new Set<() => void>()

/** The time of the server, because many phones have a wrong clock; the device's until the server answers. */
export const serverNow = (): Date => new Date(lead === null ? Date.now() : lead + performance.now())

/**
 * An answer's `Date` is never later than its arrival, and answers from a cache have an old one. So the latest known
 * time counts, which never jumps back, as the device's clock can.
 */
export function learnServerTime(date: string | null): void {
  const moment = Date.parse(date ?? '')
  if (Number.isNaN(moment)) return
  const before = serverNow().getTime()
  lead = Math.max(lead ?? -Infinity, moment - performance.now())
  if (Math.abs(serverNow().getTime() - before) < MINUTE) return
  for (const listener of listeners) listener()
}

/** Calls back when the known time changes by a minute or more. @returns a function that ends this */
export function onTimeCorrected(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
