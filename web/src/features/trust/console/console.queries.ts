import { caseRoutes } from '@ndoa/contract/trust/case-routes'
import type { casesCalls } from '@ndoa/contract/trust/cases'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { clientOf } from '../../../lib/api/api.ts'

const api = clientOf<typeof casesCalls>(caseRoutes)

export const figuresQuery = queryOptions({
  queryKey: ['staff-figures'],
  queryFn: async () => (await api.getFigures({})).data,
  staleTime: 0,
})

export const useEndMemberSessions = () =>
  useMutation({ mutationFn: (case_id: string) => api.endMemberSessions({ case_id }) })
