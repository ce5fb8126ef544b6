import {
  type MutationCacheNotifyEvent,
  onlineManager,
  type QueryCacheNotifyEvent,
  type QueryClient,
} from '@tanstack/react-query'
import { ApiError } from '../../lib/api/api-error.ts'
import { isReachable, RETRY_INTERVAL } from '../../lib/api/reachable.ts'

/**
 * Probes the server after unanswered calls and missing files, because a device may have a network without internet
 * access. Dispatches the browser's own `online` event when the connection returns.
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

  /**
   * Returns true as soon as any attempt succeeds, because one on a dead connection may hang after the network returns.
   */
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
