import {
  type MutationCacheNotifyEvent,
  onlineManager,
  type QueryCacheNotifyEvent,
  type QueryClient,
} from '@tanstack/react-query'
import { ApiError } from '../../lib/api/api-error.ts'
import { isReachable, RETRY_INTERVAL } from '../../lib/api/reachable.ts'

/**
 * Asks the server after calls without an answer and missing files, because a network may lead nowhere. The return of
 * the connection is announced as the browser's own `online` event.
 */
export function watchConnection(queryClient: QueryClient): () => void {
  let isTrying = false
  let isEnded = false

  async function tryLine() {
    if (isTrying) return
    isTrying = true
    let isBack = await isReachable()
    while (!isEnded && !isBack) {
      onlineManager.setOnline(false)
      isBack = await tryAgain()
    }
    isTrying = false
    if (!isEnded && !onlineManager.isOnline()) window.dispatchEvent(new Event('online'))
  }

  let answered: () => void = () => undefined

  /** Waits for the next attempt or for any earlier one: an attempt on a dead connection hangs even when it is back. */
  function tryAgain(): Promise<boolean> {
    return new Promise((resolve) => {
      answered = () => resolve(true)
      setTimeout(() => resolve(false), RETRY_INTERVAL)
      void isReachable().then((isBack) => isBack && answered())
    })
  }

  const unsubscribe = [
    onlineManager.subscribe((isOnline) => !isOnline && void tryLine()),
    queryClient.getQueryCache().subscribe((event) => wasUnanswered(event) && void tryLine()),
    queryClient.getMutationCache().subscribe((event) => wasUnanswered(event) && void tryLine()),
  ]
  const onMissingFile = () => void tryLine()
  window.addEventListener('vite:preloadError', onMissingFile)
  if (!navigator.onLine) onlineManager.setOnline(false)
  if (!onlineManager.isOnline()) void tryLine()
  return () => {
    isEnded = true
    for (const end of unsubscribe) end()
    window.removeEventListener('vite:preloadError', onMissingFile)
    onlineManager.setOnline(navigator.onLine)
  }
}

function wasUnanswered(event: QueryCacheNotifyEvent | MutationCacheNotifyEvent): boolean {
  if (event.type !== 'updated' || !('error' in event.action)) return false
  const { error } = event.action
  return error instanceof ApiError && error.status === 0
}
