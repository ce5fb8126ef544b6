import type { ServerEvent } from '@ndoa/contract/realtime'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { type RealtimeStatus, realtime } from './realtime.ts'

/** Whether events arrive right now. */
export function useRealtimeStatus(): RealtimeStatus {
  return useSyncExternalStore(realtime.watch, realtime.status)
}

/**
 * Calls back at each event of one type while the component is mounted:
 * `useRealtimeEvent('message.created', ({ message }) => …)`. Listen to `ready` too, to fetch what was missed.
 */
export function useRealtimeEvent<Type extends ServerEvent['type']>(
  type: Type,
  listener: (event: Extract<ServerEvent, { type: Type }>) => void,
): void {
  const onEvent = useEffectEvent(listener)
  useEffect(() => realtime.on(type, onEvent), [type])
}

/** Fetches the queries of a key again at each event of these types. `types` must be a constant. */
export function useRefreshOn(types: readonly ServerEvent['type'][], queryKey: QueryKey): void {
  const queryClient = useQueryClient()
  const refresh = useEffectEvent(() => void queryClient.invalidateQueries({ queryKey }))
  useEffect(() => {
    const endings = types.map((type) => realtime.on(type, () => refresh()))
    return () => {
      for (const end of endings) end()
    }
  }, [types])
}
