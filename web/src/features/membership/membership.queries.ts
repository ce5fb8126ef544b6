import type { MembershipOrder, membershipCalls, Purchase } from '@ndoa/contract/membership'
import { membershipRoutes } from '@ndoa/contract/routes/membership'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../../lib/api.ts'

/** A provider may take ten seconds to open its page. */
const api = clientOf<typeof membershipCalls>(membershipRoutes, 20_000)

/** How often a page asks what became of a payment, and for how long: milliseconds. */
const ASK_EVERY = 3_000
const ASK_FOR = 120_000

/** Whether a page has asked for long enough. The last answer decides, not the clock: without one more, nothing would be drawn. */
export const isSlow = (heard: { dataUpdatedAt: number; errorUpdatedAt: number }, since: number) =>
  Math.max(heard.dataUpdatedAt, heard.errorUpdatedAt) - since >= ASK_FOR

export const membershipQuery = queryOptions({
  queryKey: ['membership'],
  queryFn: async ({ signal }) => (await api.getMembership({}, { signal })).data,
})

/** An order, asked for again and again while its payment is awaited. */
export const orderQuery = (order_id: string, since: number) =>
  queryOptions({
    queryKey: ['membership', 'order', order_id],
    queryFn: async ({ signal }) => (await api.getOrder({ order_id }, { signal })).data,
    refetchInterval: ({ state }) =>
      state.data?.state === 'open' && !isSlow(state, since) ? ASK_EVERY : false,
  })

export const receiptQuery = (order_id: string) =>
  queryOptions({
    queryKey: ['membership', 'receipt', order_id],
    queryFn: async ({ signal }) => (await api.getReceipt({ order_id }, { signal })).data,
  })

/** Orders, and leaves for the provider's page. */
export const useStartPurchase = () =>
  useMutation({
    mutationFn: async (purchase: Purchase) => (await api.startPurchase(purchase)).data,
    onSuccess: ({ pay_at }) => window.location.assign(pay_at),
  })

export function useSetRenewing() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (renews: boolean) =>
      (await (renews ? api.startRenewing({}) : api.stopRenewing({}))).data,
    onSuccess: (membership) => queryClient.setQueryData(membershipQuery.queryKey, membership),
  })
}

export function useWithdraw({ id: order_id }: MembershipOrder) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => (await api.withdrawOrder({ order_id })).data,
    onSuccess: (membership) => queryClient.setQueryData(membershipQuery.queryKey, membership),
  })
}
