import { caseRoutes, photoReviewRoutes } from '@ndoa/contract/case-routes'
import type { CaseKind } from '@ndoa/contract/case-rules'
import type { CaseView, casesCalls } from '@ndoa/contract/cases'
import { decisionRoutes } from '@ndoa/contract/decision-routes'
import type { decisionsCalls } from '@ndoa/contract/decisions'
import type { photoReviewCalls } from '@ndoa/contract/photo-review'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../lib/api.ts'
import { leftToOthers } from './left-to-others.tsx'

const api = clientOf<typeof casesCalls>(caseRoutes)
const photos = clientOf<typeof photoReviewCalls>(photoReviewRoutes)
export const decisions = clientOf<typeof decisionsCalls>(decisionRoutes)

const QUEUE = 'staff-queue'

/** The queue page by page, what is due first at its top. */
export const queueQuery = (kind: CaseKind | undefined) =>
  infiniteQueryOptions({
    queryKey: [QUEUE, kind ?? 'all'],
    queryFn: async ({ pageParam }) =>
      (await api.getCases({ ...(kind && { kind }), ...(pageParam !== null && { after: pageParam }) })).data,
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_after }) => next_after,
    staleTime: 0,
  })

/** Each fetch is a look that the audit log notes: once per visit, and nothing is kept afterwards. */
export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff-case', id],
    queryFn: async () => (await api.getCase({ case_id: id })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

/** Takes a case, or the next one; the moderator who already has it keeps it for longer. */
export function useTakeCase() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: string | undefined) =>
      (await api.takeCase(id ? { case_id: id } : { without: leftToOthers() })).data,
    onSuccess: ({ case_id, leased_until }) => {
      if (!case_id || !leased_until) return
      client.setQueryData<CaseView>(caseQuery(case_id).queryKey, (view) => view && { ...view, leased_until })
    },
    onError: () => client.invalidateQueries({ queryKey: [QUEUE] }),
  })
}

export const useReleaseCase = () =>
  useMutation({ mutationFn: (case_id: string) => api.releaseCase({ case_id }) })

export const waitingPhotosQuery = queryOptions({
  queryKey: ['staff-waiting-photos'],
  queryFn: async () => (await photos.getWaitingPhotos({})).data,
  staleTime: 0,
  gcTime: 0,
})

export const useReviewPhoto = () =>
  useMutation({
    mutationFn: (review: Parameters<typeof photos.reviewPhoto>[0]) => photos.reviewPhoto(review),
  })

export const useUndoReview = () =>
  useMutation({ mutationFn: (photo_id: string) => photos.undoPhotoReview({ photo_id }) })

export const figuresQuery = queryOptions({
  queryKey: ['staff-figures'],
  queryFn: async () => (await api.getFigures({})).data,
  staleTime: 0,
})
