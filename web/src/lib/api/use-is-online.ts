import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

const watch = (onChange: () => void) => onlineManager.subscribe(onChange)

/** Whether the server seems reachable; queries and messages wait while it does not. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(watch, () => onlineManager.isOnline())
}
