import { setTimeout as sleep } from 'node:timers/promises'
import { checkDatabase, type Database, type Tx } from './db.ts'
import type { Log } from './log.ts'
import {
  eventsAfter,
  firstPosition,
  insertPosition,
  lockListener,
  type Position,
  positionOf,
  type StoredEvent,
  savePosition,
} from './outbox.queries.ts'

/** An event that failed at every attempt of the reader, and why. */
export interface FailedEvent extends StoredEvent {
  attempts: number
  error: unknown
}

type Handle = ((payload: unknown, at: Date) => Promise<void>) & {
  /** For several events at once, where the handler can. */
  many?: (payloads: readonly unknown[]) => Promise<void>
}
/** Finds the handler of a kind of event; undefined when the reader has none. */
export type HandleOf = (kind: string) => Handle | undefined

/** A recipient to whom a reader hands events, one after another. */
interface Follower {
  name: string
  handleOf: HandleOf
}

export interface Listener extends Follower {
  /** Whether this process reads for the listeners. */
  isReading(): boolean
  /** Runs in the transaction in which the listener's position moves past these events. */
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
/** How often a follower tries an event, which has no job that would try it again later. */
const FOLLOWER_TRIES = 5
const PAUSE = 100 // milliseconds before the second try; twice as long before each further one
const WAIT = 20 // milliseconds until events behind a running transaction are looked at again
const GAP = 50 // milliseconds between two reads for followers, since every server reads: events of that time share one
const REFUSED = 100 // milliseconds until a listener that another process is at is tried again

/**
 * Reads for one listener, whose position is in the database. Events behind a running transaction are left to the reader that
 * wakes listeners: a dozen that look again and again would keep the database busy for as long as it runs. While another
 * process reads for it, such as one of an earlier version, this one does nothing. Each listener has a transaction of its
 * own: a slow or failing one holds up no other.
 */
export function createListenerReader(listener: Listener, parts: Parts): Reader {
  const { db } = parts
  const { name } = listener
  return createReader(name, parts, {
    begin: () => insertPosition(db, name),
    readBatch: () =>
      db.transaction().execute(async (tx) => {
        if (!(await lockListener(tx, name)))
          return listener.isReading() ? { events: [], wait: REFUSED } : NOTHING
        const { events } = await eventsAfter(tx, await positionOf(tx, name), BATCH)
        const last = events.at(-1)
        if (last) {
          await listener.keepFailed(tx, await handOut(events, listener, 1, parts))
          await savePosition(tx, name, last)
        }
        return { events }
      }),
  })
}

/** Reads once for all followers of this process, from now on. @param gap milliseconds between two reads */
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
      await Promise.all(followers.map((follower) => handOut(events, follower, FOLLOWER_TRIES, parts)))
      position = events.at(-1) ?? position
      return { events, wait: waiting ? WAIT : undefined }
    },
    gap,
  })
}

interface Batch {
  events: readonly StoredEvent[]
  /** Milliseconds until more may be read, where that is known. */
  wait?: number | undefined
}

const NOTHING: Batch = { events: [] }

interface Steps {
  begin: () => Promise<void>
  readBatch: () => Promise<Batch>
  gap?: number
}

/** Reads when it is woken, until there is nothing more. */
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
        while (open && (await isMore())) {}
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

  async function isMore() {
    const { events, wait } = await readBatch()
    if (wait && events.length < BATCH) wakeIn(wait)
    return events.length === BATCH
  }

  function wakeIn(milliseconds: number) {
    clearTimeout(later) // however often it is woken meanwhile, it looks again once
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

/** Hands these events out in their order. @returns those that were not handled, so that none can stop all that follow */
async function handOut(
  events: readonly StoredEvent[],
  to: Follower,
  tries: number,
  parts: Parts,
): Promise<FailedEvent[]> {
  const failed: FailedEvent[] = []
  for (const some of runsOf(events.filter(({ kind }) => to.handleOf(kind))))
    if (!(await handledTogether(some, to, parts)))
      for (const event of some) failed.push(...(await dispatch(event, to, tries, parts)))
  return failed
}

/** Events of the same kind that follow each other. */
function runsOf(events: readonly StoredEvent[]): StoredEvent[][] {
  const runs: StoredEvent[][] = []
  for (const event of events) {
    const last = runs.at(-1)
    if (last?.[0]?.kind === event.kind) last.push(event)
    else runs.push([event])
  }
  return runs
}

/** @returns whether nothing is left to do: one of them may have failed, and each is tried by itself then */
async function handledTogether(
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
        await checkDatabase(db) // without its database everything fails: that is not the event's fault
        return [{ ...event, attempts, error }]
      }
      await sleep(PAUSE * 2 ** (attempts - 1))
    }
  }
  return []
}
