import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { LANDING_CHOICES } from '../../lib/landing-choices.ts'
import { completeSignUp } from './accounts.calls.ts'
import { clearPendingSignUp } from './pending-sign-up.ts'
import { refreshSession } from './session.ts'

/** The dashboard turns what was given at sign-up into a profile, once; a failure is tried again at the next visit. */
export function useCompleteSignUp(): void {
  const queryClient = useQueryClient()
  const { data } = useQuery({
    queryKey: ['complete-sign-up'],
    queryFn: completeSignUp,
    staleTime: Number.POSITIVE_INFINITY,
  })

  useEffect(() => {
    if (!data) return
    clearPendingSignUp()
    window.sessionStorage.removeItem(LANDING_CHOICES)
    if (!data.completed) return
    void refreshSession(queryClient)
    // Whatever was asked before there was a profile is asked again.
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'complete-sign-up' })
  }, [data, queryClient])
}
