import type { SavedSearch, SavedSearches, savedSearchesCalls } from '@ndoa/contract/dating/saved-searches'
import { savedSearchesRoutes } from '@ndoa/contract/dating/saved-searches-routes'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../../../lib/api/api.ts'
import { type Filters, toQuery } from '../discovery/index.ts'

const api = clientOf<typeof savedSearchesCalls>(savedSearchesRoutes)

export const savedSearchesQuery = queryOptions({
  queryKey: ['saved-searches'],
  queryFn: async ({ signal }) => (await api.getSavedSearches({}, { signal })).data,
})

type Change = (searches: readonly SavedSearch[]) => SavedSearch[]

function useChangedList() {
  const queryClient = useQueryClient()
  return (change: Change) =>
    queryClient.setQueryData<SavedSearches>(
      savedSearchesQuery.queryKey,
      (before) => before && { ...before, searches: change(before.searches) },
    )
}

export function useSaveSearch() {
  const setList = useChangedList()
  return useMutation({
    mutationFn: async ({ name, filters }: { name: string; filters: Filters }) => {
      const { sort_by: _, ...query } = toQuery(filters)
      return (await api.saveSearch({ name, filters: query })).data
    },
    onSuccess: (saved) => setList((searches) => [...searches, saved]),
  })
}

export function useChangeSearch({ id: search_id }: SavedSearch) {
  const setList = useChangedList()
  return useMutation({
    mutationFn: async (change: { name?: string; alerts?: boolean }) =>
      (await api.updateSavedSearch({ search_id, ...change })).data,
    onSuccess: (changed) =>
      setList((searches) => searches.map((search) => (search.id === search_id ? changed : search))),
  })
}

export function useDeleteSearch({ id: search_id }: SavedSearch) {
  const setList = useChangedList()
  return useMutation({
    mutationFn: () => api.deleteSavedSearch({ search_id }),
    onSuccess: () => setList((searches) => searches.filter(({ id }) => id !== search_id)),
  })
}
