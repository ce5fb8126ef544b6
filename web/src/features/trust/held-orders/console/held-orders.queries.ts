import { heldOrderRoutes } from '@ndoa/contract/trust/held-order-routes'
import type { HeldOrder, heldOrderCalls } from '@ndoa/contract/trust/held-orders'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../../../../lib/api/api.ts'

const api = clientOf<typeof heldOrderCalls>(heldOrderRoutes)

export const heldOrdersQuery = queryOptions({
  queryKey: ['staff-held-orders'],
  queryFn: async () => (await api.getHeldOrders({})).data,
})

export const useAskAboutOrder = () =>
  useOrderChange(async (order_id: string) => (await api.askAboutOrder({ order_id })).data)
export const useSettleOrder = () =>
  useOrderChange((input: Pick<HeldOrder, 'state'> & { order_id: string; note: string }) =>
    api.settleOrder(input),
  )

function useOrderChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: heldOrdersQuery.queryKey }),
  })
}
