import type { reportsCalls } from '@ndoa/contract/trust/reports'
import { reportsRoutes } from '@ndoa/contract/trust/reports-routes'
import type { statementsCalls } from '@ndoa/contract/trust/statements'
import { statementsRoutes } from '@ndoa/contract/trust/statements-routes'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../../../lib/api/api.ts'

const api = clientOf<typeof reportsCalls>(reportsRoutes)
const appeals = clientOf<typeof statementsCalls>(statementsRoutes)

export const ownReportsQuery = queryOptions({
  queryKey: ['own-reports'],
  queryFn: async ({ signal }) => (await api.getReports({}, { signal })).data,
})

export function useReportMember() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (report: Parameters<typeof api.reportMember>[0]) => api.reportMember(report),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ownReportsQuery.queryKey }),
  })
}

export function useAppealReport() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (appeal: { report_id: string; text: string }) => appeals.appealReport(appeal),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownReportsQuery.queryKey }),
  })
}
