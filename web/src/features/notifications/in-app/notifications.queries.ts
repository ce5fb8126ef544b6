import type { Notification, notificationsCalls } from '@ndoa/contract/notifications/notifications'
import { notificationsRoutes } from '@ndoa/contract/notifications/notifications-routes'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../../../lib/api/api.ts'
import { useRealtimeEvent, useRefreshOn } from '../../../lib/realtime/use-realtime.ts'
import { useGoneIds } from '../../dating/safety/index.ts'
import { badgesQuery } from './badges.queries.ts'

const api = clientOf<typeof notificationsCalls>(notificationsRoutes)
const CHANGED_BY = ['ready', 'messages.read'] as const
const CHANGE = ['change-notifications']
type List = readonly Notification[]

export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: async ({ signal }): Promise<List> => (await api.getNotifications({}, { signal })).data,
})

export function useNotifications() {
  const queryClient = useQueryClient()
  const { queryKey } = notificationsQuery
  useRefreshOn(CHANGED_BY, queryKey)
  useRealtimeEvent('notification.created', ({ notification }) =>
    queryClient.setQueryData(queryKey, (list) =>
      // Each new message sends the notification about its conversation again.
      list ? [notification, ...list.filter(({ id }) => id !== notification.id)] : list,
    ),
  )
  const gone = useGoneIds()
  return useQuery({
    ...notificationsQuery,
    select: (list) => list.filter(({ user_id }) => user_id === null || !gone.has(user_id)),
  })
}

export const useMarkRead = () =>
  useListChange(
    (id: string) => api.markNotificationsRead({ ids: [id] }),
    (list, id) => list.map((one) => (one.id === id ? { ...one, isRead: true } : one)),
  )

export const useMarkAllRead = () =>
  useListChange(
    () => api.markNotificationsRead({ all: true }),
    (list) => list.map((one) => ({ ...one, isRead: true })),
  )

export const useDismiss = () =>
  useListChange(
    (id: string) => api.dismissNotification({ notification_id: id }),
    (list, id) => list.filter((one) => one.id !== id),
  )

function useListChange<Input = void>(
  call: (input: Input) => Promise<unknown>,
  change: (list: List, input: Input) => List,
) {
  const queryClient = useQueryClient()
  const { queryKey } = notificationsQuery
  /** A refetch during another change would return a list without it. */
  const isLast = () => queryClient.isMutating({ mutationKey: CHANGE }) === 1
  return useMutation({
    mutationKey: CHANGE,
    mutationFn: call,
    onMutate: async (input) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      if (before) queryClient.setQueryData(queryKey, change(before, input))
      return before
    },
    onError: (_error, _input, before) => isLast() && queryClient.setQueryData(queryKey, before),
    onSettled: () => {
      if (!isLast()) return
      void queryClient.invalidateQueries({ queryKey })
      void queryClient.invalidateQueries({ queryKey: badgesQuery.queryKey })
    },
  })
}
