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

const FIRST_PAUSE = 1

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

/** Repeated retry requests run the handler once, so that no event is handled twice at the same time. */
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
      if (event.attempts + 1 < ATTEMPTS) throw error
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

export async function requestRetry(db: Database, jobs: Jobs, id: number): Promise<boolean> {
  const listener = await setRetryRequested(db, id)
  if (listener === undefined) return false
  await jobs.add(jobOf(listener), { id }, { key: String(id) })
  return true
}

/** Omits the error message, which may contain a member's text or address. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const { code } = error as { code?: unknown }
  const constraint = error instanceof DatabaseError ? error.constraint : undefined
  const place = /\/server\/(?:src|seed)\/([^\s:]{1,200}:\d+):\d+\)?$/m.exec(error.stack ?? '')?.[1]
  return [error.name, typeof code === 'string' && code, constraint, place && `at ${place}`]
    .filter(Boolean)
    .join(' ')
}
