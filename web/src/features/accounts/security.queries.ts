import type { ContactChange, FactorChange, Security } from '@ndoa/contract/accounts'
import type { ownAccountCalls } from '@ndoa/contract/accounts-calls'
import { accountsRoutes } from '@ndoa/contract/routes/accounts'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { clientOf } from '../../lib/api.ts'
import { ApiError, isRetryable } from '../../lib/api-error.ts'
import { isReachable } from '../../lib/reachable.ts'
import { isChangedTo, type SentContact } from './sent-contact.ts'

const api = clientOf<typeof ownAccountCalls>(accountsRoutes)

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
  useOwnChange(async (input: Proof & { password: string }) => {
    try {
      return await api.changePassword(input)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status > 0 || !(await isReachable())) throw error
      return api.changePassword(input) // answered the same if it was made the first time
    }
  })
export const useChangeContact = () => useOwnChange((change: ContactChange) => api.changeContact(change))
export const useConfirmContact = (sentTo: SentContact) =>
  useSureChange(
    (code: string) => api.confirmContact({ code }),
    (security) => isChangedTo(security, sentTo),
  )
export const useEndSession = () => useOwnChange((session_id: string) => api.endSession({ session_id }))
export const useEndOtherSessions = () => useOwnChange(() => api.endOtherSessions({}))

export const useEnrolFactor = () => useOwnChange((proof: Proof) => api.enrolSecondFactor(proof))
export const useConfirmFactor = () =>
  useSureChange(
    (code: string) => api.confirmSecondFactor({ code }),
    ({ two_factor_enabled }) => two_factor_enabled,
  )
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

/**
 * A change that may be made though its answer is lost on the way. Before it is called failed, the server is asked how the
 * member signs in now; also when a later attempt is refused, because a code that was accepted is not accepted twice.
 * @returns null when the change was made and its answer is lost
 */
function useSureChange<Input, Data>(
  change: (input: Input) => Promise<{ data: Data }>,
  isMade: (security: Security) => boolean,
) {
  const isAnswerLost = useRef(false)
  return useOwnChange(async (input: Input): Promise<{ data: Data | null }> => {
    try {
      return await change(input)
    } catch (error) {
      isAnswerLost.current ||= isRetryable(error)
      if (isAnswerLost.current && (await isNow(isMade))) return { data: null }
      throw error
    }
  })
}

const isNow = (isMade: (security: Security) => boolean) =>
  api.getSecurity({}).then(
    ({ data }) => isMade(data),
    () => false, // nothing is known
  )

export function useRefreshSecurity() {
  const queryClient = useQueryClient()
  return () => {
    const shown = [securityQuery.queryKey, sessionsQuery.queryKey, securityLogQuery.queryKey, ['settings']]
    for (const queryKey of shown) void queryClient.invalidateQueries({ queryKey })
  }
}
