import { messagingCalls } from '@ndoa/contract/messaging'
import { queryOptions } from '@tanstack/react-query'
import { clientOf } from '../../lib/api.ts'

const api = clientOf(messagingCalls)

/** The own conversations, latest activity first; with a match, that one is among them even before its first message. */
export const conversationsQuery = (viewerId: string, matchId?: string) =>
  queryOptions({
    queryKey: ['conversations', matchId ?? null],
    queryFn: async ({ signal }) =>
      (await api.getConversations({ user_id: viewerId, match_id: matchId }, { signal })).data,
  })
