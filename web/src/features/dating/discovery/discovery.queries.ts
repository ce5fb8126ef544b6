import type { discoveryCalls } from '@ndoa/contract/dating/discovery'
import { discoveryRoutes } from '@ndoa/contract/dating/discovery-routes'
import { FIND_MATCHES_LIMIT } from '@ndoa/contract/limits'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { clientOf } from '../../../lib/api/api.ts'
import { FALLBACK_FILTERS, type Filters, filtersFrom, toQuery } from './filters.ts'

const api = clientOf<typeof discoveryCalls>(discoveryRoutes)

/** Milliseconds. A refresh fetches all pages of a long list, so it stays fresh for longer. */
const LIST_STALE_TIME = 5 * 60 * 1000

export const preferredFiltersQuery = (viewerId: string) =>
  queryOptions({
    queryKey: ['preferred-filters'],
    queryFn: async ({ signal }): Promise<Filters> => {
      const { default_filters } = await api.loadFindMatchesParams({ user_id: viewerId }, { signal })
      const { looking_for_gender: gender, ...filters } = default_filters
      return filtersFrom({ ...filters, gender }, FALLBACK_FILTERS)
    },
    refetchOnWindowFocus: false,
  })

export const suggestionsQuery = (viewerId: string, filters: Filters) =>
  infiniteQueryOptions({
    queryKey: ['suggestions', filters],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.getMatches(
        { user_id: viewerId, limit: FIND_MATCHES_LIMIT, cursor, ...toQuery(filters) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ pagination }) => pagination.next_cursor,
    staleTime: LIST_STALE_TIME,
  })

export const totalQuery = (viewerId: string, filters: Filters) =>
  queryOptions({
    queryKey: ['suggestions-total', filters],
    queryFn: async ({ signal }) =>
      (await api.getMatches({ user_id: viewerId, limit: 0, ...toQuery(filters) }, { signal })).pagination
        .total_results,
    placeholderData: keepPreviousData,
  })
