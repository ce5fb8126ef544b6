import type { statementsCalls } from '@ndoa/contract/trust/statements'
import { statementsRoutes } from '@ndoa/contract/trust/statements-routes'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../../../lib/api/api.ts'

const api = clientOf<typeof statementsCalls>(statementsRoutes)

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
