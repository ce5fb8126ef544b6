import { sql } from 'kysely'
import type { Database, Db, Tx } from './db.ts'
import { deleteInBatches } from './delete-in-batches.queries.ts'

/** A place in the order in which transactions began; ids order the events of one transaction. */
export interface Position {
  xid: string
  id: number
}

export interface StoredEvent extends Position {
  kind: string
  payload: unknown
  created_at: Date
}

/**
 * Never past the oldest running transaction: one with a smaller xid may still commit rows in between. The order names the
 * table, as `xid` alone is the text of the answer, in which 1000 comes before 999. `waiting` says that committed events are held back by one.
 */
export async function eventsAfter(
  db: Db,
  from: Position,
  limit: number,
): Promise<{ events: StoredEvent[]; waiting: boolean }> {
  const { rows } = await sql<StoredEvent & { ripe: boolean }>`
    select xid::text, id, kind, payload, created_at, xid < pg_snapshot_xmin(pg_current_snapshot()) as ripe from outbox
    where (xid, id) > (${from.xid}::xid8, ${from.id})
    order by outbox.xid, outbox.id limit ${limit}`.execute(db)
  const unripe = rows.findIndex((row) => !row.ripe)
  return unripe < 0 ? { events: rows, waiting: false } : { events: rows.slice(0, unripe), waiting: true }
}

/** The position for a reader that wants events from now on. */
export async function firstPosition(db: Database): Promise<Position> {
  const { rows } = await sql<Position>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as xid, 0 as id`.execute(db)
  return rows[0] ?? { xid: '0', id: 0 }
}

export async function insertPosition(db: Database, listener: string): Promise<void> {
  await sql`insert into outbox_positions (listener, xid, id) values (${listener}, '0', 0) on conflict do nothing`.execute(
    db,
  )
}

/**
 * An advisory lock, not `for update`: a row lock would take a transaction id, and hold back our own reading. The position
 * is read after it, in a statement of its own: a single one could see the position as it was before the lock was free,
 * and hand over the same events again. The connection may wait as long as the handlers take. Nobody waits until the position is
 * on the disk: after a crash the last events are handed over again, which handlers bear anyway.
 * @returns false while another process is at this listener
 */
export async function lockListener(tx: Tx, listener: string): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`outbox ${listener}`}, 0)) as mine,
      set_config('idle_in_transaction_session_timeout', '0', true),
      set_config('synchronous_commit', 'off', true)`.execute(tx)
  return rows[0]?.mine ?? false
}

export async function positionOf(tx: Tx, listener: string): Promise<Position> {
  const { rows } = await sql<Position>`
    select xid::text, id from outbox_positions where listener = ${listener}`.execute(tx)
  return rows[0] ?? { xid: '0', id: 0 }
}

export async function savePosition(tx: Tx, listener: string, { xid, id }: Position): Promise<void> {
  await sql`update outbox_positions set xid = ${xid}::xid8, id = ${id}, updated_at = now()
    where listener = ${listener}`.execute(tx)
}

export const CHANNEL = 'outbox'

/** Tells every process that events may have been committed; the one that says so knows already. */
export async function notifyReaders(db: Database, processId: string): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${processId})`.execute(db)
}

/** Events stay for a week, and longer while a listener has not handled them. */
export const deleteOldEvents = (db: Database): Promise<void> =>
  deleteInBatches(
    db,
    'outbox',
    sql`created_at < now() - interval '7 days' and (xid, id) <= all (select xid, id from outbox_positions)`,
  )
