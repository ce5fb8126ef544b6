/** Milliseconds until the server counts as unreachable. */
const TIMEOUT = 5_000

/** Any answer counts, even a server error. */
export async function isReachable(): Promise<boolean> {
  try {
    await fetch('/healthz', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    return true
  } catch {
    return false
  }
}

/** Milliseconds between attempts while the server is unreachable. */
export const RETRY_INTERVAL = 2_000
