import {
  type MutationCacheNotifyEvent,
  onlineManager,
  type QueryCacheNotifyEvent,
  type QueryClient,
} from '@tanstack/react-query'
import { ApiError } from '../../lib/api-error.ts'

/** How often a lost connection is tried again; milliseconds. */
const TRIED_EVERY = 2_000
/** A server that does not answer within this time cannot be reached; milliseconds. */
const TRIED_FOR = 5_000

/**
 * Watches the connection until the end: the browser says when the device has lost its network, and a call without an
 * answer may mean a network that leads nowhere, so the server is asked. That it is back is announced as the browser's
 * own `online` event, which everything that waits listens to.
 */
export function watchLine(queryClient: QueryClient): () => void {
  let isTrying = false
  let isEnded = false

  async function tryLine() {
    if (isTrying) return
    isTrying = true
    while (!isEnded && !(await isReachable())) {
      onlineManager.setOnline(false)
      await new Promise((resolve) => setTimeout(resolve, TRIED_EVERY))
    }
    isTrying = false
    if (!isEnded && !onlineManager.isOnline()) window.dispatchEvent(new Event('online'))
  }

  const unsubscribe = [
    onlineManager.subscribe((isOnline) => !isOnline && void tryLine()),
    queryClient.getQueryCache().subscribe((event) => wasUnanswered(event) && void tryLine()),
    queryClient.getMutationCache().subscribe((event) => wasUnanswered(event) && void tryLine()),
  ]
  if (!navigator.onLine) onlineManager.setOnline(false)
  if (!onlineManager.isOnline()) void tryLine()
  return () => {
    isEnded = true
    for (const end of unsubscribe) end()
    onlineManager.setOnline(navigator.onLine)
  }
}

/** Any answer will do, also one that says that the server has a problem. */
async function isReachable(): Promise<boolean> {
  try {
    await fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(TRIED_FOR) })
    return true
  } catch {
    return false
  }
}

function wasUnanswered(event: QueryCacheNotifyEvent | MutationCacheNotifyEvent): boolean {
  if (event.type !== 'updated' || !('error' in event.action)) return false
  const { error } = event.action
  return error instanceof ApiError && error.status === 0
}
