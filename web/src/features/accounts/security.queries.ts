import type {
  ContactChange,
  FactorChange,
  FactorSecret,
  OwnSession,
  RecoveryCodes,
  Security,
  Session,
} from '@ndoa/contract/accounts'
import type { SecurityLog } from '@ndoa/contract/security-log'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../lib/api-error.ts'
import { getJson, postJson } from '../../lib/http.ts'
import { endsSession, notifySignInNeeded } from '../../lib/sign-in-needed.ts'

/** How the member signs in, and until when no proof is asked for. */
export const securityQuery = queryOptions({
  queryKey: ['security'],
  queryFn: ({ signal }) => own(getJson<Security>('/auth/v1/get-security', { signal })),
})

/** Where the member is signed in, the latest used first. */
export const sessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => own(getJson<OwnSession[]>('/auth/v1/get-sessions', { signal })),
})

/** What happened to the safety of the account, page by page, the newest first. */
export const securityLogQuery = infiniteQueryOptions({
  queryKey: ['security-log'],
  queryFn: ({ pageParam, signal }) =>
    own(
      getJson<SecurityLog>(`/auth/v1/get-security-log${pageParam ? `?cursor=${pageParam}` : ''}`, { signal }),
    ),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next_cursor }) => next_cursor,
})

/** The current password, where the sign-in is not fresh. */
export type Proof = Pick<FactorChange, 'current_password'>

export const useChangePassword = () =>
  useOwnChange((input: Proof & { password: string }) => postJson('/auth/v1/change-password', input))
export const useChangeContact = () =>
  useOwnChange((change: ContactChange) => postJson('/auth/v1/change-contact', change))
export const useConfirmContact = () =>
  useOwnChange((code: string) => postJson<Session>('/auth/v1/confirm-contact', { code }))
export const useEndSession = () =>
  useOwnChange((session_id: string) => postJson('/auth/v1/end-session', { session_id }))
export const useEndOtherSessions = () => useOwnChange(() => postJson('/auth/v1/end-other-sessions', {}))

export const useEnrolFactor = () =>
  useOwnChange((proof: Proof) => postJson<FactorSecret>('/auth/v1/enrol-second-factor', proof))
export const useConfirmFactor = () =>
  useOwnChange((code: string) => postJson<RecoveryCodes>('/auth/v1/confirm-second-factor', { code }))
export const useRenewRecoveryCodes = () =>
  useOwnChange((input: FactorChange) => postJson<RecoveryCodes>('/auth/v1/renew-recovery-codes', input))
export const useRemoveFactor = () =>
  useOwnChange((input: FactorChange) => postJson('/auth/v1/remove-second-factor', input))

/** After a change, also a refused one, all that shows how the member signs in is asked anew. */
function useOwnChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const refresh = useRefreshSecurity()
  return useMutation({ mutationFn: (input: Input) => own(change(input)), onSettled: refresh })
}

export function useRefreshSecurity() {
  const queryClient = useQueryClient()
  return () => {
    const shown = [securityQuery.queryKey, sessionsQuery.queryKey, securityLogQuery.queryKey, ['settings']]
    for (const queryKey of shown) void queryClient.invalidateQueries({ queryKey })
  }
}

/** A session that was ended elsewhere leads to /login from here too. */
async function own<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && endsSession(error.code)) notifySignInNeeded()
    throw error
  }
}
