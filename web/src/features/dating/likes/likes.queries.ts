import type { likesCalls } from '@ndoa/contract/dating/likes'
import { likesRoutes } from '@ndoa/contract/dating/likes-routes'
import type { Gender } from '@ndoa/contract/identity/reference'
import { queryOptions, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../../../lib/api/api.ts'
import { useRefreshOn } from '../../../lib/realtime/use-realtime.ts'
import { useViewer } from '../../identity/accounts/index.ts'
import { memberProfileQuery } from '../profiles/index.ts'
import { useGoneIds } from '../safety/index.ts'

const api = clientOf<typeof likesCalls>(likesRoutes)
const LIKE_MUTATION = ['likes-given']
const CHANGED_BY = ['ready', 'like.received', 'match.created'] as const

interface GivenLike {
  from_id: string
  to_id: string
  looking_for_gender?: Gender | undefined
  undo?: true
}

export const receivedLikesQuery = (viewerId: string) =>
  queryOptions({
    queryKey: ['received-likes'],
    queryFn: async ({ signal }) => (await api.getReceivedLikes({ user_id: viewerId }, { signal })).data,
  })

export function useReceivedLikes() {
  const query = receivedLikesQuery(useViewer().id)
  useRefreshOn(CHANGED_BY, query.queryKey)
  return useQuery(query)
}

/** Lists filtered by `useLikedIds` change before the server answers, and are restored if the call fails. */
export function useLikeMember() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: LIKE_MUTATION,
    mutationFn: (like: GivenLike) => api.likeMember(like),
    // Kept until the page is closed, because a list loaded before the like may be shown again.
    gcTime: Number.POSITIVE_INFINITY,
    onSuccess: (_answer, { from_id, to_id }) => {
      void queryClient.invalidateQueries({ queryKey: receivedLikesQuery(from_id).queryKey })
      void queryClient.invalidateQueries({ queryKey: memberProfileQuery(to_id).queryKey })
    },
  })
}

/** The member reappears in the lists at once, and disappears again if the call fails. */
export function useTakeBackLike() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: LIKE_MUTATION,
    mutationFn: ({ from_id, to_id }: GivenLike) => api.takeBackLike({ from_id, to_id }),
    gcTime: Number.POSITIVE_INFINITY,
    onSuccess: (_answer, { to_id }) => {
      void queryClient.invalidateQueries({ queryKey: memberProfileQuery(to_id).queryKey })
      // Lists loaded after the like lack the member. The long one is refetched when it is next opened.
      void queryClient.invalidateQueries({ queryKey: ['best-suggestions'] })
      void queryClient.invalidateQueries({ queryKey: ['suggestions'], refetchType: 'none' })
    },
  })
}

/** Ids liked since the page was loaded, including pending likes but not failed or withdrawn ones. */
export function useLikedIds(): ReadonlySet<string> {
  const viewer = useViewer()
  const likes = useMutationState({
    filters: { mutationKey: LIKE_MUTATION, predicate: ({ state }) => state.status !== 'error' },
    select: ({ state }) => state.variables as GivenLike | undefined,
  })
  const last = new Map(likes.flatMap((like) => (like?.from_id === viewer.id ? [[like.to_id, like]] : [])))
  return new Set([...last].flatMap(([id, { undo }]) => (undo ? [] : id)))
}

export function useDecidedIds(): ReadonlySet<string> {
  return new Set([...useLikedIds(), ...useGoneIds()])
}
