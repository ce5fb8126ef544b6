import { caseRoutes } from '@ndoa/contract/trust/case-routes'
import type { CaseKind } from '@ndoa/contract/trust/case-rules'
import type { CaseView, casesCalls } from '@ndoa/contract/trust/cases'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../../../../lib/api/api.ts'
import { skippedReasons } from './skipped-reasons.tsx'

const api = clientOf<typeof casesCalls>(caseRoutes)

const QUEUE = 'staff-queue'

export const queueQuery = (kind: CaseKind | undefined) =>
  infiniteQueryOptions({
    queryKey: [QUEUE, kind ?? 'all'],
    queryFn: async ({ pageParam }) =>
      (await api.getCases({ ...(kind && { kind }), ...(pageParam !== null && { after: pageParam }) })).data,
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_after }) => next_after,
    staleTime: 0,
  })

/** The audit log records each fetch, so the case is fetched once per visit and not cached afterwards. */
export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff-case', id],
    queryFn: async () => (await api.getCase({ case_id: id })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

/** Extends the lease of a moderator who already has the case. */
export function useTakeCase() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: string | undefined) =>
      (await api.takeCase(id ? { case_id: id } : { without: skippedReasons() })).data,
    onSuccess: ({ case_id, leased_until }) => {
      if (!case_id || !leased_until) return
      client.setQueryData<CaseView>(caseQuery(case_id).queryKey, (view) => view && { ...view, leased_until })
    },
    onError: () => client.invalidateQueries({ queryKey: [QUEUE] }),
  })
}

export const useReleaseCase = () =>
  useMutation({ mutationFn: (case_id: string) => api.releaseCase({ case_id }) })
