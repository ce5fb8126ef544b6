import { MESSAGES_PER_PAGE } from '@ndoa/contract/limits'
import type { Notification } from '@ndoa/contract/notifications/notifications'
import {
  onlineManager,
  type Query,
  type QueryCacheNotifyEvent,
  type QueryClient,
} from '@tanstack/react-query'
import { deleteOldUploads } from '../../features/dating/photos/upload/kept-uploads.ts'
import { sessionQuery, signedInId } from '../../features/identity/accounts/sessions/session.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { answersOf, DEVICE_DATA_TTL, type KeptAnswer, onDevice } from '../../lib/storage/device-store.ts'
import { deleteOldDrafts } from '../../lib/storage/drafts.ts'
import { clearUnsentOfOthers } from '../../lib/storage/storage.ts'

/**
 * Answers that screens need offline. Blocks, reports, decisions and sign-ins stay in memory, where a person who picks
 * the phone up later cannot find them.
 */
const OWN_KINDS = new Set([
  'session',
  'own-profile',
  'profile-as-others',
  'own-photos',
  'own-verification',
  'preferred-filters',
  'settings',
  'consents',
])
const ABOUT_OTHERS = new Set([
  'badges',
  'week',
  'best-suggestions',
  'suggestions',
  'member-profile',
  'member-photos',
  'my-matches',
  'received-likes',
  'conversations',
  'messages',
  'notifications',
])

/** Milliseconds; changes within this time are written together. */
const WRITE_DELAY = 100

const kindOf = (key: readonly unknown[]) => String(key[0])
const isKept = (key: readonly unknown[]) => OWN_KINDS.has(kindOf(key)) || ABOUT_OTHERS.has(kindOf(key))

const NEVER_SHOWN = new Set(['session', 'badges', 'reference', 'country', 'complete-sign-up'])
export const isShown = ({ queryKey }: Pick<Query, 'queryKey'>) => !NEVER_SHOWN.has(kindOf(queryKey))

/**
 * Stores a member's answers on the device as they arrive.
 * @param isSignedIn false once this member has signed out, maybe in another tab; nothing is stored then
 * @returns a function that stops this
 */
export function keepAnswers(queryClient: QueryClient, userId: string, isSignedIn: () => boolean): () => void {
  const cache = queryClient.getQueryCache()
  const changed = new Set<Query>(cache.getAll())
  let answeredAt = onlineManager.isOnline() ? Date.now() : 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function write() {
    clearTimeout(timer)
    timer = undefined
    const gone = [...changed].filter(isGone)
    const answers = [...changed].flatMap((query) =>
      isGone(query) ? [] : toKeptAnswers(query, userId, answeredAt),
    )
    changed.clear()
    if (answers.length + gone.length > 0 && isSignedIn())
      void writeAnswers(
        answers,
        gone.map(({ queryHash }) => [userId, queryHash]),
      )
  }

  const writeSoon = () => void (timer ??= setTimeout(write, WRITE_DELAY))
  const unsubscribe = cache.subscribe((event) => {
    if (event.type !== 'updated') return
    if (event.action.type !== 'success' && !isGone(event.query)) return
    changed.add(event.query)
    if (isFromServer(event)) {
      answeredAt = Date.now()
      for (const session of cache.findAll(sessionQuery)) changed.add(session)
    }
    writeSoon()
  })
  writeSoon()
  document.addEventListener('visibilitychange', write)
  window.addEventListener('pagehide', write)
  return () => {
    clearTimeout(timer)
    unsubscribe()
    document.removeEventListener('visibilitychange', write)
    window.removeEventListener('pagehide', write)
  }
}

const isGone = ({ state: { error } }: Query) => error instanceof ApiError && error.status === 404

/** Offline, the session comes from the device and not from the server. */
const isFromServer = ({ query, action }: Updated) =>
  action.type === 'success' && !action.manual && isKept(query.queryKey) && onlineManager.isOnline()
type Updated = Extract<QueryCacheNotifyEvent, { type: 'updated' }>

/** @param answeredAt when the server last answered this member, in milliseconds; 0 if it has not */
function toKeptAnswers(
  { queryKey, queryHash, state }: Query,
  userId: string,
  answeredAt: number,
): KeptAnswer[] {
  const { data, dataUpdatedAt } = state
  if (!data || !isKept(queryKey)) return []
  const isSession = kindOf(queryKey) === 'session'
  if (isSession && !(answeredAt && isSessionOf(data, userId))) return []
  const kept = keptPart(kindOf(queryKey), data)
  const loaded_at = isSession ? answeredAt : dataUpdatedAt
  return [{ user_id: userId, name: queryHash, key: queryKey, data: kept, loaded_at }]
}

function keptPart(kind: string, data: unknown): unknown {
  if (kind === 'messages') return latestPage(data as LoadedMessages)
  if (kind === 'notifications') return withoutSafety(data as readonly Pick<Notification, 'type'>[])
  return data
}

/** Notifications about reports, decisions and bans are sensitive, so none is kept. */
const withoutSafety = (notifications: readonly Pick<Notification, 'type'>[]) =>
  notifications.filter(({ type }) => type !== 'safety')

const isSessionOf = (data: unknown, userId: string) =>
  (data as { user: { id: string } } | null)?.user.id === userId

interface LoadedMessages {
  messages: readonly unknown[]
  complete: boolean
}

function latestPage({ messages, complete }: LoadedMessages): LoadedMessages {
  if (messages.length <= MESSAGES_PER_PAGE) return { messages, complete }
  return { messages: messages.slice(-MESSAGES_PER_PAGE), complete: false }
}

function writeAnswers(
  answers: readonly KeptAnswer[],
  gone: readonly [userId: string, name: string][],
): Promise<void> {
  return onDevice(async (store) => {
    const { store: kept, done } = store.transaction('answers', 'readwrite')
    await Promise.all([
      ...answers.map((answer) => kept.put(answer)),
      ...gone.map((key) => kept.delete(key)),
      done,
    ])
  }, undefined)
}

export async function restoreAnswers(queryClient: QueryClient, userId: string): Promise<void> {
  const answers = await onDevice((store) => store.getAll('answers', answersOf(userId)), [])
  for (const { key, data, loaded_at } of answers) {
    const known = queryClient.getQueryState(key)?.dataUpdatedAt ?? 0
    if (isFresh(loaded_at) && known < loaded_at) queryClient.setQueryData(key, data, { updatedAt: loaded_at })
  }
}

/** Deletes all kept data about other members, because one of them has left. */
export function deleteAboutOthers(userId: string): Promise<void> {
  return deleteAnswers(({ user_id, key }) => user_id === userId && ABOUT_OTHERS.has(kindOf(key)))
}

/** Deletes answers and drafts older than a day, of every member, and unsent messages a week after the session ended. */
export async function deleteExpired(): Promise<void> {
  deleteOldDrafts()
  clearUnsentOfOthers(signedInId())
  await Promise.all([deleteAnswers(({ loaded_at }) => !isFresh(loaded_at)), deleteOldUploads()])
}

function deleteAnswers(isWanted: (answer: KeptAnswer) => boolean): Promise<void> {
  return onDevice(async (store) => {
    let cursor = await store.transaction('answers', 'readwrite').store.openCursor()
    for (; cursor; cursor = await cursor.continue()) if (isWanted(cursor.value)) await cursor.delete()
  }, undefined)
}

const isFresh = (loadedAt: number) => Date.now() - loadedAt < DEVICE_DATA_TTL
