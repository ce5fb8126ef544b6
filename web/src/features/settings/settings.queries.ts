import { type SettingsChange, settingsCalls } from '@ndoa/contract/settings'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'

const api = clientOf(settingsCalls)

/** The own settings; null when the server has none. */
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

/** Saves what was changed; the rest stays as it is. */
export function useSaveSettings(userId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: SettingsChange) =>
      (await api.updateSettings({ query: { user_id: userId }, body })).data,
    onSuccess: (settings) => queryClient.setQueryData(settingsQuery(userId).queryKey, settings),
  })
}
