import type { matchesCalls } from '@ndoa/contract/dating/matches'
import { matchesRoutes } from '@ndoa/contract/dating/matches-routes'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { clientOf } from '../../../lib/api/api.ts'
import { useRefreshOn } from '../../../lib/realtime/use-realtime.ts'
import { useViewer } from '../../identity/accounts/index.ts'
import { useGoneIds } from '../safety/index.ts'

const api = clientOf<typeof matchesCalls>(matchesRoutes)
const CHANGED_BY = ['ready', 'match.created', 'message.created', 'messages.read'] as const

export const myMatchesQuery = (viewerId: string) =>
  queryOptions({
    queryKey: ['my-matches'],
    queryFn: async ({ signal }) => (await api.getMyMatches({ user_id: viewerId }, { signal })).data,
  })

export const weekQuery = (viewerId: string) =>
  queryOptions({
    queryKey: ['week'],
    queryFn: async ({ signal }) => (await api.getDashboardStats({ user_id: viewerId }, { signal })).data,
  })

export function useMyMatches() {
  const query = myMatchesQuery(useViewer().id)
  useRefreshOn(CHANGED_BY, query.queryKey)
  const gone = useGoneIds()
  return useQuery({ ...query, select: (matches) => matches.filter(({ user_id }) => !gone.has(user_id)) })
}
