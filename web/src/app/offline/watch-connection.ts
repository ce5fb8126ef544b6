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
  let isProbing = false
  let isEnded = false

  async function probe() {
    if (isProbing) return
    isProbing = true
    let isBack = await isReachable()
    while (!isEnded && !isBack) {
      onlineManager.setOnline(false)
      isBack = await probeAgain()
    }
    isProbing = false
    if (!isEnded && !onlineManager.isOnline()) window.dispatchEvent(new Event('online'))
  }

  let onAnswer: () => void = () => undefined

  /**
   * Returns true as soon as any attempt succeeds, because one on a dead connection may hang after the network returns.
   */
  function probeAgain(): Promise<boolean> {
    return new Promise((resolve) => {
      onAnswer = () => resolve(true)
      setTimeout(() => resolve(false), RETRY_INTERVAL)
      void isReachable().then((isBack) => isBack && onAnswer())
    })
  }

  const unsubscribe = [
    onlineManager.subscribe((isOnline) => !isOnline && void probe()),
    queryClient.getQueryCache().subscribe((event) => wasUnanswered(event) && void probe()),
    queryClient.getMutationCache().subscribe((event) => wasUnanswered(event) && void probe()),
  ]
  const onMissingFile = () => void probe()
  window.addEventListener('vite:preloadError', onMissingFile)
  if (!navigator.onLine) onlineManager.setOnline(false)
  if (!onlineManager.isOnline()) void probe()
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
