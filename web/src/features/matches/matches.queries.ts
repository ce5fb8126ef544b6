import type { matchesCalls } from '@ndoa/contract/matches'
import { routes } from '@ndoa/contract/routes'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../../lib/api.ts'
import { useRealtimeEvent } from '../../lib/use-realtime.ts'
import { useViewer } from '../accounts/index.ts'

const api = clientOf<typeof matchesCalls>(routes.matches)

/** The own active matches, newest first. */
export const myMatchesQuery = (viewerId: string) =>
  queryOptions({
    queryKey: ['my-matches'],
    queryFn: async ({ signal }) => (await api.getMyMatches({ user_id: viewerId }, { signal })).data,
  })

/** The own figures of the last 7 days. */
export const weekQuery = (viewerId: string) =>
  queryOptions({
    queryKey: ['week'],
    queryFn: async ({ signal }) => (await api.getDashboardStats({ user_id: viewerId }, { signal })).data,
  })

/** The own matches, fetched anew whenever an event may have changed them. */
export function useMyMatches() {
  const queryClient = useQueryClient()
  const query = myMatchesQuery(useViewer().id)
  const refresh = () => void queryClient.invalidateQueries({ queryKey: query.queryKey })
  useRealtimeEvent('ready', refresh)
  useRealtimeEvent('match.created', refresh)
  useRealtimeEvent('message.created', refresh)
  useRealtimeEvent('messages.read', refresh)
  return useQuery(query)
}
