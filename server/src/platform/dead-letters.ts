import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import type { Database, Db, Tx } from './db.ts'

/** An event that a listener has failed to handle, as often as it is tried. */
export interface FailedEvent {
  id: number
  kind: string
  payload: unknown
  created_at: Date
  attempts: number
  error: unknown
}

/** A failed event that waits for an operator. */
export interface DeadLetter {
  id: number
  listener: string
  event_id: number
  kind: string
  payload: unknown
  happened_at: Date
  attempts: number
  error: string
  failed_at: Date
  retry_requested: boolean
}

/** Wakes the servers when a retry is asked for. */
export const RETRY_CHANNEL = 'dead_letters'

const COLUMNS = sql`id, listener, event_id, kind, payload, happened_at, attempts, error, failed_at, retry_requested`

/** In the transaction in which the listener steps past these events: both happen or neither. */
export async function keepDeadLetters(
  tx: Tx,
  listener: string,
  failed: readonly FailedEvent[],
): Promise<void> {
  for (const { id, kind, payload, created_at, attempts, error } of failed)
    await sql`insert into dead_letters (listener, event_id, kind, payload, happened_at, attempts, error)
      values (${listener}, ${id}, ${kind}, ${JSON.stringify(payload)}, ${created_at}, ${attempts}, ${describe(error)})
      on conflict (listener, event_id) do update set
        attempts = dead_letters.attempts + excluded.attempts, error = excluded.error, failed_at = now()`.execute(
      tx,
    )
}

export async function deadLetters(db: Db): Promise<DeadLetter[]> {
  return (await sql<DeadLetter>`select ${COLUMNS} from dead_letters order by id`.execute(db)).rows
}

export async function deadLetter(db: Db, id: number): Promise<DeadLetter | undefined> {
  return (await sql<DeadLetter>`select ${COLUMNS} from dead_letters where id = ${id}`.execute(db)).rows[0]
}

export async function countDeadLetters(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from dead_letters`.execute(db)
  return rows[0]?.count ?? 0
}

/** Asks the servers to hand the event to its listener once more. @returns false when there is no such dead letter */
export async function requestRetry(db: Db, id: number): Promise<boolean> {
  const asked = await sql`update dead_letters set retry_requested = true where id = ${id}`.execute(db)
  await sql`select pg_notify(${RETRY_CHANNEL}, '')`.execute(db)
  return asked.numAffectedRows === 1n
}

/** @returns false when there is no such dead letter */
export async function discardDeadLetter(db: Db, id: number): Promise<boolean> {
  return (await sql`delete from dead_letters where id = ${id}`.execute(db)).numAffectedRows === 1n
}

type Handle = (letter: DeadLetter) => Promise<void>

/**
 * Handles one of the dead letters for which a retry was asked, in one of all servers: it is gone when that succeeds.
 * @returns false when there is none
 */
export function retryNext(db: Database, listeners: readonly string[], handle: Handle): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('idle_in_transaction_session_timeout', '0', true)`.execute(tx)
    const { rows } = await sql<DeadLetter>`select ${COLUMNS} from dead_letters
      where retry_requested and listener = any(${listeners}) order by id limit 1 for update skip locked`.execute(
      tx,
    )
    const letter = rows[0]
    if (!letter) return false
    try {
      await handle(letter)
      await discardDeadLetter(tx, letter.id)
    } catch (error) {
      await sql`update dead_letters set retry_requested = false, attempts = attempts + 1,
        error = ${describe(error)}, failed_at = now() where id = ${letter.id}`.execute(tx)
    }
    return true
  })
}

/** Which error, and where in our code. Its message stays out: it can carry what a member wrote, or their address. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const { code } = error as { code?: unknown }
  const constraint = error instanceof DatabaseError ? error.constraint : undefined
  const place = /\/server\/(?:src|seed)\/(\S+?:\d+):\d+\)?$/m.exec(error.stack ?? '')?.[1]
  return [error.name, typeof code === 'string' && code, constraint, place && `at ${place}`]
    .filter(Boolean)
    .join(' ')
}
