import { statementsRoutes } from '@ndoa/contract/routes/statements'
import type { statementsCalls } from '@ndoa/contract/statements'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../../lib/api.ts'

const api = clientOf<typeof statementsCalls>(statementsRoutes)

/** What the member was told about decisions, newest first. */
export const statementsQuery = queryOptions({
  queryKey: ['statements'],
  queryFn: async ({ signal }) => (await api.getStatements({}, { signal })).data,
})

export function useAppealStatement() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (appeal: { statement_id: string; text: string }) => api.appealStatement(appeal),
    onSettled: () => queryClient.invalidateQueries({ queryKey: statementsQuery.queryKey }),
  })
}
