import type { OwnVerification, verificationCalls } from '@ndoa/contract/trust/verification'
import { verificationRoutes } from '@ndoa/contract/trust/verification-routes'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../../../lib/api/api.ts'

const api = clientOf<typeof verificationCalls>(verificationRoutes)

export const ownVerificationQuery = queryOptions({
  queryKey: ['own-verification'],
  queryFn: async ({ signal }) => (await api.getVerification({}, { signal })).data,
  staleTime: 0, // the pictures are sent from another page
})

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

export const useAskToVerify = () =>
  useMutation({ mutationFn: (user_id: string) => api.askToVerify({ user_id }) })
