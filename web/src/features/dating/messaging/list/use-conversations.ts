import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRealtimeEvent, useRefreshOn } from '../../../../lib/realtime/use-realtime.ts'
import { useViewer } from '../../../identity/accounts/index.ts'
import { useGoneIds } from '../../safety/index.ts'
import {
  addMessageToCache,
  addReadMarkToCache,
  CONVERSATIONS,
  changeLists,
  conversationsQuery,
  THREADS,
} from '../messaging.queries.ts'
import { localizeConversations } from '../thread/localize-conversations.ts'
import { afterCaution, afterPresence } from './conversation-list.ts'

const CHANGED_BY = ['ready', 'match.created'] as const
const RECONNECT_EVENTS = ['ready'] as const

export function useConversations(matchId?: string) {
  useConversationEvents()
  const { id } = useViewer()
  const gone = useGoneIds()
  const list = useQuery({ ...conversationsQuery(id), select: localizeConversations })
  const isListed = list.data?.some(({ match_id }) => match_id === matchId)
  const isNew = matchId !== undefined && isListed === false
  const withNew = useQuery({
    ...conversationsQuery(id, matchId),
    select: localizeConversations,
    enabled: isNew,
  })
  return {
    conversations: (isNew ? (withNew.data ?? list.data) : list.data)?.filter(
      ({ other_user_id }) => !gone.has(other_user_id),
    ),
    isPending: list.isPending || (isNew && withNew.isPending),
    error: list.data ? null : list.error,
    isFetching: list.isFetching,
    refetch: list.refetch,
  }
}

function useConversationEvents() {
  const queryClient = useQueryClient()
  const { id: viewerId } = useViewer()

  useRefreshOn(CHANGED_BY, CONVERSATIONS)
  useRefreshOn(RECONNECT_EVENTS, THREADS)
  useRealtimeEvent('message.created', ({ message }) => addMessageToCache(queryClient, message, viewerId))
  useRealtimeEvent('messages.read', ({ match_id, reader_id, up_to_seq }) =>
    addReadMarkToCache(queryClient, viewerId, match_id, reader_id, up_to_seq),
  )
  useRealtimeEvent('presence', ({ match_id, online }) =>
    changeLists(queryClient, (conversations) => afterPresence(conversations, match_id, online)),
  )
  useRealtimeEvent('conversation.caution', ({ match_id, caution }) =>
    changeLists(queryClient, (conversations) => afterCaution(conversations, match_id, caution)),
  )
}
