import { ACTIVE_WEEK_DAYS } from '@ndoa/contract/limits'
import { type Candidate, EXPOSURE_DAYS, type IndexedMember, type KnownFacts } from '@ndoa/matching'
import { sql } from 'kysely'
import type { Database, Db } from '../../../../platform/db.ts'
import { type PackedTraits, TRAITS, traitsFrom, unpackTraits } from '../../profiles/index.ts'
import { isListed } from './listed.queries.ts'

export type CandidateRow = PackedTraits & KnownFacts & { joined_at: Date; shown: number }

export const factsOn = (day: string) => sql<KnownFacts>`
  users.verified_at is not null as verified,
  exists (select from profile_photos p where p.user_id = users.id and p.status = 'approved') as has_photo,
  coalesce(settings.show_last_seen, true)
    and users.last_active_at >= (${day}::date - ${ACTIVE_WEEK_DAYS - 1}::int)::timestamp at time zone 'utc'
    as active_this_week`

export const candidateFrom = (row: CandidateRow, day: string): Candidate => ({
  ...traitsFrom(unpackTraits(row), day),
  joined_at: row.joined_at.getTime(),
  shown: row.shown,
  verified: row.verified,
  has_photo: row.has_photo,
  active_this_week: row.active_this_week,
})

/** `users` comes first so that `truncate … cascade`, which starts there, can't deadlock with this query. */
export async function indexedMembers(
  db: Database,
  day: string,
  ids: readonly string[],
): Promise<IndexedMember[]> {
  const { rows } = await sql<CandidateRow & Pick<IndexedMember, 'visible_to'>>`
    select ${TRAITS}, profiles.created_at as joined_at, ${factsOn(day)},
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
