import { sql } from 'kysely'
import type { Database, Db, Tx } from './db.ts'
import { deleteInBatches } from './delete-in-batches.queries.ts'

/** Events are ordered by their transaction's start, then by id. */
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
 * Stops at the oldest running transaction (`waiting`), because one with a smaller xid may still commit.
 * Orders by `outbox.xid`, because plain `xid` is the text column, which sorts 1000 before 999.
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
  const firstWaiting = rows.findIndex((row) => !row.ripe)
  return firstWaiting < 0
    ? { events: rows, waiting: false }
    : { events: rows.slice(0, firstWaiting), waiting: true }
}

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

export async function positionOf(db: Database, listener: string): Promise<Position> {
  const { rows } = await sql<Position>`
    select xid::text, id from outbox_positions where listener = ${listener}`.execute(db)
  return rows[0] ?? { xid: '0', id: 0 }
}

/** Commits asynchronously, so a crash repeats events. @returns false if another process has handled these events */
export async function savePosition(tx: Tx, listener: string, from: Position, to: Position): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update outbox_positions set xid = ${to.xid}::xid8, id = ${to.id}, updated_at = now()
    from (select set_config('synchronous_commit', 'off', true)) quickly
    where listener = ${listener} and xid = ${from.xid}::xid8 and id = ${from.id}`.execute(tx)
  return numAffectedRows === 1n
}

export const CHANNEL = 'outbox'

export async function notifyReaders(db: Database, processId: string): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${processId})`.execute(db)
}

/** Keeps events for a week, and longer while a listener has not handled them. */
export const deleteOldEvents = (db: Database): Promise<void> =>
  deleteInBatches(
    db,
    'outbox',
    sql`created_at < now() - interval '7 days' and (xid, id) <= all (select xid, id from outbox_positions)`,
  )

export const insertEvents = (tx: Tx, events: { kind: string; payload: string }[]) =>
  tx.insertInto('outbox').values(events).execute()
