import type { ServerEvent } from '@ndoa/contract/realtime'
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { type RealtimeStatus, realtime } from './realtime.ts'

export function useRealtimeStatus(): RealtimeStatus {
  return useSyncExternalStore(realtime.watch, realtime.status)
}

/** Listen to `ready` too, to fetch what was missed. */
export function useRealtimeEvent<Type extends ServerEvent['type']>(
  type: Type,
  listener: (event: Extract<ServerEvent, { type: Type }>) => void,
): void {
  const onEvent = useEffectEvent(listener)
  useEffect(() => realtime.on(type, onEvent), [type])
}

/** Subscriptions by query key, so that components that share a query fetch it once per event. */
const subscriptions = new Map<string, { users: number; end: () => void }>()

/**
 * Fetches the queries of a key again at these events, once for all components. `types` and `dataIn` must be constants.
 * @param dataIn takes the data from an event instead of fetching it
 */
export function useRefreshOn(
  types: readonly ServerEvent['type'][],
  queryKey: QueryKey,
  dataIn?: (event: ServerEvent) => object | undefined,
): void {
  const queryClient = useQueryClient()
  const key = JSON.stringify(queryKey)
  useEffect(() => {
    const known = subscriptions.get(key) ?? { users: 0, end: refreshOn(types, queryClient, key, dataIn) }
    subscriptions.set(key, known)
    known.users++
    return () => {
      if (--known.users > 0) return
      subscriptions.delete(key)
      known.end()
    }
  }, [types, queryClient, key, dataIn])
}

function refreshOn(
  types: readonly ServerEvent['type'][],
  queryClient: QueryClient,
  key: string,
  dataIn?: (event: ServerEvent) => object | undefined,
) {
  const queryKey: QueryKey = JSON.parse(key)
  async function refresh(event: ServerEvent) {
    const data = dataIn?.(event)
    if (!data) return queryClient.invalidateQueries({ queryKey })
    await queryClient.cancelQueries({ queryKey }) // a fetch in progress may return older data
    return queryClient.setQueryData(queryKey, data)
  }
  const endings = types.map((type) => realtime.on(type, (event) => void refresh(event)))
  return () => endings.forEach((end) => end())
}
