import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

const watch = (onChange: () => void) => onlineManager.subscribe(onChange)

/** Whether the server can be reached, as far as is known. While it cannot, queries and messages wait. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(watch, () => onlineManager.isOnline())
}
