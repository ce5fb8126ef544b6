import type { ContactChange, FactorChange } from '@ndoa/contract/accounts'
import type { ownAccountCalls } from '@ndoa/contract/accounts-calls'
import { routes } from '@ndoa/contract/routes'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../../lib/api.ts'

const api = clientOf<typeof ownAccountCalls>(routes.accounts)

/** How the member signs in, and until when their recent auth lasts. */
export const securityQuery = queryOptions({
  queryKey: ['security'],
  queryFn: async ({ signal }) => (await api.getSecurity({}, { signal })).data,
})

/** Where the member is signed in, most recently used first. */
export const sessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: async ({ signal }) => (await api.getSessions({}, { signal })).data,
})

/** The security events of the account in pages, newest first. */
export const securityLogQuery = infiniteQueryOptions({
  queryKey: ['security-log'],
  queryFn: async ({ pageParam, signal }) =>
    (await api.getSecurityLog(pageParam ? { cursor: pageParam } : {}, { signal })).data,
  initialPageParam: null as string | null,
  getNextPageParam: ({ next_cursor }) => next_cursor,
})

/** The current password, when the sign-in is not recent. */
export type Proof = Pick<FactorChange, 'current_password'>

export const useChangePassword = () =>
  useOwnChange((input: Proof & { password: string }) => api.changePassword(input))
export const useChangeContact = () => useOwnChange((change: ContactChange) => api.changeContact(change))
export const useConfirmContact = () => useOwnChange((code: string) => api.confirmContact({ code }))
export const useEndSession = () => useOwnChange((session_id: string) => api.endSession({ session_id }))
export const useEndOtherSessions = () => useOwnChange(() => api.endOtherSessions({}))

export const useEnrolFactor = () => useOwnChange((proof: Proof) => api.enrolSecondFactor(proof))
export const useConfirmFactor = () => useOwnChange((code: string) => api.confirmSecondFactor({ code }))
export const useRenewRecoveryCodes = () =>
  useOwnChange((input: FactorChange) => api.renewRecoveryCodes(input))
export const useRemoveFactor = () => useOwnChange((input: FactorChange) => api.removeSecondFactor(input))

/** After a change, even a refused one, all queries about how the member signs in are refetched. @returns the answer's data */
function useOwnChange<Input, Data>(change: (input: Input) => Promise<{ data: Data }>) {
  const refresh = useRefreshSecurity()
  return useMutation({
    mutationFn: async (input: Input) => (await change(input)).data,
    onSettled: refresh,
  })
}

export function useRefreshSecurity() {
  const queryClient = useQueryClient()
  return () => {
    const shown = [securityQuery.queryKey, sessionsQuery.queryKey, securityLogQuery.queryKey, ['settings']]
    for (const queryKey of shown) void queryClient.invalidateQueries({ queryKey })
  }
}
