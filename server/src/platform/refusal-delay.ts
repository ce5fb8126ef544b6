import { setTimeout } from 'node:timers/promises'

/** Refusals a second that are answered at once: more than an ordinary day has. */
const AT_ONCE = 20
/** Milliseconds, from the one to the other at random: those that were refused together do not come back together. */
const DELAY = { least: 1_000, most: 3_000 }
/** Each delayed refusal holds a connection, so more than this many are answered at once. */
const MOST_DELAYED = 1_000
/** Malformed, too many, busy. Not 401: every expired session gets one, all day long. */
const REFUSED = new Set([400, 429, 503])

/**
 * Clients that are refused at once retry at once, and answering them costs everybody else. In a flood
 * each refusal is answered one to three seconds later.
 * @param wait stands in for time in tests
 * @returns waits, if need be, before an answer with this status is sent
 */
export function createRefusalDelay(
  wait: (milliseconds: number) => Promise<unknown> = setTimeout,
): (status: number) => Promise<void> {
  let refused = 0
  let delayed = 0
  let second = 0
  return async (status) => {
    if (!REFUSED.has(status)) return
    const now = Math.floor(performance.now() / 1000)
    if (now !== second) [second, refused] = [now, 0]
    if (++refused <= AT_ONCE || delayed >= MOST_DELAYED) return
    delayed += 1
    await wait(DELAY.least + Math.random() * (DELAY.most - DELAY.least))
    delayed -= 1
  }
}
