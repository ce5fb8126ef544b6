import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database, Tx } from './db.ts'
import { type FailedEvent, keepDeadLetters, RETRY_CHANNEL, retryNext } from './dead-letters.ts'
import type { Log } from './log.ts'
import type { Notifications } from './notify.ts'

/** Event kinds and what they carry; each feature adds its own by declaration merging. Ids only, nothing private. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the features
export interface Events {}
export type EventKind = Extract<keyof Events, string>
export type Event = { [K in EventKind]: { kind: K; payload: Events[K]; created_at: Date } }[EventKind]
type Handle<K extends EventKind> = (payload: Events[K], at: Date) => Promise<void>
type Handlers = { [K in EventKind]?: Handle<K> }

interface Position {
  xid: string
  id: number
}

export interface Outbox {
  /**
   * Runs once per event in the whole installation (twice at worst, after a crash); keeps its place in the database. What
   * it fails to handle is kept as a dead letter, for an operator.
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
  start(): Promise<void>
  stop(): Promise<void>
}

const BATCH = 200
const TRIES = 5
const PAUSE = 100 // milliseconds before the second try; twice as long before each further one
const WAIT = 20 // milliseconds until events behind a running transaction are looked at again
const CHANNEL = 'outbox'
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

/** Reads the outbox in commit order and hands its events to listeners and followers. */
export function createOutbox(db: Database, notifications: Notifications, log: Log): Outbox {
  const readers: Reader[] = []
  const retries = createRetries(db, notifications, log)
  const wakeAll = () => readers.forEach((reader) => reader.wake())
  const tick = setInterval(wakeAll, 5_000) // a notice can be missed; time cannot
  tick.unref()
  notifications.on(CHANNEL, wakeAll)
  let announcing = false

  return {
    listen(name, handlers) {
      readers.push(createReader(name, handlers, storedPosition(db, name), db, log))
      retries.handlers.set(name, handlers)
    },
    follow: (name, handlers) => readers.push(createReader(name, handlers, ownPosition(db), db, log)),
    wake() {
      wakeAll()
      if (announcing) return
      announcing = true // many commits at once make one notice for the other processes
      setImmediate(async () => {
        announcing = false
        await sql`select pg_notify(${CHANNEL}, '')`
          .execute(db)
          .catch((error: unknown) => log.warn({ err: error }, 'no notice sent'))
      })
    },
    async start() {
      await Promise.all(readers.map((reader) => reader.start()))
      wakeAll()
      retries.start()
    },
    async stop() {
      clearInterval(tick)
      await Promise.all([...readers, retries].map((one) => one.stop()))
    },
  }
}

/** Hands dead letters to their listeners once more, when an operator has asked for it. */
function createRetries(db: Database, notifications: Notifications, log: Log) {
  const handlers = new Map<string, Handlers>()
  let open = false
  let running = Promise.resolve()

  const retry = () =>
    retryNext(db, [...handlers.keys()], async ({ listener, event_id, kind, payload, happened_at }) => {
      try {
        const handle = handleOf(handlers.get(listener), kind)
        if (!handle) throw new Error('the listener does not handle this kind any more')
        await handle(payload, happened_at)
      } catch (error) {
        log.error({ err: error, listener, kind, event: event_id }, 'a dead letter was not handled')
        throw error
      }
    })

  async function retryAll() {
    while (open && (await retry()));
  }

  function start() {
    open = true
    running = running
      .then(retryAll)
      .catch((error: unknown) => log.warn({ err: error }, 'dead letters could not be looked for'))
  }

  notifications.on(RETRY_CHANNEL, () => open && start())
  return {
    handlers,
    start,
    async stop() {
      open = false
      await running
    },
  }
}

type AnyHandle = (payload: unknown, at: Date) => Promise<void>
const handleOf = (handlers: Handlers | undefined, kind: string) =>
  handlers?.[kind as EventKind] as AnyHandle | undefined

/** A step forward, and what was left behind with it. */
interface Step {
  to: Position
  failed: FailedEvent[]
}

/** Where a reader stands, and how a step forward is made to last. */
interface Place {
  begin(): Promise<void>
  /** Runs `step` from the present position and keeps what it answers, unless somebody else is at it. */
  advance(step: (from: Position) => Promise<Step>): Promise<void>
}

function storedPosition(db: Database, listener: string): Place {
  return {
    async begin() {
      await sql`insert into outbox_positions (listener, xid, id) values (${listener}, '0', 0) on conflict do nothing`.execute(
        db,
      )
    },
    // An advisory lock, not `for update`: a row lock would take a transaction id, and hold back our own reading.
    // The place is looked up after it, in a statement of its own: a single one could see the place as it was before the
    // lock was free, and hand over the same events again. The connection may wait as long as the handlers take.
    advance: (step) =>
      db.transaction().execute(async (tx) => {
        const lock = await sql<{ mine: boolean }>`
          select pg_try_advisory_xact_lock(hashtextextended(${`outbox ${listener}`}, 0)) as mine,
            set_config('idle_in_transaction_session_timeout', '0', true)`.execute(tx)
        if (!lock.rows[0]?.mine) return
        const stored = await sql<Position>`
          select xid::text, id from outbox_positions where listener = ${listener}`.execute(tx)
        const from = stored.rows[0]
        if (!from) return
        const { to, failed } = await step(from)
        if (to === from) return
        await keepDeadLetters(tx, listener, failed)
        await sql`update outbox_positions set xid = ${to.xid}::xid8, id = ${to.id}, updated_at = now()
          where listener = ${listener}`.execute(tx)
      }),
  }
}

function ownPosition(db: Database): Place {
  let position: Position = { xid: '0', id: 0 }
  return {
    async begin() {
      const { rows } =
        await sql<Position>`select pg_snapshot_xmin(pg_current_snapshot())::text as xid, 0 as id`.execute(db)
      position = rows[0] ?? position
    },
    async advance(step) {
      position = (await step(position)).to
    },
  }
}

interface Reader {
  wake(): void
  start(): Promise<void>
  stop(): Promise<void>
}

function createReader(name: string, handlers: Handlers, place: Place, db: Database, log: Log): Reader {
  let running: Promise<void> | null = null
  let again = false
  let open = false
  let failures = 0

  async function run() {
    do {
      again = false
      try {
        let more = true
        while (open && more) more = await readBatch()
        failures = 0
      } catch (error) {
        failures += 1
        log.error({ err: error, listener: name }, 'an outbox listener failed and will try again')
        setTimeout(wake, Math.min(30_000, 200 * 2 ** failures)).unref()
      }
    } while (open && again)
    running = null
  }

  /** @returns true when there may be more to read at once */
  async function readBatch() {
    let full = false
    await place.advance(async (from) => {
      const { events, waiting } = await eventsAfter(db, from)
      full = events.length === BATCH
      if (waiting && !full) setTimeout(wake, WAIT).unref()
      const failed: FailedEvent[] = []
      for (const event of events) {
        const left = await dispatch(event)
        if (left) failed.push(left)
      }
      const last = events.at(-1)
      return { to: last ? { xid: last.xid, id: last.id } : from, failed }
    })
    return full
  }

  /** An event that fails again and again is left behind, so that it cannot stop all that follow. */
  async function dispatch(event: StoredEvent): Promise<FailedEvent | null> {
    const handle = handleOf(handlers, event.kind)
    if (!handle) return null
    for (let attempts = 1; ; attempts++) {
      try {
        await handle(event.payload, event.created_at)
        return null
      } catch (error) {
        log.error(
          { err: error, listener: name, kind: event.kind, event: event.id, attempt: attempts },
          'an event was not handled',
        )
        if (attempts === TRIES) {
          await sql`select 1`.execute(db) // without its database everything fails: that is not the event's fault
          return { ...event, attempts, error }
        }
        await sleep(PAUSE * 2 ** (attempts - 1))
      }
    }
  }

  function wake() {
    if (!open) return
    again = true
    running ??= run()
  }

  return {
    wake,
    async start() {
      await place.begin()
      open = true
    },
    async stop() {
      open = false
      await running
    },
  }
}

interface StoredEvent extends Position {
  kind: string
  payload: unknown
  created_at: Date
}

/**
 * Never past the oldest running transaction: one with a smaller xid may still commit rows in between.
 * `waiting` says that committed events are held back by one.
 */
async function eventsAfter(
  db: Database,
  from: Position,
): Promise<{ events: StoredEvent[]; waiting: boolean }> {
  const { rows } = await sql<StoredEvent & { ripe: boolean }>`
    select xid::text, id, kind, payload, created_at, xid < pg_snapshot_xmin(pg_current_snapshot()) as ripe from outbox
    where (xid, id) > (${from.xid}::xid8, ${from.id})
    order by xid, id limit ${BATCH}`.execute(db)
  const unripe = rows.findIndex((row) => !row.ripe)
  return unripe < 0 ? { events: rows, waiting: false } : { events: rows.slice(0, unripe), waiting: true }
}
