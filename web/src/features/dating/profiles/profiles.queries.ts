import type { MemberProfile, OwnProfile, ProfileChange, profilesCalls } from '@ndoa/contract/dating/profiles'
import { profilesRoutes } from '@ndoa/contract/dating/profiles-routes'
import type { Gender } from '@ndoa/contract/identity/reference'
import { PROFILE_CACHE, PROFILE_TIMEOUT } from '@ndoa/contract/limits'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../../../lib/api/api.ts'
import { ApiError, isRetryable, sentenceFor } from '../../../lib/api/api-error.ts'
import { refreshSession, useViewer } from '../../identity/accounts/index.ts'
import { words } from './words/member.ts'

const api = clientOf<typeof profilesCalls>(profilesRoutes, PROFILE_TIMEOUT)

/** Queries that do not depend on the member's answers; all others show percentages or names that do. */
const INDEPENDENT_QUERIES = new Set(['own-profile', 'session', 'reference', 'country', 'own-photos'])

const caching = {
  staleTime: PROFILE_CACHE,
  // No retry: a timeout takes ten seconds, after which the member sees the failure.
  retry: (failures: number, error: Error) => failures < 1 && isRetryable(error) && !isTimeout(error),
}

export const ownProfileQuery = (viewerId: string) =>
  queryOptions({
    ...caching,
    queryKey: ['own-profile', viewerId],
    queryFn: async ({ signal }) => {
      const { data } = await api.getProfile({ user_id: viewerId }, { signal })
      if (isOwn(data)) return data
      throw new Error('The answer is the profile of another member')
    },
  })

export const profileAsOthersQuery = queryOptions({
  ...caching,
  queryKey: ['profile-as-others'],
  queryFn: async ({ signal }) => (await api.getProfileAsOthers({}, { signal })).data,
})

/** `lookingFor` is a gender chosen by hand, which replaces the viewer's own wish. */
export const memberProfileQuery = (memberId: string, lookingFor?: Gender) =>
  queryOptions({
    ...caching,
    queryKey: ['member-profile', memberId, ...(lookingFor ? [lookingFor] : [])],
    queryFn: async ({ signal }) => {
      const { data } = await api.getProfile({ user_id: memberId, looking_for_gender: lookingFor }, { signal })
      return isOwn(data) ? null : data
    },
    // Photo links and the relation between the two members change sooner than the viewer's own profile.
    staleTime: 30_000,
  })

export function useUpdateProfile() {
  const queryClient = useQueryClient()
  const viewer = useViewer()
  return useMutation({
    mutationFn: async (change: ProfileChange) =>
      (await api.updateProfile({ query: { user_id: viewer.id }, body: change })).data,
    onSuccess: (profile, change) => {
      queryClient.setQueryData(ownProfileQuery(viewer.id).queryKey, profile)
      if (change.full_name !== undefined) void refreshSession(queryClient)
      void queryClient.invalidateQueries({ queryKey: profileAsOthersQuery.queryKey })
      return queryClient.invalidateQueries({
        predicate: ({ queryKey }) => !INDEPENDENT_QUERIES.has(String(queryKey[0])),
        refetchType: 'none',
      })
    },
  })
}

export function useChangePause() {
  const queryClient = useQueryClient()
  const { queryKey } = ownProfileQuery(useViewer().id)
  return useMutation({
    mutationFn: async (pauses: boolean) =>
      (await (pauses ? api.pauseProfile({}) : api.resumeProfile({}))).data,
    onSuccess: (pause) =>
      queryClient.setQueryData(queryKey, (profile) => profile && { ...profile, ...pause }),
  })
}

export function useRecordView() {
  return useMutation({ mutationFn: (memberId: string) => api.recordProfileView({ user_id: memberId }) })
}

const isOwn = (profile: OwnProfile | MemberProfile): profile is OwnProfile =>
  'profile_completion_percentage' in profile

const isTimeout = (error: unknown) => error instanceof ApiError && error.code === 'network.timeout'

/** Returns the sentence that section 8 of the specification prescribes. */
export function profileFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return words.failures.unknown
  switch (error.code) {
    case 'network.timeout':
      return words.failures.timeout
    case 'network.unreadable':
    case 'network.offline':
      return sentenceFor(error, words.failures.unreadable)
    default:
      return `${error.message} (${error.code})`
  }
}

/** True when there is no such profile, or none that the viewer may see. */
export const isAbsent = (error: unknown) =>
  error instanceof ApiError && [400, 404, 422].includes(error.status)
