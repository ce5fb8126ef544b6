import { holdRoutes } from '@ndoa/contract/trust/hold-routes'
import type { holdsCalls } from '@ndoa/contract/trust/holds'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../../../../lib/api/api.ts'

const api = clientOf<typeof holdsCalls>(holdRoutes)

export const holdsQuery = queryOptions({
  queryKey: ['staff-holds'],
  queryFn: async () => (await api.getHolds({})).data,
})

export const usePlaceHold = () =>
  useHoldChange((input: { case_number: number; reason: string }) => api.placeHold(input))
export const useConfirmHold = () => useHoldChange((hold_id: string) => api.confirmHold({ hold_id }))
export const useLiftHold = () =>
  useHoldChange(async (hold_id: string) => (await api.liftHold({ hold_id })).data)

function useHoldChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: holdsQuery.queryKey }),
  })
}
