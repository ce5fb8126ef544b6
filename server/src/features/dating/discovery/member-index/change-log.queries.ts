import { type RawBuilder, sql } from 'kysely'
import type { Database, Db } from '../../../../platform/db.ts'

export interface Position {
  snapshot: string
  last: number
}

export const isCommittedAfter = ({ snapshot }: Pick<Position, 'snapshot'>): RawBuilder<unknown> =>
  sql`xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and not pg_visible_in_snapshot(xid, ${snapshot}::pg_snapshot)`

/** True if the last change read has been deleted, because later changes may have been deleted with it. */
export const hasGapAfter = ({ last }: Pick<Position, 'last'>) =>
  sql<boolean>`not exists (select from member_changes where id = ${last})`

/** Call before reading members, so that they are never older than the position. */
export async function currentPosition(db: Database): Promise<Position> {
  const { rows } = await sql<Position>`
    select pg_current_snapshot()::text as snapshot, max(id) as last from member_changes`.execute(db)
  return rows[0] ?? { snapshot: '1:1:', last: 0 }
}

export interface Changes {
  ids: string[]
  /** False if members missing from `ids` may have changed. */
  isComplete: boolean
  position: Position
}

export async function changesAfter(db: Database, from: Position): Promise<Changes> {
  const { rows } = await sql<Position & Pick<Changes, 'ids'> & { is_complete: boolean }>`
    select pg_current_snapshot()::text as snapshot, (select max(id) from member_changes) as last,
      not ${hasGapAfter(from)} and not coalesce(bool_or(member_id is null), false) as is_complete,
      coalesce(array_agg(distinct member_id) filter (where member_id is not null), '{}') as ids
    from member_changes where ${isCommittedAfter(from)}`.execute(db)
  const [{ ids, is_complete, ...position } = { ids: [], is_complete: false, ...from }] = rows
  return { ids, isComplete: is_complete, position }
}

/** Keeps the last change, because its absence tells readers that they missed some (`hasGapAfter`). */
export async function deleteOldChanges(db: Db): Promise<void> {
  await sql`delete from member_changes
    where changed_at < now() - interval '1 day' and id < (select max(id) from member_changes)`.execute(db)
}
