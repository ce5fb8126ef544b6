import { verificationRoutes } from '@ndoa/contract/routes/verification'
import type { OwnVerification, verificationCalls } from '@ndoa/contract/verification'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../../lib/api.ts'

const api = clientOf<typeof verificationCalls>(verificationRoutes)

/** The state of the member's verification. */
export const ownVerificationQuery = queryOptions({
  queryKey: ['own-verification'],
  queryFn: async ({ signal }) => (await api.getVerification({}, { signal })).data,
  staleTime: 0, // pictures are sent from a page of their own
})

/** Takes back the request that waits, or gives up the badge. */
export const useWithdraw = () =>
  useChange(async (what: 'request' | 'badge') => (await api.withdrawVerification({ what })).data)
export const useRequestCall = () => useChange(async () => (await api.requestCall({})).data)

function useChange<Variables = void>(change: (variables: Variables) => Promise<OwnVerification>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (verification) => {
      client.setQueryData(ownVerificationQuery.queryKey, verification)
      return client.invalidateQueries({ queryKey: ['own-profile'] })
    },
  })
}

/** Asks a match to get verified. */
export const useAskToVerify = () =>
  useMutation({ mutationFn: (user_id: string) => api.askToVerify({ user_id }) })
