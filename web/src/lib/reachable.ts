/** A server that does not answer within this time cannot be reached; milliseconds. */
const ANSWERS_WITHIN = 5_000

/** Whether the server can be reached. Any answer will do, also one that says that the server has a problem. */
export async function isReachable(): Promise<boolean> {
  try {
    await fetch('/healthz', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWERS_WITHIN),
    })
    return true
  } catch {
    return false
  }
}

/** The wait before the next attempt, while it cannot; milliseconds. */
export const TRIED_EVERY = 2_000
