import type { Message } from '@ndoa/contract/dating/messaging'
import type { Mutation, MutationOptions, QueryClient } from '@tanstack/react-query'
import { ApiError, isRetryable } from '../../../../lib/api/api-error.ts'
import { onDevice, type UnsentMessage } from '../../../../lib/storage/device-store.ts'
import { broadcast, onBroadcast, withTabLock } from '../../../../lib/storage/tabs.ts'
import { addMessageToCache, CONVERSATIONS, sendingKey, sendingOf, sendMessage } from '../messaging.queries.ts'
import type { Draft } from '../thread/timeline.ts'
import { isOfEndedSession } from './ended-session.ts'

/** A message being sent, as a mutation. Its data is null when another tab has sent or discarded the message. */
export type Sending = Mutation<{ data: Message } | null, Error, Draft>

/** Tells other tabs that messages on this device changed. `stored` is a message that the server has stored. */
interface Change {
  user_id: string
  stored?: Message
}

/** The HTTP status of a final refusal, which is not sent again. */
const REFUSED = 409
const MAX_ANSWERED_TRIES = 3
/** Milliseconds; the longest wait between tries. */
const MAX_WAIT = 2_000

const CHANNEL = 'unsent-messages'
/** Ids of messages that the device could not store; they exist only in this tab. */
const unstored = new Set<string>()
const pendingSaves = new Map<string, Promise<void>>()

export function sendFromDevice(queryClient: QueryClient, viewerId: string, draft: Draft): void {
  pendingSaves.set(draft.client_message_id, keepMessage({ ...draft, user_id: viewerId, refusal: null }))
  deliver(queryClient, viewerId, draft)
}

/**
 * Shows and sends the messages of other tabs, and drops those that another tab has sent or discarded.
 * @returns a function that stops this
 */
export function followOtherTabs(queryClient: QueryClient, viewerId: string): () => void {
  return onBroadcast(CHANNEL, (message) => {
    const { user_id, stored } = message as Change
    if (user_id !== viewerId) return
    if (stored) addMessageToCache(queryClient, stored, viewerId)
    void resync(queryClient, viewerId)
  })
}

async function resync(queryClient: QueryClient, viewerId: string) {
  const cache = queryClient.getMutationCache()
  const before = cache.findAll({ mutationKey: sendingOf(viewerId) }) as unknown as Sending[]
  const unsent = await readUnsent(viewerId)
  if (!unsent) return // the device did not answer
  const kept = new Set(unsent.map(({ client_message_id }) => client_message_id))
  for (const sending of before) {
    const id = sending.state.variables?.client_message_id
    if (id && !kept.has(id) && !unstored.has(id)) cache.remove(sending)
  }
  await resumeSending(queryClient, viewerId)
}

export async function resumeSending(queryClient: QueryClient, viewerId: string): Promise<void> {
  const cache = queryClient.getMutationCache()
  for (const { user_id, refusal, ...draft } of await unsentMessages(viewerId)) {
    if (messageInCache(queryClient, viewerId, draft)) continue
    if (!refusal) deliver(queryClient, viewerId, draft)
    else
      cache.build(queryClient, optionsFor(queryClient, user_id, draft.match_id), refusedState(draft, refusal))
  }
}

/** Keeps the id of the message, so that the server never stores it twice. */
export function sendAgain(queryClient: QueryClient, viewerId: string, draft: Draft): void {
  removeFromCache(queryClient, viewerId, draft)
  void changeMessage(draft, viewerId, (message) => ({ ...message, refusal: null }))
  deliver(queryClient, viewerId, draft)
}

export function discard(queryClient: QueryClient, viewerId: string, draft: Draft): void {
  removeFromCache(queryClient, viewerId, draft)
  void changeMessage(draft, viewerId, () => null)
}

export const unsentMessages = async (viewerId: string): Promise<UnsentMessage[]> =>
  (await readUnsent(viewerId)) ?? []

/** @returns null when the device does not answer */
const readUnsent = (viewerId: string): Promise<UnsentMessage[] | null> =>
  onDevice(
    async (store) => (await store.getAll('unsent')).filter(({ user_id }) => user_id === viewerId),
    null,
  )

function deliver(queryClient: QueryClient, viewerId: string, draft: Draft) {
  const cache = queryClient.getMutationCache()
  const sending = cache.build(queryClient, optionsFor(queryClient, viewerId, draft.match_id))
  sending.execute(draft).then(
    () => cache.remove(sending),
    () => {}, // shown beside the message
  )
}

/**
 * Sends the messages of a match one after another. An unanswered message is sent again once the network is back; the
 * server recognizes a message that it has stored already.
 */
function optionsFor(
  queryClient: QueryClient,
  viewerId: string,
  matchId: string,
): MutationOptions<{ data: Message } | null, Error, Draft> {
  const mutationKey = sendingKey(viewerId, matchId)
  return {
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: 'online',
    retry: willRetry,
    retryDelay: (failures, error) => retryDelayOf(error) ?? Math.min(500 * 2 ** failures, MAX_WAIT),
    mutationFn: (draft) => withTabLock(mutationKey.join(' '), () => sendIfKept(queryClient, draft, viewerId)),
    onSuccess: (stored) => {
      if (stored) addMessageToCache(queryClient, stored.data, viewerId)
    },
    // The other member may have left.
    onError: () => void queryClient.invalidateQueries({ queryKey: CONVERSATIONS }),
  }
}

/**
 * Every tab holds the same messages in the same order, and the first tab sends. It checks the device first, because
 * another tab may have sent or discarded the message.
 * @returns null when there is nothing left to send
 */
async function sendIfKept(
  queryClient: QueryClient,
  draft: Draft,
  viewerId: string,
): Promise<{ data: Message } | null> {
  await pendingSaves.get(draft.client_message_id) // the device has stored the message by then, or could not
  pendingSaves.delete(draft.client_message_id)
  if (!unstored.has(draft.client_message_id)) {
    const kept = await onDevice(
      async (store) => (await store.getFromIndex('unsent', 'by_id', draft.client_message_id)) ?? null,
      undefined,
    )
    if (kept === null) return null
    if (kept?.refusal) throw errorOf(kept.refusal)
  }
  try {
    const stored = await sendMessage(draft, viewerId)
    await changeMessage(draft, viewerId, () => null, stored.data)
    return stored
  } catch (error) {
    const failures = messageInCache(queryClient, viewerId, draft)?.state.failureCount ?? 0
    const refusal = refusalIn(error, failures)
    if (refusal) await changeMessage(draft, viewerId, (message) => ({ ...message, refusal }))
    throw error
  }
}

/** @param failures how many tries failed before this one */
const willRetry = (failures: number, error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 0 ||
    ((isRetryable(error) || retryDelayOf(error) !== undefined) && failures < MAX_ANSWERED_TRIES))

/** Milliseconds to wait after sending too many messages; undefined for other errors and for waits over a minute. */
const retryDelayOf = (error: unknown) =>
  error instanceof ApiError &&
  error.status === 429 &&
  error.retryAfter !== undefined &&
  error.retryAfter <= 60
    ? error.retryAfter * 1000
    : undefined

/** The device keeps every failure that the member sees as "Not sent", so that only Retry sends the message again. */
function refusalIn(error: unknown, failures: number): UnsentMessage['refusal'] {
  if (willRetry(failures, error) || isOfEndedSession(error)) return null
  return error instanceof ApiError
    ? { code: error.code, message: error.message }
    : { code: 'server.defect', message: '' }
}

const errorOf = ({ code, message }: NonNullable<UnsentMessage['refusal']>) =>
  new ApiError(code as ApiError['code'], message, REFUSED)

function refusedState(draft: Draft, refusal: NonNullable<UnsentMessage['refusal']>): Sending['state'] {
  return {
    context: undefined,
    data: undefined,
    error: errorOf(refusal),
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

async function keepMessage(message: UnsentMessage): Promise<void> {
  const isKept = await onDevice(async (store) => Boolean(await store.put('unsent', message)), false)
  if (isKept) broadcastChange({ user_id: message.user_id })
  else unstored.add(message.client_message_id)
}

async function changeMessage(
  { client_message_id }: Draft,
  user_id: string,
  change: (message: UnsentMessage) => UnsentMessage | null,
  stored?: Message,
): Promise<void> {
  await onDevice(async (store) => {
    const byId = store.transaction('unsent', 'readwrite').store.index('by_id')
    const cursor = await byId.openCursor(client_message_id)
    const changed = cursor && change(cursor.value)
    await (changed ? cursor?.update(changed) : cursor?.delete())
  }, undefined)
  broadcastChange({ user_id, ...(stored && { stored }) })
}

const broadcastChange = (change: Change) => broadcast(CHANNEL, change)
