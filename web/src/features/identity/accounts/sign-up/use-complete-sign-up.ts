import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { LANDING_CHOICES } from '../../../../lib/storage/landing-choices.ts'
import { sessionStore } from '../../../../lib/storage/storage.ts'
import { completeSignUp } from '../accounts.calls.ts'
import { refreshSession } from '../sessions/session.ts'
import { clearPendingSignUp, clearTypedForm } from './pending-sign-up.ts'

/** Creates the profile once; after a failure the next visit tries again. */
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
    clearTypedForm()
    sessionStore.removeItem(LANDING_CHOICES)
    if (!data.completed) return
    void refreshSession(queryClient)
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'complete-sign-up' })
  }, [data, queryClient])
}
