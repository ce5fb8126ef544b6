import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { LANDING_CHOICES } from '../../lib/landing-choices.ts'
import { sessionStore } from '../../lib/storage.ts'
import { completeSignUp } from './accounts.calls.ts'
import { clearPendingSignUp, forgetTyped } from './pending-sign-up.ts'
import { refreshSession } from './session.ts'

/** The dashboard creates the profile from the sign-up data, once; after a failure the next visit tries again. */
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
    forgetTyped()
    sessionStore.removeItem(LANDING_CHOICES)
    if (!data.completed) return
    void refreshSession(queryClient)
    // Refetches everything that was loaded before the profile existed.
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'complete-sign-up' })
  }, [data, queryClient])
}
