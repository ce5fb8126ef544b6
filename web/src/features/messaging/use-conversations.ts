import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRealtimeEvent, useRefreshOn } from '../../lib/use-realtime.ts'
import { useViewer } from '../accounts/index.ts'
import { useGoneIds } from '../safety/index.ts'
import { afterCaution, afterPresence } from './conversation-list.ts'
import { inOurWords } from './in-our-words.ts'
import {
  addMessageToCache,
  addReadMarkToCache,
  CONVERSATIONS,
  changeLists,
  conversationsQuery,
  THREADS,
} from './messaging.queries.ts'

const CHANGED_BY = ['ready', 'match.created'] as const
const MISSED = ['ready'] as const

/**
 * The member's conversations, kept up to date by events; only missed changes are fetched. `matchId` is among them even before
 * its first message.
 */
export function useConversations(matchId?: string) {
  useConversationEvents()
  const { id } = useViewer()
  const gone = useGoneIds()
  const list = useQuery({ ...conversationsQuery(id), select: inOurWords })
  const isListed = list.data?.some(({ match_id }) => match_id === matchId)
  const isNew = matchId !== undefined && isListed === false
  const withNew = useQuery({ ...conversationsQuery(id, matchId), select: inOurWords, enabled: isNew })
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
  useRefreshOn(MISSED, THREADS)
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
