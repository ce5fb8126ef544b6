import type { Conversation, Message, messagingCalls } from '@ndoa/contract/dating/messaging'
import { messagingRoutes } from '@ndoa/contract/dating/messaging-routes'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../../../lib/api/api.ts'
import { afterMessage, afterReading } from './list/conversation-list.ts'
import { EMPTY_THREAD, knownUpTo, type Thread, withMessages, withReadMark } from './thread/thread.ts'
import type { Draft } from './thread/timeline.ts'

const api = clientOf<typeof messagingCalls>(messagingRoutes)

export const CONVERSATIONS = ['conversations']
export const THREADS = ['messages']
export const threadKey = (matchId: string) => [...THREADS, matchId]
export const sendingOf = (viewerId: string) => ['send-message', viewerId]
export const sendingKey = (viewerId: string, matchId: string) => [...sendingOf(viewerId), matchId]

/** Includes the given match, even before its first message. */
export const conversationsQuery = (viewerId: string, matchId?: string) =>
  queryOptions({
    queryKey: [...CONVERSATIONS, matchId ?? null],
    queryFn: async ({ signal }) =>
      (await api.getConversations({ user_id: viewerId, match_id: matchId }, { signal })).data,
    // Events do not update it while no screen shows it.
    staleTime: 0,
  })

/** Begins with the latest page; a refetch requests only messages that may have been missed. */
export const threadQuery = (matchId: string) =>
  queryOptions({
    queryKey: threadKey(matchId),
    queryFn: async ({ client, signal }) => {
      const known = client.getQueryData<Thread>(threadKey(matchId))
      const fetched = known ? await missed(matchId, known, signal) : await latest(matchId, signal)
      // Events may have changed the thread since.
      const now = client.getQueryData<Thread>(threadKey(matchId)) ?? EMPTY_THREAD
      return withMessages(now, fetched.messages, fetched.complete)
    },
    staleTime: 0,
  })

async function latest(matchId: string, signal: AbortSignal): Promise<Thread> {
  const { data, pagination } = await api.getMessages({ match_id: matchId }, { signal })
  return { messages: data, complete: !pagination.has_next_page }
}

async function missed(matchId: string, known: Thread, signal: AbortSignal): Promise<Thread> {
  const messages: Message[] = []
  let after: number | undefined = knownUpTo(known)
  while (after !== undefined) {
    const page = await api.getMessages({ match_id: matchId, after_seq: after }, { signal })
    messages.push(...page.data)
    after = page.pagination.has_next_page ? page.data.at(-1)?.seq : undefined
  }
  return { messages, complete: false }
}

export function useOlderMessages(matchId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const oldest = queryClient.getQueryData<Thread>(threadKey(matchId))?.messages[0]?.seq
      const { data, pagination } = await api.getMessages({ match_id: matchId, before_seq: oldest })
      changeThread(queryClient, matchId, (thread) => withMessages(thread, data, !pagination.has_next_page))
    },
  })
}

/** The call is idempotent, so it is retried. */
export function useMarkRead(matchId: string, viewerId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (upToSeq: number) => api.markMessagesRead({ match_id: matchId, up_to_seq: upToSeq }),
    retry: 3,
    onSuccess: (_answer, upToSeq) => addReadMarkToCache(queryClient, viewerId, matchId, viewerId, upToSeq),
  })
}

/** Names the sender, so that the server refuses the message if another member has signed in here since. */
export const sendMessage = ({ match_id, client_message_id, content }: Draft, sender_id: string) =>
  api.sendMessage({ match_id, client_message_id, content, sender_id })

export function addMessageToCache(queryClient: QueryClient, message: Message, viewerId: string): void {
  changeThread(queryClient, message.match_id, (thread) => withMessages(thread, [message]))
  changeLists(queryClient, (conversations) => afterMessage(conversations, message, viewerId))
}

export function addReadMarkToCache(
  queryClient: QueryClient,
  viewerId: string,
  matchId: string,
  readerId: string,
  upToSeq: number,
): void {
  changeThread(queryClient, matchId, (thread) => withReadMark(thread, readerId, upToSeq))
  if (readerId === viewerId)
    changeLists(queryClient, (conversations) => afterReading(conversations, matchId, upToSeq))
}

/** Waits for the first page if it is still loading. Refetches when the change leaves a gap. */
function changeThread(queryClient: QueryClient, matchId: string, change: (thread: Thread) => Thread): void {
  const query = threadQuery(matchId)
  const state = queryClient.getQueryState<Thread>(query.queryKey)
  if (state?.data) {
    const changed = change(state.data)
    queryClient.setQueryData(query.queryKey, changed)
    if (hasGap(changed)) void queryClient.invalidateQueries({ queryKey: query.queryKey })
  } else if (state?.fetchStatus === 'fetching') {
    const later = () => changeThread(queryClient, matchId, change)
    queryClient.fetchQuery(query).then(later, () => {})
  }
}

const hasGap = ({ messages }: Thread) =>
  messages.some(({ seq }, place) => place > 0 && messages[place - 1]?.seq !== seq - 1)

/**
 * Refetches a list if `change` returns null or the list is being loaded, because the pending answer may be older than
 * the change.
 */
export function changeLists(
  queryClient: QueryClient,
  change: (conversations: Conversation[]) => Conversation[] | null,
): void {
  for (const { queryKey, state, promise } of queryClient
    .getQueryCache()
    .findAll({ queryKey: CONVERSATIONS })) {
    const refetch = () => void queryClient.invalidateQueries({ queryKey, exact: true })
    const conversations = state.data as Conversation[] | undefined
    const changed = conversations && change(conversations)
    if (changed) queryClient.setQueryData(queryKey, changed)
    if (!conversations) promise?.then(refetch, () => {})
    else if (!changed || state.fetchStatus === 'fetching') refetch()
  }
}
