import { sql } from 'kysely'
import type { Database, Db, Tx } from './db.ts'

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

/** Where somebody begins who wants what happens from now on. */
export async function firstPosition(db: Database): Promise<Position> {
  const { rows } = await sql<Position>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as xid, 0 as id`.execute(db)
  return rows[0] ?? { xid: '0', id: 0 }
}

/** Whether a place comes later than another one. */
export const isAfter = (one: Position, other: Position): boolean =>
  one.xid === other.xid ? one.id > other.id : BigInt(one.xid) > BigInt(other.xid)

export async function insertPositions(db: Database, listeners: readonly string[]): Promise<void> {
  await sql`insert into outbox_positions (listener, xid, id)
    select listener, '0', 0 from unnest(${listeners}::text[]) listener on conflict do nothing`.execute(db)
}

/**
 * Advisory locks, not `for update`: a row lock would take a transaction id, and hold back our own reading. The positions
 * are read after it, in a statement of its own: a single one could see a position as it was before the lock was free,
 * and hand over the same events again. The connection may wait as long as the handlers take.
 * @returns those of the listeners that no other process is at
 */
export async function lockListeners(tx: Tx, listeners: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ listener: string }>`
    select listener from (
      select listener, pg_try_advisory_xact_lock(hashtextextended('outbox ' || listener, 0)) as mine,
        set_config('idle_in_transaction_session_timeout', '0', true)
      from unnest(${listeners}::text[]) listener offset 0
    ) tried where mine`.execute(tx)
  return rows.map(({ listener }) => listener)
}

export async function positionsOf(
  tx: Tx,
  listeners: readonly string[],
): Promise<(Position & { listener: string })[]> {
  const { rows } = await sql<Position & { listener: string }>`
    select listener, xid::text, id from outbox_positions where listener = any (${listeners})`.execute(tx)
  return rows
}

/** Moves these listeners on, except those who are further already. */
export async function savePositions(
  tx: Tx,
  listeners: readonly string[],
  { xid, id }: Position,
): Promise<void> {
  await sql`update outbox_positions set xid = ${xid}::xid8, id = ${id}, updated_at = now()
    where listener = any (${listeners}) and (outbox_positions.xid, outbox_positions.id) < (${xid}::xid8, ${id})`.execute(
    tx,
  )
}

export const CHANNEL = 'outbox'

/** Tells every process that events may have been committed; the one that says so knows already. */
export async function notifyReaders(db: Database, processId: string): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${processId})`.execute(db)
}

/** Events stay for a week, and longer while a listener has not come to them. */
export async function deleteOldEvents(db: Database): Promise<void> {
  await sql`delete from outbox where created_at < now() - interval '7 days'
    and (xid, id) <= all (select xid, id from outbox_positions)`.execute(db)
}
