import type { reportsCalls } from '@ndoa/contract/reports'
import { reportsRoutes } from '@ndoa/contract/routes/reports'
import { statementsRoutes } from '@ndoa/contract/routes/statements'
import type { statementsCalls } from '@ndoa/contract/statements'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../../lib/api.ts'

const api = clientOf<typeof reportsCalls>(reportsRoutes)
const appeals = clientOf<typeof statementsCalls>(statementsRoutes)

/** The member's reports and what became of them, newest first. */
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
