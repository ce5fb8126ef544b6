import { sql } from 'kysely'
import type { Database, Tx } from './db.ts'
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
  /** Runs once per event in the whole installation (twice at worst, after a crash); keeps its place in the database. */
  listen(name: string, handlers: Handlers): void
  /** Runs for each event in every process, from now on: for what a process keeps in memory or holds open. */
  follow(name: string, handlers: Handlers): void
  /** Says that events may have been committed. */
  wake(): void
  start(): Promise<void>
  stop(): Promise<void>
}

const BATCH = 200
const TRIES = 5
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
  const wakeAll = () => readers.forEach((reader) => reader.wake())
  const tick = setInterval(wakeAll, 5_000) // a notice can be missed; time cannot
  tick.unref()
  notifications.on(CHANNEL, wakeAll)
  let announcing = false

  return {
    listen: (name, handlers) => readers.push(createReader(name, handlers, storedPlace(db, name), db, log)),
    follow: (name, handlers) => readers.push(createReader(name, handlers, ownPlace(db), db, log)),
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
    },
    async stop() {
      clearInterval(tick)
      await Promise.all(readers.map((reader) => reader.stop()))
    },
  }
}

/** Where a reader stands, and how a step forward is made to last. */
interface Place {
  begin(): Promise<void>
  /** Runs `step` from the present position and keeps the position that it answers, unless somebody else is at it. */
  advance(step: (from: Position) => Promise<Position>): Promise<void>
}

function storedPlace(db: Database, listener: string): Place {
  return {
    async begin() {
      await sql`insert into outbox_positions (listener, xid, id) values (${listener}, '0', 0) on conflict do nothing`.execute(
        db,
      )
    },
    // An advisory lock, not `for update`: a row lock would take a transaction id, and hold back our own reading.
    // The place is looked up after it, in a statement of its own: a single one could see the place as it was before the
    // lock was free, and hand over the same events again.
    advance: (step) =>
      db.transaction().execute(async (tx) => {
        const lock = await sql<{ mine: boolean }>`
          select pg_try_advisory_xact_lock(hashtextextended(${`outbox ${listener}`}, 0)) as mine`.execute(tx)
        if (!lock.rows[0]?.mine) return
        const stored = await sql<Position>`
          select xid::text, id from outbox_positions where listener = ${listener}`.execute(tx)
        const from = stored.rows[0]
        if (!from) return
        const to = await step(from)
        if (to === from) return
        await sql`update outbox_positions set xid = ${to.xid}::xid8, id = ${to.id}, updated_at = now()
          where listener = ${listener}`.execute(tx)
      }),
  }
}

function ownPlace(db: Database): Place {
  let position: Position = { xid: '0', id: 0 }
  return {
    async begin() {
      const { rows } =
        await sql<Position>`select pg_snapshot_xmin(pg_current_snapshot())::text as xid, 0 as id`.execute(db)
      position = rows[0] ?? position
    },
    async advance(step) {
      position = await step(position)
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
      let at = from
      for (const event of events) {
        await handOver(event)
        at = { xid: event.xid, id: event.id }
      }
      return at
    })
    return full
  }

  /** An event that fails again and again is logged and left behind, so that it cannot stop all that follow. */
  async function handOver(event: StoredEvent) {
    const handle = handlers[event.kind as EventKind] as
      | ((payload: unknown, at: Date) => Promise<void>)
      | undefined
    if (!handle) return
    for (let attempt = 1; ; attempt++) {
      try {
        return await handle(event.payload, event.created_at)
      } catch (error) {
        log.error(
          { err: error, listener: name, kind: event.kind, event: event.id, attempt },
          'an event was not handled',
        )
        if (attempt === TRIES) return
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
