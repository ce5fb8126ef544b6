import type { ServerEvent } from '@ndoa/contract/realtime'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { type RealtimeStatus, realtime } from './realtime.ts'

/** Whether events arrive right now. */
export function useRealtimeStatus(): RealtimeStatus {
  return useSyncExternalStore(realtime.watch, realtime.status)
}

/**
 * Hears one type of event while the component is there:
 * `useRealtimeEvent('message.created', ({ message }) => …)`. Hear `ready` too, to fetch what was missed.
 */
export function useRealtimeEvent<Type extends ServerEvent['type']>(
  type: Type,
  hear: (event: Extract<ServerEvent, { type: Type }>) => void,
): void {
  const heard = useEffectEvent(hear)
  useEffect(() => realtime.on(type, heard), [type])
}
