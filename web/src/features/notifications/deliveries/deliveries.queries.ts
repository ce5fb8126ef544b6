import type {
  DeliveryChange,
  DeliveryChoices,
  deliveriesCalls,
} from '@ndoa/contract/notifications/deliveries'
import { deliveriesRoutes } from '@ndoa/contract/notifications/deliveries-routes'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../../../lib/api/api.ts'

const api = clientOf<typeof deliveriesCalls>(deliveriesRoutes)

export const saveDeliveryChange = async (userId: string, body: DeliveryChange): Promise<DeliveryChoices> =>
  (await api.updateDeliveryChoices({ query: { user_id: userId }, body })).data

export const deliveryQuery = (userId: string) =>
  queryOptions({
    queryKey: ['deliveries', userId],
    queryFn: async ({ signal }) => (await api.getDeliveryChoices({ user_id: userId }, { signal })).data,
  })

export function useChangeDelivery(userId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = deliveryQuery(userId)
  return useMutation({
    mutationFn: (body: DeliveryChange) => saveDeliveryChange(userId, body),
    onMutate: (change) =>
      queryClient.setQueryData<DeliveryChoices>(queryKey, (before) => before && { ...before, ...change }),
    onError: () => queryClient.invalidateQueries({ queryKey }),
    onSuccess: (choices) => queryClient.setQueryData(queryKey, choices),
  })
}
