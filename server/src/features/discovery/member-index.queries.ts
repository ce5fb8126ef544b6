import type { IndexedMember, Traits } from '@ndoa/matching'
import { type RawBuilder, sql } from 'kysely'
import type { App } from '../../platform/app.ts'
import type { Database, Db } from '../../platform/db.ts'
import { statement } from '../../platform/statements.ts'
import { type PackedTraits, TRAITS, traitsFrom, unpackTraits } from '../profiles/index.ts'
import { type CandidateRow, settledWith } from './discovery.queries.ts'
import { SHOWN_DAYS } from './loading/load-members.ts'

/** What a reader of the members' changes has seen: a snapshot of the database, and the last change in it. */
export interface Position {
  snapshot: string
  last: number
}

/** Who a viewer is, and what is between them and the index at this moment. */
export interface Standing {
  viewer: Traits
  settled: string[]
  is_verified: boolean
  /** Members whom the viewer may see only because they like the viewer. */
  guests: string[]
  /** The database's own day. */
  day: string
  /** Whether members changed after the position. */
  behind: boolean
  /** Whether changes after the position may have been forgotten meanwhile. */
  torn: boolean
}

const unseenBy = ({ snapshot }: Pick<Position, 'snapshot'>): RawBuilder<unknown> =>
  sql`xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and not pg_visible_in_snapshot(xid, ${snapshot}::pg_snapshot)`

const isTorn = ({ last }: Pick<Position, 'last'>) =>
  sql<boolean>`not exists (select from member_changes where id = ${last})`

type Look = Position & { viewerId: string }
/** Ids come as words of one text, which takes a tenth of the time to read. */
type StandingRow = PackedTraits &
  Omit<Standing, 'viewer' | 'settled' | 'guests'> & { settled: string; guests: string }

const wordsOf = (text: string) => (text === '' ? [] : text.split(' '))

/** The order makes the planner read the latest changes by their index, whatever it believes of their number. */
const standing = statement(
  'standing',
  ({ viewerId, snapshot, last }: Look) => sql<StandingRow>`
    select ${TRAITS}, array_to_string(array(${settledWith(viewerId)}), ' ') as settled, v.verified_at is not null as is_verified,
      array_to_string(array(select l.from_id from likes l join settings s on s.user_id = l.from_id where l.to_id = v.id
        and (s.profile_visibility = 'matches' or s.profile_visibility = 'verified' and v.verified_at is null)), ' ') as guests,
      (now() at time zone 'utc')::date as day,
      (select xid from member_changes where ${unseenBy({ snapshot })} order by xid desc limit 1) is not null as behind,
      ${isTorn({ last })} as torn
    from users v join profiles on profiles.user_id = v.id
    where v.id = ${viewerId}
      and v.confirmed_at is not null and v.suspended_at is null and v.deactivated_at is null`,
)

/** All that an answer needs besides the index, in one look. Nothing for a viewer who is not active or has no profile. */
export async function standingOf(
  app: Pick<App, 'db' | 'pool'>,
  viewerId: string,
  from: Position,
  day: string,
): Promise<Standing | null> {
  const [row] = await standing(app, { viewerId, snapshot: from.snapshot, last: from.last })
  if (!row) return null
  const { settled, guests } = row
  return {
    ...row,
    viewer: traitsFrom(unpackTraits(row), day),
    settled: wordsOf(settled),
    guests: wordsOf(guests),
  }
}

/** The position as of now. Members that are read after it may be newer, never older. */
export async function presentPosition(db: Database): Promise<Position> {
  const { rows } = await sql<Position>`
    select pg_current_snapshot()::text as snapshot, max(id) as last from member_changes`.execute(db)
  return rows[0] ?? { snapshot: '1:1:', last: 0 }
}

export interface Changes {
  ids: string[]
  /** Whether the ids tell all that may have changed. */
  complete: boolean
  position: Position
}

export async function changesAfter(db: Database, from: Position): Promise<Changes> {
  const { rows } = await sql<Position & { ids: string[]; complete: boolean }>`
    select pg_current_snapshot()::text as snapshot, (select max(id) from member_changes) as last,
      not ${isTorn(from)} and not coalesce(bool_or(member_id is null), false) as complete,
      coalesce(array_agg(distinct member_id) filter (where member_id is not null), '{}') as ids
    from member_changes where ${unseenBy(from)}`.execute(db)
  const [{ ids, complete, ...position } = { ids: [], complete: false, ...from }] = rows
  return { ids, complete, position }
}

type IndexRow = CandidateRow & Pick<IndexedMember, 'visible_to'>

/**
 * Those of the given members who belong in the index on a day: all who are active. Whose list holds whom, it knows.
 * `users` comes first, so that whoever empties the tables, which begins there, waits for us or we for them.
 */
export async function indexedAmong(
  db: Database,
  day: string,
  ids: readonly string[],
): Promise<IndexedMember[]> {
  const { rows } = await sql<IndexRow>`
    select ${TRAITS}, profiles.created_at as joined_at,
      coalesce(s.shown, 0)::int as shown, coalesce(settings.profile_visibility, 'everyone') as visible_to
    from users
    join profiles on profiles.user_id = users.id
    left join settings on settings.user_id = users.id
    left join lateral (
      select sum(times) as shown from showings where member_id = users.id
        and shown_on >= ${day}::date - ${SHOWN_DAYS}::int and shown_on < ${day}::date
    ) s on true
    where users.id = any(${[...ids]}::uuid[])
      and users.confirmed_at is not null and users.suspended_at is null and users.deactivated_at is null`.execute(
    db,
  )
  return rows.map((row) => ({
    ...traitsFrom(unpackTraits(row), day),
    joined_at: row.joined_at.getTime(),
    shown: row.shown,
    visible_to: row.visible_to,
  }))
}

/** Whoever has not read a change for a day starts anew. The last one stays: by it readers know that none is missing. */
export async function forgetChanges(db: Db): Promise<void> {
  await sql`delete from member_changes
    where changed_at < now() - interval '1 day' and id < (select max(id) from member_changes)`.execute(db)
}

/**
 * Whoever leaves must be gone from everywhere within a day: also from a copy of the index that nobody writes anew, as
 * where no index is kept any more. It is looked at every hour.
 */
export async function forgetOldCopy(db: Db): Promise<void> {
  const { rows } = await sql`
    select from member_index_copy where piece = 0 and kept_at < now() - interval '23 hours'`.execute(db)
  if (rows.length > 0) await sql`truncate member_index_copy`.execute(db)
}

/** Whether there are more profiles than so many: no more of them are counted. */
export async function hasMoreThan(db: Db, count: number): Promise<boolean> {
  const { rows } = await sql`select from profiles offset ${count} limit 1`.execute(db)
  return rows.length > 0
}
