import { randomUUID } from 'node:crypto'
import { type Database, isCollision, type Tx } from './db.ts'
import { keepFailed, retryFailed } from './dead-letters.ts'
import type { Jobs } from './jobs.ts'
import type { Log } from './log.ts'
import type { Notifications } from './notify.ts'
import { CHANNEL, notifyReaders } from './outbox.queries.ts'
import {
  createFollowerReader,
  createListenerReader,
  type FailedEvent,
  type HandleOf,
  type Reader,
} from './outbox-reader.ts'

/** Event kinds and what they carry; each feature adds its own by declaration merging. Ids only, nothing private. */
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
   * Runs once per event in the whole installation (twice at worst, after a crash), in commit order; its position is in
   * the database. An event that it fails to handle is retried by a job, with growing pauses, while the following ones
   * go on; after the fifth failure it is a dead letter, for an operator.
   */
  listen(name: string, handlers: Handlers): void
  /**
   * Runs for each event in every process, from now on: for open pages, which fetch again whatever they missed.
   * What it fails to handle is logged and left out. Code that must not miss an event cannot follow: like the index of
   * members, it reads changes itself and begins again when it fails.
   */
  follow(name: string, handlers: Handlers): void
  /** Says that events may have been committed. */
  wake(): void
  /** Begins to read; jobs must have started. */
  start(): Promise<void>
  stop(): Promise<void>
}

/**
 * A handler that takes several events of its kind at a time, in their order, so that they share its statements. When it fails,
 * each of them is handed to it again by itself: it must be harmless to handle an event twice.
 */
export const together = <Payload>(many: (payloads: readonly Payload[]) => Promise<void>) =>
  Object.assign((payload: Payload) => many([payload]), { many })

const emitting = new WeakSet<Tx>()

/** Writes an event in the transaction of its change: both happen or neither. */
export const emit = <K extends EventKind>(tx: Tx, kind: K, payload: Events[K]): Promise<void> =>
  emitAll(tx, kind, [payload])

/** The same for several events of a kind, in this order. */
export async function emitAll<K extends EventKind>(
  tx: Tx,
  kind: K,
  payloads: readonly Events[K][],
): Promise<void> {
  if (payloads.length === 0) return
  const events = payloads.map((payload) => ({ kind, payload: JSON.stringify(payload) }))
  await tx.insertInto('outbox').values(events).execute()
  emitting.add(tx)
}

/** Runs `work` in a transaction and, when it emitted events, wakes the listeners after the commit. */
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

/**
 * A transaction that is retried, three times at most, when others changed the same rows at the same moment. Anything
 * that the work does outside the transaction may happen again.
 */
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

/** Which process reads for the listeners; how often any other one tries to take over. Milliseconds. */
const READING = 'outbox listeners'
const TAKE_OVER = 1_000
/** A notice can be missed; time cannot. */
const TICK = 5_000

/**
 * Reads the outbox in commit order and hands its events to listeners and followers. Each process reads once for its
 * followers. One process reads for the listeners, so that statements do not grow with the number of servers; it looks at
 * new events once and wakes the listeners that handle one. That only saves work: every process looks for all of them at
 * each tick, which moves the others past what is not for them, and `lockListener` is what prevents handling an event twice.
 */
export function createOutbox(db: Database, notifications: Notifications, jobs: Jobs, log: Log): Outbox {
  const processId = randomUUID()
  const listening: { handleOf: HandleOf; reader: Reader }[] = []
  const followers: { name: string; handleOf: HandleOf }[] = []
  const following = createFollowerReader(followers, { db, log })
  // A reader of its own: a slow or failing follower holds up no listener.
  const waking = createFollowerReader(
    [{ name: 'listeners', handleOf: (kind) => async () => wakeListeners(kind) }],
    { db, log },
    0,
  )
  const tellOthers = createNotices(db, processId, log)
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
    if (by === '') void takeOver() // the connection is new
    if (by !== processId) wake()
  })
  notifications.onLost(() => (isReading = false))

  return {
    listen(name, handlers) {
      const handleOf = handleFrom(handlers)
      const keep = (tx: Tx, failed: readonly FailedEvent[]) => keepFailed(tx, jobs, name, failed)
      const listener = { name, handleOf, keepFailed: keep, isReading: () => isReading }
      const reader = createListenerReader(listener, { db, log })
      listening.push({ handleOf, reader })
      retryFailed(db, jobs, log, name, handleOf)
    },
    follow(name, handlers) {
      followers.push({ name, handleOf: handleFrom(handlers) })
    },
    wake() {
      wake()
      tellOthers()
    },
    async start() {
      await Promise.all(readers().map((reader) => reader.start()))
      await takeOver()
      const look = () => readers().forEach((reader) => reader.wake())
      timers = [setInterval(look, TICK).unref(), setInterval(() => void takeOver(), TAKE_OVER).unref()]
      look()
    },
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(readers().map((reader) => reader.stop()))
      await notifications.unlock(READING).catch(() => {}) // with its connection the lock ends, too
      isReading = false
    },
  }
}

/** Tells the other processes that events may have been committed: many commits at once make one notice. */
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
