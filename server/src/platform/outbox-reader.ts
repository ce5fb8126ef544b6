import { setTimeout as sleep } from 'node:timers/promises'
import { checkDatabase, type Database, type Tx } from './db.ts'
import type { Log } from './log.ts'
import {
  eventsAfter,
  firstPosition,
  insertPosition,
  lockPosition,
  type Position,
  type StoredEvent,
  savePosition,
} from './outbox.queries.ts'

/** An event that was tried for as often as the reader tries it, and why it failed. */
export interface FailedEvent extends StoredEvent {
  attempts: number
  error: unknown
}

/** Finds what handles a kind of event; undefined when the reader does not care for it. */
export type HandleOf = (kind: string) => ((payload: unknown, at: Date) => Promise<void>) | undefined

/** A step forward, and what failed on it. */
interface Step {
  to: Position
  failed: FailedEvent[]
}

/** How far a reader has come, and how a step forward is made to last. */
interface ReaderPosition {
  begin(): Promise<void>
  /** Runs `step` from the present position and keeps what it answers, unless another process is at it. */
  advance(step: (from: Position) => Promise<Step>): Promise<void>
}

/** A position in the database, one for all processes. `keepFailed` runs in the transaction of the step. */
export function storedPosition(
  db: Database,
  listener: string,
  keepFailed: (tx: Tx, failed: readonly FailedEvent[]) => Promise<void>,
): ReaderPosition {
  return {
    begin: () => insertPosition(db, listener),
    advance: (step) =>
      db.transaction().execute(async (tx) => {
        const from = await lockPosition(tx, listener)
        if (!from) return
        const { to, failed } = await step(from)
        if (to === from) return
        await keepFailed(tx, failed)
        await savePosition(tx, listener, to)
      }),
  }
}

/** A position in memory, which begins with what happens from now on. */
export function ownPosition(db: Database): ReaderPosition {
  let position: Position = { xid: '0', id: 0 }
  return {
    async begin() {
      position = await firstPosition(db)
    },
    async advance(step) {
      position = (await step(position)).to
    },
  }
}

export interface Reader {
  wake(): void
  start(): Promise<void>
  stop(): Promise<void>
}

interface ReaderOptions {
  name: string
  handleOf: HandleOf
  position: ReaderPosition
  /** How often an event is tried before the next one comes. */
  tries: number
  db: Database
  log: Log
}

const BATCH = 200
const PAUSE = 100 // milliseconds before the second try; twice as long before each further one
const WAIT = 20 // milliseconds until events behind a running transaction are looked at again

/** Hands events to their handlers, one after the other in commit order. */
export function createReader(options: ReaderOptions): Reader {
  const { name, position, db, log } = options
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
    await position.advance(async (from) => {
      const { events, waiting } = await eventsAfter(db, from, BATCH)
      full = events.length === BATCH
      if (waiting && !full) setTimeout(wake, WAIT).unref()
      const failed: FailedEvent[] = []
      for (const event of events) failed.push(...(await dispatch(event, options)))
      return { to: events.at(-1) ?? from, failed }
    })
    return full
  }

  function wake() {
    if (!open) return
    again = true
    running ??= run()
  }

  return {
    wake,
    async start() {
      await position.begin()
      open = true
    },
    async stop() {
      open = false
      await running
    },
  }
}

/** @returns the event when it was not handled, so that it cannot stop all that follow */
async function dispatch(
  event: StoredEvent,
  { name, handleOf, tries, db, log }: ReaderOptions,
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
