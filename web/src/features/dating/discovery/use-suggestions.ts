import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useToast } from '../../../ui/feedback/toast-provider.tsx'
import { useViewer } from '../../identity/accounts/index.ts'
import { suggestionsQuery } from './discovery.queries.ts'
import type { Filters } from './filters.ts'
import { words } from './words.ts'

export interface SuggestionChoice {
  filters: Filters
  isReady: boolean
  likedIds: ReadonlySet<string>
}

export function useSuggestions({ filters, isReady, likedIds }: SuggestionChoice) {
  const query = useInfiniteQuery({ ...suggestionsQuery(useViewer().id, filters), enabled: isReady })
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage, refetch } = query
  const pages = query.data?.pages ?? []
  const loaded = pages.flatMap(({ data }) => data)
  const members = loaded.filter(({ user_id }) => !likedIds.has(user_id))
  const failure = failureOf(query)
  useFailureToast(failure, query.errorUpdateCount)

  const found = pages[0]?.pagination.total_results ?? 0

  const needsNextPage = members.length === 0 && hasNextPage && !isFetching && !failure
  useEffect(() => {
    if (needsNextPage) void fetchNextPage()
  }, [needsNextPage, fetchNextPage])

  return {
    isSearching: query.isPending || needsNextPage || (members.length === 0 && query.isFetchingNextPage),
    failure,
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
    isRetrying: isFetching,
    members,
    found,
    /** Excludes members removed since the list was loaded. */
    total: found - (loaded.length - members.length),
    relaxations: pages[0]?.relaxations ?? [],
    hasMore: hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
  }
}

function failureOf({ isError, isFetchNextPageError }: { isError: boolean; isFetchNextPageError: boolean }) {
  if (!isError) return null
  return isFetchNextPageError ? words.failed.more : words.failed.first
}

function useFailureToast(failure: string | null, count: number) {
  const toast = useToast()
  useEffect(() => {
    if (failure && count > 0) toast.error(failure)
  }, [failure, count, toast])
}
