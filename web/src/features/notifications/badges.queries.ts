import type { notificationsCalls } from '@ndoa/contract/notifications'
import { routes } from '@ndoa/contract/routes'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../../lib/api.ts'
import { useRealtimeEvent } from '../../lib/use-realtime.ts'

const api = clientOf<typeof notificationsCalls>(routes.notifications)

/** Unread messages, waiting likes, unread notifications. */
export const badgesQuery = queryOptions({
  queryKey: ['badges'],
  queryFn: async ({ signal }) => (await api.getBadges({}, { signal })).data,
})

/** The figures of the shell, counted anew whenever an event may have changed them. */
export function useBadges() {
  const queryClient = useQueryClient()
  const recount = () => void queryClient.invalidateQueries({ queryKey: badgesQuery.queryKey })
  useRealtimeEvent('ready', recount)
  useRealtimeEvent('message.created', recount)
  useRealtimeEvent('messages.read', recount)
  useRealtimeEvent('like.received', recount)
  useRealtimeEvent('match.created', recount)
  useRealtimeEvent('notification.created', recount)
  // A count that could not be fetched is simply not shown.
  return useQuery(badgesQuery).data ?? { messages: 0, likes: 0, notifications: 0 }
}
