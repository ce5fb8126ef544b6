import { accountsCalls } from '@ndoa/contract/accounts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { clientOf } from '../../lib/api.ts'
import { forgetSignUp } from './accounts.calls.ts'
import { refreshSession } from './session.ts'

const api = clientOf(accountsCalls)

/** The dashboard turns what was given at sign-up into a profile, once; a failure is tried again at the next visit. */
export function useCompleteSignUp(): void {
  const queryClient = useQueryClient()
  const { data } = useQuery({
    queryKey: ['complete-sign-up'],
    queryFn: async () => (await api.completeSignUp({})).data,
    staleTime: Number.POSITIVE_INFINITY,
  })

  useEffect(() => {
    if (!data) return
    forgetSignUp()
    if (data.completed) void refreshSession(queryClient)
  }, [data, queryClient])
}
