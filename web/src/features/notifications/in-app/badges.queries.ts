import type { notificationsCalls } from '@ndoa/contract/notifications/notifications'
import { notificationsRoutes } from '@ndoa/contract/notifications/notifications-routes'
import type { ServerEvent } from '@ndoa/contract/realtime'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { clientOf } from '../../../lib/api/api.ts'
import { useRefreshOn } from '../../../lib/realtime/use-realtime.ts'

const api = clientOf<typeof notificationsCalls>(notificationsRoutes)
const CHANGED_BY = [
  'ready',
  'message.created',
  'messages.read',
  'like.received',
  'match.created',
  'notification.created',
] as const

export const badgesQuery = queryOptions({
  queryKey: ['badges'],
  queryFn: async ({ signal }) => (await api.getBadges({}, { signal })).data,
})

const badgesIn = (event: ServerEvent) => (event.type === 'ready' ? event.badges : undefined)

export function useBadges() {
  useRefreshOn(CHANGED_BY, badgesQuery.queryKey, badgesIn)
  return useQuery(badgesQuery).data ?? { messages: 0, likes: 0, notifications: 0 }
}
