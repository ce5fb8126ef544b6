import type { Message } from '@ndoa/contract/messaging'
import type { Mutation, MutationOptions, QueryClient } from '@tanstack/react-query'
import { ApiError, isRetryable } from '../../lib/api-error.ts'
import { onDevice, type UnsentMessage } from '../../lib/device-store.ts'
import { addMessageToCache, CONVERSATIONS, sendMessage } from './messaging.queries.ts'
import type { Draft } from './timeline.ts'

/** A message on its way, in the cache of the query client. */
export type Sending = Mutation<{ data: Message }, Error, Draft>

/** How often a message is sent again when the server has a problem. */
const TRIES_WITH_ANSWER = 3
/** Waits between tries are not longer than this; milliseconds. */
const LONGEST_WAIT = 2_000

/** The key of all messages of a member that are on their way. */
export const sendingOf = (viewerId: string) => ['send-message', viewerId]
/** The key of those to one match. */
export const sendingKey = (viewerId: string, matchId: string) => [...sendingOf(viewerId), matchId]

/** Keeps a message on the device until the server has it, and sends it after those before it. */
export function sendFromDevice(queryClient: QueryClient, viewerId: string, draft: Draft): void {
  void keepMessage({ ...draft, user_id: viewerId, refusal: null })
  deliver(queryClient, viewerId, draft)
}

/** Sends what is left from before the page was loaded; what the server did not take is shown again. */
export async function resumeSending(queryClient: QueryClient, viewerId: string): Promise<void> {
  const cache = queryClient.getMutationCache()
  for (const { user_id, refusal, ...draft } of await unsentMessages(viewerId)) {
    if (messageInCache(queryClient, viewerId, draft)) continue
    if (!refusal) deliver(queryClient, viewerId, draft)
    else cache.build(queryClient, optionsFor(queryClient, user_id, draft.match_id), refused(draft, refusal))
  }
}

/** Sends a message again under its own id, so that it is never stored twice. */
export function sendAgain(queryClient: QueryClient, viewerId: string, draft: Draft): void {
  removeFromCache(queryClient, viewerId, draft)
  void changeMessage(draft.client_message_id, (message) => ({ ...message, refusal: null }))
  deliver(queryClient, viewerId, draft)
}

/** Forgets a message that was not sent. */
export function discard(queryClient: QueryClient, viewerId: string, draft: Draft): void {
  removeFromCache(queryClient, viewerId, draft)
  void changeMessage(draft.client_message_id, () => null)
}

/** The messages of a member that the server has not stored, in the order in which they were written. */
export function unsentMessages(viewerId: string): Promise<UnsentMessage[]> {
  return onDevice(
    async (store) => (await store.getAll('unsent')).filter(({ user_id }) => user_id === viewerId),
    [],
  )
}

function deliver(queryClient: QueryClient, viewerId: string, draft: Draft) {
  const cache = queryClient.getMutationCache()
  const sending = cache.build(queryClient, optionsFor(queryClient, viewerId, draft.match_id))
  sending.execute(draft).then(
    () => cache.remove(sending),
    () => {}, // shown beside the message
  )
}

/**
 * One message after the other for each match. Without an answer a message waits for the network, however long that
 * takes; the server recognizes one that it has already stored.
 */
function optionsFor(
  queryClient: QueryClient,
  viewerId: string,
  matchId: string,
): MutationOptions<{ data: Message }, Error, Draft> {
  const mutationKey = sendingKey(viewerId, matchId)
  return {
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: 'online',
    retry: (failures, error) => isUnanswered(error) || (isWorthATry(error) && failures < TRIES_WITH_ANSWER),
    retryDelay: (failures, error) => waitIn(error) ?? Math.min(500 * 2 ** failures, LONGEST_WAIT),
    mutationFn: (draft) => sendMessage(draft, viewerId),
    onSuccess: ({ data }, { client_message_id }) => {
      addMessageToCache(queryClient, data, viewerId)
      void changeMessage(client_message_id, () => null)
    },
    onError: (error, { client_message_id }) => {
      // The other member may have left.
      void queryClient.invalidateQueries({ queryKey: CONVERSATIONS })
      const refusal = refusalIn(error)
      if (refusal) void changeMessage(client_message_id, (message) => ({ ...message, refusal }))
    },
  }
}

const isUnanswered = (error: Error) => error instanceof ApiError && error.status === 0

/** The milliseconds to wait when too many messages came at once. */
const waitIn = (error: Error) =>
  error instanceof ApiError &&
  error.status === 429 &&
  error.retryAfter !== undefined &&
  error.retryAfter <= 60
    ? error.retryAfter * 1000
    : undefined

const isWorthATry = (error: Error) => isRetryable(error) || waitIn(error) !== undefined

/** The server's final answer; null when the same member may be luckier later, for example after signing in again. */
function refusalIn(error: Error): UnsentMessage['refusal'] {
  if (!(error instanceof ApiError) || isRetryable(error) || error.status === 429) return null
  if (error.code === 'accounts.sign_in_needed' || error.code === 'request.denied') return null
  return { code: error.code, message: error.message }
}

/** A message as it is in the cache after the server has refused it. */
function refused(draft: Draft, { code, message }: NonNullable<UnsentMessage['refusal']>): Sending['state'] {
  return {
    context: undefined,
    data: undefined,
    error: new ApiError(code as ApiError['code'], message),
    failureCount: 1,
    failureReason: null,
    isPaused: false,
    status: 'error',
    variables: draft,
    submittedAt: Date.parse(draft.created_at),
  }
}

function messageInCache(queryClient: QueryClient, viewerId: string, draft: Draft): Sending | undefined {
  return queryClient
    .getMutationCache()
    .findAll({ mutationKey: sendingKey(viewerId, draft.match_id) })
    .map((mutation) => mutation as unknown as Sending)
    .find(({ state }) => state.variables?.client_message_id === draft.client_message_id)
}

function removeFromCache(queryClient: QueryClient, viewerId: string, draft: Draft) {
  const sending = messageInCache(queryClient, viewerId, draft)
  if (sending) queryClient.getMutationCache().remove(sending)
}

function keepMessage(message: UnsentMessage): Promise<unknown> {
  return onDevice((store) => store.put('unsent', message), undefined)
}

/** Replaces a message on the device; null deletes it. */
function changeMessage(
  clientMessageId: string,
  change: (message: UnsentMessage) => UnsentMessage | null,
): Promise<void> {
  return onDevice(async (store) => {
    const byId = store.transaction('unsent', 'readwrite').store.index('by_id')
    const cursor = await byId.openCursor(clientMessageId)
    const changed = cursor && change(cursor.value)
    await (changed ? cursor?.update(changed) : cursor?.delete())
  }, undefined)
}
