import type { likesCalls } from '@ndoa/contract/likes'
import { routes } from '@ndoa/contract/routes'
import { queryOptions, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../../lib/api.ts'
import { useRealtimeEvent } from '../../lib/use-realtime.ts'
import { useViewer } from '../accounts/index.ts'
import { memberProfileQuery } from '../profiles/index.ts'

const api = clientOf<typeof likesCalls>(routes.likes)
const GIVEN = ['likes-given']

interface GivenLike {
  from_id: string
  to_id: string
}

/** Likes that wait for an answer, newest first. */
export const receivedLikesQuery = (viewerId: string) =>
  queryOptions({
    queryKey: ['received-likes'],
    queryFn: async ({ signal }) => (await api.getReceivedLikes({ user_id: viewerId }, { signal })).data,
  })

/** The received likes, fetched anew whenever an event may have changed them. */
export function useReceivedLikes() {
  const queryClient = useQueryClient()
  const query = receivedLikesQuery(useViewer().id)
  const refresh = () => void queryClient.invalidateQueries({ queryKey: query.queryKey })
  useRealtimeEvent('ready', refresh)
  useRealtimeEvent('like.received', refresh)
  useRealtimeEvent('match.created', refresh)
  return useQuery(query)
}

/** Gives a like. Lists that leave out `useLikedIds` are ahead of the answer and right again when it fails. */
export function useLikeMember() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: GIVEN,
    mutationFn: (like: GivenLike) => api.likeMember(like),
    // Remembered as long as the page: a list that was loaded before the like may come up again.
    gcTime: Number.POSITIVE_INFINITY,
    onSuccess: (_answer, { from_id, to_id }) => {
      void queryClient.invalidateQueries({ queryKey: receivedLikesQuery(from_id).queryKey })
      void queryClient.invalidateQueries({ queryKey: memberProfileQuery(to_id).queryKey })
    },
  })
}

/** Whom the viewer has liked since the page was loaded, from the press on; without likes that failed. */
export function useLikedIds(): ReadonlySet<string> {
  const viewer = useViewer()
  const given = useMutationState({
    filters: { mutationKey: GIVEN, predicate: ({ state }) => state.status !== 'error' },
    select: ({ state }) => state.variables as GivenLike | undefined,
  })
  return new Set(given.flatMap((like) => (like?.from_id === viewer.id ? [like.to_id] : [])))
}
