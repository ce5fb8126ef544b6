import {
  type MutationCacheNotifyEvent,
  onlineManager,
  type QueryCacheNotifyEvent,
  type QueryClient,
} from '@tanstack/react-query'
import { ApiError } from '../../lib/api-error.ts'
import { isReachable, TRIED_EVERY } from '../../lib/reachable.ts'

/**
 * Watches the connection until the end: the browser says when the device has lost its network, and a call without an
 * answer, or a file that did not come, may mean a network that leads nowhere, so the server is asked. That it is back is announced as the browser's
 * own `online` event, which everything that waits listens to.
 */
export function watchLine(queryClient: QueryClient): () => void {
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
   * Waits for the next attempt, or for the answer to any before it. None waits for the one before: on a line that is
   * silent an attempt hangs, also when the line is back.
   */
  function tryAgain(): Promise<boolean> {
    return new Promise((resolve) => {
      answered = () => resolve(true)
      setTimeout(() => resolve(false), TRIED_EVERY)
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
