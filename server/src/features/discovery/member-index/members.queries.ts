import { type Candidate, EXPOSURE_DAYS, type IndexedMember } from '@ndoa/matching'
import { sql } from 'kysely'
import type { Database, Db } from '../../../platform/db.ts'
import { type PackedTraits, TRAITS, traitsFrom, unpackTraits } from '../../profiles/index.ts'
import { isListed } from './listed.queries.ts'

export type CandidateRow = PackedTraits & { joined_at: Date; shown: number; verified: boolean }

export const candidateFrom = (row: CandidateRow, day: string): Candidate => ({
  ...traitsFrom(unpackTraits(row), day),
  joined_at: row.joined_at.getTime(),
  shown: row.shown,
  verified: row.verified,
})

/**
 * Those of the given members who belong in the index of a day: all who may be suggested. `users` comes first, so that a
 * `truncate … cascade`, which begins there, cannot deadlock with this.
 */
export async function indexedMembers(
  db: Database,
  day: string,
  ids: readonly string[],
): Promise<IndexedMember[]> {
  const { rows } = await sql<CandidateRow & Pick<IndexedMember, 'visible_to'>>`
    select ${TRAITS}, profiles.created_at as joined_at, users.verified_at is not null as verified,
      coalesce(s.shown, 0)::int as shown, coalesce(settings.profile_visibility, 'everyone') as visible_to
    from users
    join profiles on profiles.user_id = users.id
    left join settings on settings.user_id = users.id
    left join lateral (
      select sum(times) as shown from showings where member_id = users.id
        and shown_on >= ${day}::date - ${EXPOSURE_DAYS}::int and shown_on < ${day}::date
    ) s on true
    where users.id = any(${[...ids]}::uuid[])
      and ${isListed}`.execute(db)
  return rows.map((row) => ({ ...candidateFrom(row, day), visible_to: row.visible_to }))
}

export async function hasMoreProfilesThan(db: Db, count: number): Promise<boolean> {
  const { rows } = await sql`select from profiles offset ${count} limit 1`.execute(db)
  return rows.length > 0
}
