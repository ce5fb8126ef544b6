import { type Database, isCollision, type Tx } from './db.ts'
import { keepFailed, retryFailed } from './dead-letters.ts'
import type { Jobs } from './jobs.ts'
import type { Log } from './log.ts'
import type { Notifications } from './notify.ts'
import { CHANNEL, notifyReaders } from './outbox.queries.ts'
import { createReader, type HandleOf, ownPosition, type Reader, storedPosition } from './outbox-reader.ts'

/** Event kinds and what they carry; each feature adds its own by declaration merging. Ids only, nothing private. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the features
export interface Events {}
export type EventKind = Extract<keyof Events, string>
export type Event = { [K in EventKind]: { kind: K; payload: Events[K]; created_at: Date } }[EventKind]
type Handle<K extends EventKind> = (payload: Events[K], at: Date) => Promise<void>
type Handlers = { [K in EventKind]?: Handle<K> }

export interface Outbox {
  /**
   * Runs once per event in the whole installation (twice at worst, after a crash), in commit order; its position is in
   * the database. An event that it fails to handle is retried by a job, with growing pauses, while the following ones
   * go on; after the fifth failure it is a dead letter, for an operator.
   */
  listen(name: string, handlers: Handlers): void
  /**
   * Runs for each event in every process, from now on: for open pages, which fetch anew whatever they were not told of.
   * What it fails to handle is logged and left out. Whoever must not miss an event cannot follow: like the index of
   * members, it reads changes itself and begins anew when it fails.
   */
  follow(name: string, handlers: Handlers): void
  /** Says that events may have been committed. */
  wake(): void
  /** Begins to read; jobs must have started. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** A follower has no job that would try again later. */
const FOLLOWER_TRIES = 5
const emitting = new WeakSet<Tx>()

/** Writes an event in the transaction of the change that it tells of: both happen or neither. */
export async function emit<K extends EventKind>(tx: Tx, kind: K, payload: Events[K]): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({ kind, payload: JSON.stringify(payload) })
    .execute()
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
 * A transaction that is tried again, three times at most, when others changed the same rows at the same moment. Whatever
 * the work does outside the transaction may happen as often.
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

/** Reads the outbox in commit order and hands its events to listeners and followers. */
export function createOutbox(db: Database, notifications: Notifications, jobs: Jobs, log: Log): Outbox {
  const readers: Reader[] = []
  const wakeAll = () => readers.forEach((reader) => reader.wake())
  const tick = setInterval(wakeAll, 5_000) // a notice can be missed; time cannot
  tick.unref()
  notifications.on(CHANNEL, wakeAll)
  let announcing = false

  return {
    listen(name, handlers) {
      const handleOf = handleFrom(handlers)
      const position = storedPosition(db, name, (tx, failed) => keepFailed(tx, jobs, name, failed))
      readers.push(createReader({ name, handleOf, position, tries: 1, db, log }))
      retryFailed(db, jobs, log, name, handleOf)
    },
    follow(name, handlers) {
      const position = ownPosition(db)
      readers.push(
        createReader({ name, handleOf: handleFrom(handlers), position, tries: FOLLOWER_TRIES, db, log }),
      )
    },
    wake() {
      wakeAll()
      if (announcing) return
      announcing = true // many commits at once make one notice for the other processes
      setImmediate(async () => {
        announcing = false
        await notifyReaders(db).catch((error: unknown) => log.warn({ err: error }, 'no notice sent'))
      })
    },
    async start() {
      await Promise.all(readers.map((reader) => reader.start()))
      wakeAll()
    },
    async stop() {
      clearInterval(tick)
      await Promise.all(readers.map((reader) => reader.stop()))
    },
  }
}

const handleFrom = (handlers: Handlers): HandleOf => {
  const byKind: Record<string, unknown> = handlers
  return (kind) => byKind[kind] as ReturnType<HandleOf>
}
