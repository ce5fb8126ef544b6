import type { safetyCalls } from '@ndoa/contract/dating/safety'
import { safetyRoutes } from '@ndoa/contract/dating/safety-routes'
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query'
import { clientOf } from '../../../lib/api/api.ts'
import { ApiError, sentenceFor } from '../../../lib/api/api-error.ts'
import { useRealtimeEvent } from '../../../lib/realtime/use-realtime.ts'
import { useToast } from '../../../ui/feedback/toast-provider.tsx'
import { useViewer } from '../../identity/accounts/index.ts'
import { words } from './words.ts'

const api = clientOf<typeof safetyCalls>(safetyRoutes)
const PARTING = ['parting']

export interface OtherMember {
  user_id: string
  display_name: string
}
export type PartingKind = 'block' | 'unblock' | 'unmatch' | 'hide' | 'unhide'
interface PartingAct extends OtherMember {
  kind: PartingKind
  viewer_id: string
  match_id?: string | undefined
}

const calls: Record<PartingKind, (act: PartingAct) => Promise<{ message?: string | undefined }>> = {
  block: ({ user_id }) => api.blockMember({ user_id }),
  unblock: ({ user_id }) => api.unblockMember({ user_id }),
  hide: ({ user_id }) => api.hideMember({ user_id }),
  unhide: ({ user_id }) => api.hideMember({ user_id, undo: true }),
  unmatch: ({ match_id = '' }) => api.unmatch({ match_id }).catch(ignoreMissing),
}

/** A 404 means that an earlier answer was lost: the match has ended already. */
function ignoreMissing(error: unknown) {
  if (error instanceof ApiError && error.status === 404) return { message: undefined }
  throw error
}

/** Lists filtered by `useGoneIds` change before the server answers, and are restored if the call fails. */
export function useParting() {
  const queryClient = useQueryClient()
  const toast = useToast()
  const viewer = useViewer()
  const { mutate } = useMutation({
    mutationKey: PARTING,
    mutationFn: (act: PartingAct) => calls[act.kind](act),
    // Kept until the page is closed, because a list loaded before may be shown again.
    gcTime: Number.POSITIVE_INFINITY,
    onSuccess: ({ message }, { kind }) => {
      if (kind === 'hide' || kind === 'unhide') refreshAfterHide(queryClient)
      else {
        if (message) toast.success(message)
        void refreshMembers(queryClient)
      }
    },
    onError: (error, { kind, display_name }) =>
      toast.error(sentenceFor(error, words.failures[kind](display_name))),
  })
  return (kind: PartingKind, { user_id, display_name }: OtherMember, match_id?: string) =>
    mutate({ kind, user_id, display_name, match_id, viewer_id: viewer.id })
}

/** Refills the freed place on the dashboard; long lists are refetched when next opened. */
function refreshAfterHide(queryClient: QueryClient) {
  for (const name of ['best-suggestions', 'hidden-members'])
    void queryClient.invalidateQueries({ queryKey: [name] })
  for (const name of ['suggestions', 'received-likes', 'member-profile'])
    void queryClient.invalidateQueries({ queryKey: [name], refetchType: 'none' })
}

const REMOVES_MEMBER: Record<PartingKind, boolean> = {
  block: true,
  unmatch: true,
  hide: true,
  unblock: false,
  unhide: false,
}

/** The latest act for each member since the page was loaded, including pending acts but not failed ones. */
export function useLatestActs(): ReadonlyMap<string, PartingKind> {
  const viewer = useViewer()
  const acts = useMutationState({
    filters: { mutationKey: PARTING, predicate: ({ state }) => state.status !== 'error' },
    select: ({ state }) => state.variables as PartingAct | undefined,
  })
  return new Map(acts.flatMap((act) => (act?.viewer_id === viewer.id ? [[act.user_id, act.kind]] : [])))
}

export function useGoneIds(): ReadonlySet<string> {
  const acts = useLatestActs()
  return new Set([...acts].flatMap(([id, kind]) => (REMOVES_MEMBER[kind] ? id : [])))
}

const OWN_QUERIES = new Set([
  'session',
  'own-profile',
  'own-photos',
  'preferred-filters',
  'reference',
  'country',
  'settings',
  'consents',
  'security',
  'own-sessions',
  'security-log',
])
const memberQueries = {
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => !OWN_QUERIES.has(String(queryKey[0])),
}

/** Drops members who are gone: removes inactive queries and refetches active ones. */
export async function refreshMembers(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries(memberQueries) // a pending answer may still show them
  queryClient.removeQueries({ ...memberQueries, type: 'inactive' })
  await queryClient.invalidateQueries(memberQueries)
}

export function useMembersChanged(): void {
  const queryClient = useQueryClient()
  const refresh = () => void refreshMembers(queryClient)
  useRealtimeEvent('members.changed', refresh)
  useRealtimeEvent('membership.changed', refresh)
}

export const blockedMembersQuery = queryOptions({
  queryKey: ['blocked-members'],
  queryFn: async ({ signal }) => (await api.getBlockedMembers({}, { signal })).data,
})

export const hiddenMembersQuery = queryOptions({
  queryKey: ['hidden-members'],
  queryFn: async ({ signal }) => (await api.getHiddenMembers({}, { signal })).data,
})

export const partingsQuery = queryOptions({
  queryKey: ['partings'],
  queryFn: async ({ signal }) => (await api.getPartings({}, { signal })).data,
})
