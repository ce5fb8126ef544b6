import type { MembershipOrder, membershipCalls, Purchase } from '@ndoa/contract/membership/membership'
import { membershipRoutes } from '@ndoa/contract/membership/membership-routes'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../../lib/api/api.ts'

/** Milliseconds; a provider may take ten seconds to open its page. */
const api = clientOf<typeof membershipCalls>(membershipRoutes, 20_000)

/** Milliseconds between requests for a payment's state, and until the payment counts as slow. */
const POLL_INTERVAL = 3_000
const POLL_TIMEOUT = 120_000

/** Compares the last answer and not the clock, because only an answer draws the page again. */
export const isSlow = (heard: { dataUpdatedAt: number; errorUpdatedAt: number }, since: number) =>
  Math.max(heard.dataUpdatedAt, heard.errorUpdatedAt) - since >= POLL_TIMEOUT

export const membershipQuery = queryOptions({
  queryKey: ['membership'],
  queryFn: async ({ signal }) => (await api.getMembership({}, { signal })).data,
})

export const orderQuery = (order_id: string, since: number) =>
  queryOptions({
    queryKey: ['membership', 'order', order_id],
    queryFn: async ({ signal }) => (await api.getOrder({ order_id }, { signal })).data,
    refetchInterval: ({ state }) =>
      state.data?.state === 'open' && !isSlow(state, since) ? POLL_INTERVAL : false,
  })

export const receiptQuery = (order_id: string) =>
  queryOptions({
    queryKey: ['membership', 'receipt', order_id],
    queryFn: async ({ signal }) => (await api.getReceipt({ order_id }, { signal })).data,
  })

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
