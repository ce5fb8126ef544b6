import { heldOrderRoutes } from '@ndoa/contract/held-order-routes'
import type { heldOrderCalls } from '@ndoa/contract/held-orders'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../lib/api.ts'

const api = clientOf<typeof heldOrderCalls>(heldOrderRoutes)

/** Orders that need a person, the oldest first, and those that were settled last. */
export const heldOrdersQuery = queryOptions({
  queryKey: ['staff-held-orders'],
  queryFn: async () => (await api.getHeldOrders({})).data,
})

export const useAskAboutOrder = () =>
  useOrderChange(async (order_id: string) => (await api.askAboutOrder({ order_id })).data)
export const useSettleOrder = () =>
  useOrderChange((input: { order_id: string; note: string }) => api.settleOrder(input))

function useOrderChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: heldOrdersQuery.queryKey }),
  })
}
