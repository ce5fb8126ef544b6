import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../../../lib/api/api-error.ts'
import { useToast } from '../../../ui/feedback/toast-provider.tsx'
import { useViewer } from '../../identity/accounts/index.ts'
import { preferredFiltersQuery } from './discovery.queries.ts'
import { FALLBACK_FILTERS } from './filters.ts'
import { words } from './words.ts'

/** A failure is reported once, and the page continues with the defaults. */
export function usePreferredFilters() {
  const { data, error, isPending, isFetching, refetch } = useQuery(preferredFiltersQuery(useViewer().id))
  const toast = useToast()

  useEffect(() => {
    if (error) toast.error(sentenceFor(error))
  }, [error, toast])

  return { preferred: data ?? FALLBACK_FILTERS, isReady: !isPending, isLoading: isFetching, reload: refetch }
}

function sentenceFor(error: Error): string {
  const wasRefused = error instanceof ApiError && error.status > 0
  return wasRefused ? words.failed.preferencesRefused : words.failed.preferences
}
