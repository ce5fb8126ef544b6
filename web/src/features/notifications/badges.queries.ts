import type { notificationsCalls } from '@ndoa/contract/notifications'
import type { ServerEvent } from '@ndoa/contract/realtime'
import { notificationsRoutes } from '@ndoa/contract/routes/notifications'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { clientOf } from '../../lib/api.ts'
import { useRefreshOn } from '../../lib/use-realtime.ts'

const api = clientOf<typeof notificationsCalls>(notificationsRoutes)
const CHANGED_BY = [
  'ready',
  'message.created',
  'messages.read',
  'like.received',
  'match.created',
  'notification.created',
] as const

/** Unread messages, waiting likes, unread notifications. */
export const badgesQuery = queryOptions({
  queryKey: ['badges'],
  queryFn: async ({ signal }) => (await api.getBadges({}, { signal })).data,
})

const carried = (event: ServerEvent) => (event.type === 'ready' ? event.badges : undefined)

/** The badge counts, fetched again whenever an event may have changed them. */
export function useBadges() {
  useRefreshOn(CHANGED_BY, badgesQuery.queryKey, carried)
  // A count that could not be fetched is simply not shown.
  return useQuery(badgesQuery).data ?? { messages: 0, likes: 0, notifications: 0 }
}
