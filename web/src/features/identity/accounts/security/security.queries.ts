import type { ContactChange, FactorChange, Security } from '@ndoa/contract/identity/accounts'
import type { ownAccountCalls } from '@ndoa/contract/identity/accounts-calls'
import { accountsRoutes } from '@ndoa/contract/identity/accounts-routes'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { clientOf } from '../../../../lib/api/api.ts'
import { ApiError, isRetryable } from '../../../../lib/api/api-error.ts'
import { isReachable } from '../../../../lib/api/reachable.ts'
import { isChangedTo, type SentContact } from '../contacts/sent-contact.ts'

const api = clientOf<typeof ownAccountCalls>(accountsRoutes)

export const securityQuery = queryOptions({
  queryKey: ['security'],
  queryFn: async ({ signal }) => (await api.getSecurity({}, { signal })).data,
})

export const sessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: async ({ signal }) => (await api.getSessions({}, { signal })).data,
})

export const securityLogQuery = infiniteQueryOptions({
  queryKey: ['security-log'],
  queryFn: async ({ pageParam, signal }) =>
    (await api.getSecurityLog(pageParam ? { cursor: pageParam } : {}, { signal })).data,
  initialPageParam: null as string | null,
  getNextPageParam: ({ next_cursor }) => next_cursor,
})

export type RecentAuth = Pick<FactorChange, 'current_password'>

export const useChangePassword = () =>
  useOwnChange(async (input: RecentAuth & { password: string }) => {
    try {
      return await api.changePassword(input)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status > 0 || !(await isReachable())) throw error
      return api.changePassword(input) // a repeated change gets the same answer
    }
  })
export const useChangeContact = () => useOwnChange((change: ContactChange) => api.changeContact(change))
export const useConfirmContact = (sentTo: SentContact) =>
  useVerifiedChange(
    (code: string) => api.confirmContact({ code }),
    (security) => isChangedTo(security, sentTo),
  )
export const useEndSession = () => useOwnChange((session_id: string) => api.endSession({ session_id }))
export const useEndOtherSessions = () => useOwnChange(() => api.endOtherSessions({}))

export const useEnrolFactor = () => useOwnChange((auth: RecentAuth) => api.enrolSecondFactor(auth))
export const useConfirmFactor = () =>
  useVerifiedChange(
    (code: string) => api.confirmSecondFactor({ code }),
    ({ two_factor_enabled }) => two_factor_enabled,
  )
export const useRenewRecoveryCodes = () =>
  useOwnChange((input: FactorChange) => api.renewRecoveryCodes(input))
export const useRemoveFactor = () => useOwnChange((input: FactorChange) => api.removeSecondFactor(input))

/** Refetches the security queries, even after a refused change. */
function useOwnChange<Input, Data>(change: (input: Input) => Promise<{ data: Data }>) {
  const refresh = useRefreshSecurity()
  return useMutation({
    mutationFn: async (input: Input) => (await change(input)).data,
    onSettled: refresh,
  })
}

/**
 * The answer to a change may be lost, so the current state is requested before a failure is reported. This includes
 * refusals, because a code is accepted only once.
 * @returns null when the change was made and its answer is lost
 */
function useVerifiedChange<Input, Data>(
  change: (input: Input) => Promise<{ data: Data }>,
  isApplied: (security: Security) => boolean,
) {
  const isAnswerLost = useRef(false)
  return useOwnChange(async (input: Input): Promise<{ data: Data | null }> => {
    try {
      return await change(input)
    } catch (error) {
      isAnswerLost.current ||= isRetryable(error)
      if (isAnswerLost.current && (await isAppliedNow(isApplied))) return { data: null }
      throw error
    }
  })
}

const isAppliedNow = (isApplied: (security: Security) => boolean) =>
  api.getSecurity({}).then(
    ({ data }) => isApplied(data),
    () => false,
  )

export function useRefreshSecurity() {
  const queryClient = useQueryClient()
  return () => {
    const shown = [securityQuery.queryKey, sessionsQuery.queryKey, securityLogQuery.queryKey, ['settings']]
    for (const queryKey of shown) void queryClient.invalidateQueries({ queryKey })
  }
}
