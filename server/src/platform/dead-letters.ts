import { DatabaseError } from 'pg'
import type { Database, Tx } from './db.ts'
import {
  ATTEMPTS,
  countFailure,
  discardDeadLetter,
  failedEvent,
  saveFailure,
  setRetryRequested,
} from './dead-letters.queries.ts'
import type { Jobs } from './jobs.ts'
import type { Log } from './log.ts'
import type { FailedEvent, HandleOf } from './outbox-reader.ts'

const jobOf = (listener: string) => `outbox.${listener}`

/** Seconds until the first retry; the job queue lets the pauses grow. */
const FIRST_PAUSE = 1

/** Stores failed events and schedules their retries, in the transaction in which the listener moves on. */
export async function keepFailed(
  tx: Tx,
  jobs: Jobs,
  listener: string,
  failed: readonly FailedEvent[],
): Promise<void> {
  for (const { id: event_id, kind, payload, created_at: happened_at, attempts, error } of failed) {
    const event = { event_id, kind, payload: JSON.stringify(payload), happened_at }
    const id = await saveFailure(tx, { ...event, listener, attempts, error: describe(error) })
    await jobs.add(jobOf(listener), { id }, { key: String(id), after: FIRST_PAUSE, tx })
  }
}

/**
 * Defines the job that has a listener handle a failed event again: it is gone when that succeeds. However often it is
 * asked for before it begins, it runs once: two at the same time would both handle the event.
 */
export function retryFailed(db: Database, jobs: Jobs, log: Log, listener: string, handleOf: HandleOf): void {
  const retry = async ({ id }: { id: number }) => {
    const event = await failedEvent(db, id)
    if (!event) return
    try {
      const handle = handleOf(event.kind)
      if (!handle) throw new Error('the listener does not handle this kind any more')
      await handle(event.payload, event.happened_at)
    } catch (error) {
      await countFailure(db, id, describe(error))
      if (event.attempts + 1 < ATTEMPTS) throw error // the job queue tries again
      log.error(
        { err: error, listener, kind: event.kind, event: event.event_id },
        'an event is a dead letter',
      )
      return
    }
    await discardDeadLetter(db, id)
  }
  jobs.define(jobOf(listener), retry, { oneWaiting: true })
}

/** Asks the servers to hand the event to its listener once more. @returns false when there is no such dead letter */
export async function requestRetry(db: Database, jobs: Jobs, id: number): Promise<boolean> {
  const listener = await setRetryRequested(db, id)
  if (listener === undefined) return false
  await jobs.add(jobOf(listener), { id }, { key: String(id) })
  return true
}

/** Which error, and where in our code. Its message stays out: it can carry what a member wrote, or their address. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const { code } = error as { code?: unknown }
  const constraint = error instanceof DatabaseError ? error.constraint : undefined
  const place = /\/server\/(?:src|seed)\/([^\s:]{1,200}:\d+):\d+\)?$/m.exec(error.stack ?? '')?.[1]
  return [error.name, typeof code === 'string' && code, constraint, place && `at ${place}`]
    .filter(Boolean)
    .join(' ')
}
