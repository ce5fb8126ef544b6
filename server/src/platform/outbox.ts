import { randomUUID } from 'node:crypto'
import { type Database, isCollision, type Tx } from './db.ts'
import { keepFailed, retryFailed } from './dead-letters.ts'
import type { Jobs } from './jobs.ts'
import type { Log } from './log.ts'
import type { Notifications } from './notify.ts'
import { CHANNEL, insertEvents, notifyReaders } from './outbox.queries.ts'
import {
  createFollowerReader,
  createListenerReader,
  type FailedEvent,
  type HandleOf,
  type Reader,
} from './outbox-reader.ts'

/** Features add event kinds by declaration merging. Payloads contain ids only, nothing private. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the features
export interface Events {}
export type EventKind = Extract<keyof Events, string>
export type Event = { [K in EventKind]: { kind: K; payload: Events[K]; created_at: Date } }[EventKind]
type Handle<K extends EventKind> = ((payload: Events[K], at: Date) => Promise<void>) & {
  many?: (payloads: readonly Events[K][]) => Promise<void>
}
type Handlers = { [K in EventKind]?: Handle<K> }

export interface Outbox {
  /**
   * Handles each event once (at worst twice) in commit order. A failed event is retried, and is dead after five
   * failures.
   */
  listen(name: string, handlers: Handlers): void
  /**
   * Handles new events in every process, for open pages. Failures are only logged, so a missed event must be harmless.
   */
  follow(name: string, handlers: Handlers): void
  wake(): void
  start(): Promise<void>
  stop(): Promise<void>
}

/**
 * Handles several events at once. After a failure each is retried alone, so handling an event twice must be harmless.
 */
export const batchHandler = <Payload>(many: (payloads: readonly Payload[]) => Promise<void>) =>
  Object.assign((payload: Payload) => many([payload]), { many })

const emitting = new WeakSet<Tx>()

export const emit = <K extends EventKind>(tx: Tx, kind: K, payload: Events[K]): Promise<void> =>
  emitAll(tx, kind, [payload])

export async function emitAll<K extends EventKind>(
  tx: Tx,
  kind: K,
  payloads: readonly Events[K][],
): Promise<void> {
  if (payloads.length === 0) return
  const events = payloads.map((payload) => ({ kind, payload: JSON.stringify(payload) }))
  await insertEvents(tx, events)
  emitting.add(tx)
}

export async function transaction<T>(
  app: { db: Database; outbox: Outbox },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  let emitted = false
  const result = await app.db.transaction().execute(async (tx) => {
    const done = await work(tx)
    emitted = emitting.has(tx)
    return done
  })
  if (emitted) app.outbox.wake()
  return result
}

const TRIES = 3

/** Retries up to three times after collisions; side effects outside the transaction may repeat. */
export async function retriedTransaction<T>(
  app: Parameters<typeof transaction>[0],
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await transaction(app, work)
    } catch (error) {
      if (tries === TRIES || !isCollision(error)) throw error
    }
}

const READING = 'outbox listeners'
const TAKE_OVER = 1_000
const TICK = 5_000

/**
 * One process reads events for all listeners, to limit queries. A lock per listener prevents handling an event twice.
 */
export function createOutbox(db: Database, notifications: Notifications, jobs: Jobs, log: Log): Outbox {
  const processId = randomUUID()
  const listening: { handleOf: HandleOf; reader: Reader }[] = []
  const followers: { name: string; handleOf: HandleOf }[] = []
  const following = createFollowerReader(followers, { db, log })
  // A separate reader, so that a slow or failing follower does not delay listeners.
  const waking = createFollowerReader(
    [{ name: 'listeners', handleOf: (kind) => async () => wakeListeners(kind) }],
    { db, log },
    0,
  )
  const notifyOthers = createNotices(db, processId, log)
  let isReading = false
  let timers: NodeJS.Timeout[] = []

  const readers = () => [following, waking, ...listening.map(({ reader }) => reader)]
  const wakeAll = () => listening.forEach(({ reader }) => reader.wake())

  function wakeListeners(kind: string) {
    for (const { handleOf, reader } of listening) if (handleOf(kind)) reader.wake()
  }

  function wake() {
    following.wake()
    if (isReading) waking.wake()
  }

  async function takeOver() {
    const before = isReading
    isReading = await notifications.lock(READING).catch(() => false)
    if (!isReading || before) return
    wakeAll()
    waking.wake()
  }

  notifications.on(CHANNEL, (by) => {
    if (by === '') void takeOver()
    if (by !== processId) wake()
  })
  notifications.onLost(() => (isReading = false))

  return {
    listen(name, handlers) {
      const handleOf = handleFrom(handlers)
      const keep = (tx: Tx, failed: readonly FailedEvent[]) => keepFailed(tx, jobs, name, failed)
      const listener = { name, handleOf, keepFailed: keep, isReading: () => isReading }
      const reader = createListenerReader(listener, notifications, { db, log })
      listening.push({ handleOf, reader })
      retryFailed(db, jobs, log, name, handleOf)
    },
    follow(name, handlers) {
      followers.push({ name, handleOf: handleFrom(handlers) })
    },
    wake() {
      wake()
      notifyOthers()
    },
    async start() {
      await Promise.all(readers().map((reader) => reader.start()))
      await takeOver()
      const wakeReaders = () => readers().forEach((reader) => reader.wake())
      timers = [setInterval(wakeReaders, TICK).unref(), setInterval(() => void takeOver(), TAKE_OVER).unref()]
      wakeReaders()
    },
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(readers().map((reader) => reader.stop()))
      await notifications.unlock(READING).catch(() => {})
      isReading = false
    },
  }
}

function createNotices(db: Database, processId: string, log: Log): () => void {
  let isPending = false
  return () => {
    if (isPending) return
    isPending = true
    setImmediate(async () => {
      isPending = false
      await notifyReaders(db, processId).catch((error: unknown) => log.warn({ err: error }, 'no notice sent'))
    })
  }
}

const handleFrom = (handlers: Handlers): HandleOf => {
  const byKind: Record<string, unknown> = handlers
  return (kind) => byKind[kind] as ReturnType<HandleOf>
}
