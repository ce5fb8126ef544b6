import { safetyRoutes } from '@ndoa/contract/routes/safety'
import type { safetyCalls } from '@ndoa/contract/safety'
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query'
import { clientOf } from '../../lib/api.ts'
import { ApiError, sentenceFor } from '../../lib/api-error.ts'
import { useRealtimeEvent } from '../../lib/use-realtime.ts'
import { useToast } from '../../ui/toast.tsx'
import { useViewer } from '../accounts/index.ts'
import { words } from './words/index.ts'

const api = clientOf<typeof safetyCalls>(safetyRoutes)
const PARTING = ['parting']

/** Whom it is about. */
export interface Somebody {
  user_id: string
  display_name: string
}
export type PartingKind = 'block' | 'unblock' | 'unmatch' | 'hide' | 'unhide'
interface PartingAct extends Somebody {
  kind: PartingKind
  viewer_id: string
  /** Of the match that ends. */
  match_id?: string | undefined
}

const calls: Record<PartingKind, (act: PartingAct) => Promise<{ message?: string | undefined }>> = {
  block: ({ user_id }) => api.blockMember({ user_id }),
  unblock: ({ user_id }) => api.unblockMember({ user_id }),
  hide: ({ user_id }) => api.hideMember({ user_id }),
  unhide: ({ user_id }) => api.hideMember({ user_id, undo: true }),
  unmatch: ({ match_id = '' }) => api.unmatch({ match_id }).catch(doneBefore),
}

/** An answer that was lost on the way: the match has ended already. */
function doneBefore(error: unknown) {
  if (error instanceof ApiError && error.status === 404) return { message: undefined }
  throw error
}

/**
 * Blocks, unmatches or hides somebody, or takes it back. Lists that leave out `useGoneIds` are ahead of the answer and
 * right again when it fails.
 */
export function useParting() {
  const queryClient = useQueryClient()
  const toast = useToast()
  const viewer = useViewer()
  const { mutate } = useMutation({
    mutationKey: PARTING,
    mutationFn: (act: PartingAct) => calls[act.kind](act),
    gcTime: Number.POSITIVE_INFINITY, // a list that was loaded before may come up again
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
  return (kind: PartingKind, { user_id, display_name }: Somebody, match_id?: string) =>
    mutate({ kind, user_id, display_name, match_id, viewer_id: viewer.id })
}

/** The place on the dashboard is filled, or given back; long lists are fetched when they are next opened. */
function refreshAfterHide(queryClient: QueryClient) {
  for (const name of ['best-suggestions', 'hidden-members'])
    void queryClient.invalidateQueries({ queryKey: [name] })
  for (const name of ['suggestions', 'received-likes', 'member-profile'])
    void queryClient.invalidateQueries({ queryKey: [name], refetchType: 'none' })
}

const GONE: Record<PartingKind, boolean> = {
  block: true,
  unmatch: true,
  hide: true,
  unblock: false,
  unhide: false,
}

/** What the viewer did last to whom since the page was loaded, from the press on; without what failed. */
export function useLatestActs(): ReadonlyMap<string, PartingKind> {
  const viewer = useViewer()
  const acts = useMutationState({
    filters: { mutationKey: PARTING, predicate: ({ state }) => state.status !== 'error' },
    select: ({ state }) => state.variables as PartingAct | undefined,
  })
  return new Map(acts.flatMap((act) => (act?.viewer_id === viewer.id ? [[act.user_id, act.kind]] : [])))
}

/** Whom the viewer has parted from since the page was loaded. */
export function useGoneIds(): ReadonlySet<string> {
  const acts = useLatestActs()
  return new Set([...acts].flatMap(([id, kind]) => (GONE[kind] ? id : [])))
}

/** What shows nobody but the viewer. */
const OWN = new Set([
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
const others = {
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => !OWN.has(String(queryKey[0])),
}

/** Nothing of somebody who is gone stays: what is not on the screen is forgotten, the rest is fetched again. */
export async function refreshMembers(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries(others) // an answer that is on its way may still show them
  queryClient.removeQueries({ ...others, type: 'inactive' })
  await queryClient.invalidateQueries(others)
}

/** Follows the events that somebody is gone, or back, and that photos of others are clear or blurred from now on. */
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
