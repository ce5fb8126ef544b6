import { setTimeout } from 'node:timers/promises'

/** Refusals per second that get an immediate response; a normal day has fewer. */
const UNDELAYED_PER_SECOND = 20
/** Milliseconds, chosen at random so that refused clients do not retry together. */
const DELAY = { least: 1_000, most: 3_000 }
const MAX_DELAYED = 1_000
/** Malformed, too many requests, and busy; not 401, which every expired session gets. */
const REFUSED = new Set([400, 429, 503])

/** Slows clients that retry as soon as they are refused. @returns a function that waits before a refusal is sent */
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
    if (++refused <= UNDELAYED_PER_SECOND || delayed >= MAX_DELAYED) return
    delayed += 1
    await wait(DELAY.least + Math.random() * (DELAY.most - DELAY.least))
    delayed -= 1
  }
}
