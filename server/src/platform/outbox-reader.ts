import { setTimeout as sleep } from 'node:timers/promises'
import { checkDatabase, type Database, type Tx } from './db.ts'
import type { Log } from './log.ts'
import type { Notifications } from './notify.ts'
import {
  eventsAfter,
  firstPosition,
  insertPosition,
  type Position,
  positionOf,
  type StoredEvent,
  savePosition,
} from './outbox.queries.ts'

export interface FailedEvent extends StoredEvent {
  attempts: number
  error: unknown
}

type Handle = ((payload: unknown, at: Date) => Promise<void>) & {
  many?: (payloads: readonly unknown[]) => Promise<void>
}
export type HandleOf = (kind: string) => Handle | undefined

interface Follower {
  name: string
  handleOf: HandleOf
}

export interface Listener extends Follower {
  isReading(): boolean
  /** Runs in the transaction that moves the listener's position past these events. */
  keepFailed(tx: Tx, failed: readonly FailedEvent[]): Promise<void>
}

export interface Reader {
  wake(): void
  start(): Promise<void>
  stop(): Promise<void>
}

interface Parts {
  db: Database
  log: Log
}

const BATCH = 200
const FOLLOWER_TRIES = 5
const PAUSE = 100 // milliseconds before the second attempt; doubles each time
const WAIT = 20 // milliseconds between reads while a running transaction holds events back
const GAP = 50 // milliseconds between follower reads, which batch events because every server reads
const LOCKED_WAIT = 100 // milliseconds until a listener locked by another process is tried again

/**
 * Does not poll for events behind a running transaction, because one reader polls for all listeners. Locks on the
 * listening connection, so that a handler can't wait for a pool connection that its own lock holds.
 */
export function createListenerReader(
  listener: Listener,
  locks: Pick<Notifications, 'lock' | 'unlock'>,
  parts: Parts,
): Reader {
  const { db } = parts
  const { name } = listener
  const lock = `outbox ${name}`

  /** Reads the position in a separate statement after locking, so that it includes another process's work. */
  async function readLocked(): Promise<Batch> {
    const from = await positionOf(db, name)
    const { events } = await eventsAfter(db, from, BATCH)
    const last = events.at(-1)
    if (!last) return NOTHING
    const failed = await handleEvents(events, listener, 1, parts)
    await db.transaction().execute(async (tx) => {
      if (await savePosition(tx, name, from, last)) await listener.keepFailed(tx, failed)
    })
    return { events }
  }

  const unlock = () => locks.unlock(lock).catch(() => {})

  const reader = createReader(name, parts, {
    begin: () => insertPosition(db, name),
    async readBatch() {
      if (!(await locks.lock(lock))) return listener.isReading() ? { events: [], wait: LOCKED_WAIT } : NOTHING
      try {
        return await readLocked()
      } finally {
        if (!listener.isReading()) await unlock()
      }
    },
  })
  return { ...reader, stop: () => reader.stop().then(unlock) }
}

/** Reads events from the start of this process on, once for all followers. @param gap milliseconds between two reads */
export function createFollowerReader(followers: readonly Follower[], parts: Parts, gap = GAP): Reader {
  const { db } = parts
  let position: Position = { xid: '0', id: 0 }
  return createReader('followers', parts, {
    async begin() {
      position = await firstPosition(db)
    },
    async readBatch() {
      if (followers.length === 0) return NOTHING
      const { events, waiting } = await eventsAfter(db, position, BATCH)
      await Promise.all(followers.map((follower) => handleEvents(events, follower, FOLLOWER_TRIES, parts)))
      position = events.at(-1) ?? position
      return { events, wait: waiting ? WAIT : undefined }
    },
    gap,
  })
}

interface Batch {
  events: readonly StoredEvent[]
  wait?: number | undefined
}

const NOTHING: Batch = { events: [] }

interface Steps {
  begin: () => Promise<void>
  readBatch: () => Promise<Batch>
  gap?: number
}

function createReader(name: string, { log }: Parts, { begin, readBatch, gap = 0 }: Steps): Reader {
  let running: Promise<void> | null = null
  let again = false
  let open = false
  let failures = 0
  let later: NodeJS.Timeout | undefined

  async function run() {
    do {
      again = false
      try {
        while (open && (await readMore())) {}
        failures = 0
      } catch (error) {
        failures += 1
        log.error({ err: error, reader: name }, 'the outbox was not read and will be tried again')
        setTimeout(wake, Math.min(30_000, 200 * 2 ** failures)).unref()
      }
      if (gap && open) await sleep(gap)
    } while (open && again)
    running = null
  }

  async function readMore() {
    const { events, wait } = await readBatch()
    if (wait && events.length < BATCH) wakeIn(wait)
    return events.length === BATCH
  }

  function wakeIn(milliseconds: number) {
    clearTimeout(later)
    later = setTimeout(wake, milliseconds).unref()
  }

  function wake() {
    if (!open) return
    again = true
    running ??= run()
  }

  return {
    wake,
    async start() {
      await begin()
      open = true
    },
    async stop() {
      open = false
      await running
    },
  }
}

/** @returns the failed events, which do not block those after them */
async function handleEvents(
  events: readonly StoredEvent[],
  to: Follower,
  tries: number,
  parts: Parts,
): Promise<FailedEvent[]> {
  const failed: FailedEvent[] = []
  for (const run of runsOf(events.filter(({ kind }) => to.handleOf(kind))))
    if (!(await tryTogether(run, to, parts)))
      for (const event of run) failed.push(...(await dispatch(event, to, tries, parts)))
  return failed
}

function runsOf(events: readonly StoredEvent[]): StoredEvent[][] {
  const runs: StoredEvent[][] = []
  for (const event of events) {
    const last = runs.at(-1)
    if (last?.[0]?.kind === event.kind) last.push(event)
    else runs.push([event])
  }
  return runs
}

async function tryTogether(
  events: readonly StoredEvent[],
  { name, handleOf }: Follower,
  { log }: Parts,
): Promise<boolean> {
  const [first] = events
  const many = first && events.length > 1 ? handleOf(first.kind)?.many : undefined
  if (!many) return false
  try {
    await many(events.map(({ payload }) => payload))
    return true
  } catch (error) {
    log.warn({ err: error, listener: name, kind: first?.kind }, 'events are handled one at a time now')
    return false
  }
}

async function dispatch(
  event: StoredEvent,
  { name, handleOf }: Follower,
  tries: number,
  { db, log }: Parts,
): Promise<FailedEvent[]> {
  const handle = handleOf(event.kind)
  for (let attempts = 1; handle; attempts++) {
    try {
      await handle(event.payload, event.created_at)
      break
    } catch (error) {
      const about = { err: error, listener: name, kind: event.kind, event: event.id, attempt: attempts }
      log.error(about, 'an event was not handled')
      if (attempts >= tries) {
        await checkDatabase(db) // while the database is unavailable, all events fail without being faulty
        return [{ ...event, attempts, error }]
      }
      await sleep(PAUSE * 2 ** (attempts - 1))
    }
  }
  return []
}
