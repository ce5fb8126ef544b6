import type {
  Consents,
  ConsentsChange,
  SettingsChange,
  settingsCalls,
} from '@ndoa/contract/identity/settings'
import { settingsRoutes } from '@ndoa/contract/identity/settings-routes'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../../../lib/api/api.ts'
import { ApiError } from '../../../lib/api/api-error.ts'

const api = clientOf<typeof settingsCalls>(settingsRoutes)

/** Null when the server has no settings for the member. */
export const settingsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['settings', userId],
    queryFn: async ({ signal }) => {
      try {
        return (await api.getSettings({ user_id: userId }, { signal })).data
      } catch (error) {
        if (error instanceof ApiError && error.code === 'request.not_found') return null
        throw error
      }
    },
  })

export function useSaveSettings(userId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: SettingsChange) =>
      (await api.updateSettings({ query: { user_id: userId }, body })).data,
    onSuccess: (settings) => queryClient.setQueryData(settingsQuery(userId).queryKey, settings),
  })
}

export const consentsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['consents', userId],
    queryFn: async ({ signal }) => (await api.getConsents({ user_id: userId }, { signal })).data,
  })

/** Percentages, lists and profiles depend on consents, so all are refetched when next shown. */
export function useChangeConsents(userId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = consentsQuery(userId)
  return useMutation({
    mutationFn: async (body: ConsentsChange) =>
      (await api.updateConsents({ query: { user_id: userId }, body })).data,
    onMutate: (change) =>
      queryClient.setQueryData<Consents>(queryKey, (before) => before && { ...before, ...change }),
    onError: () => queryClient.invalidateQueries({ queryKey }),
    onSuccess: (consents) => {
      queryClient.setQueryData(queryKey, consents)
      return queryClient.invalidateQueries({ refetchType: 'none' })
    },
  })
}
