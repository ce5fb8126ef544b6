import type { Gender } from '@ndoa/contract/identity/reference'
import { EXPOSURE_DAYS } from '@ndoa/matching'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../platform/db.ts'
import { TRAITS } from '../../profiles/index.ts'
import { type CandidateRow, factsOn, isListed } from '../member-index/index.ts'
import type { Filters } from './filters.ts'

export interface Seeker {
  id: string
  gender: Gender
  seeks: Gender
}

/**
 * Calls the visibility function only for the few members who are not visible to everyone, because each call is slow.
 */
export async function candidateRows(
  db: Db,
  seeker: Seeker,
  filters: Filters,
  day: string,
): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`
    select ${TRAITS}, profiles.created_at as joined_at, ${factsOn(day)},
      coalesce(s.shown, 0)::int as shown
    from profiles
    join users on users.id = profiles.user_id
    left join settings on settings.user_id = profiles.user_id
    left join (
      select member_id, sum(times) as shown from showings
      where shown_on >= ${day}::date - ${EXPOSURE_DAYS}::int and shown_on < ${day}::date group by member_id
    ) s on s.member_id = profiles.user_id
    where ${sql.join(conditions(seeker, filters, day), sql` and `)}
      and ${isListed}
      and profiles.user_id not in (${excludedIdsOf(seeker.id)})
      and (settings.profile_visibility is null or settings.profile_visibility = 'everyone'
        or reach(${seeker.id}, profiles.user_id) <> 'none')`.execute(db)
  return rows
}

function conditions(seeker: Seeker, filters: Filters, day: string): RawBuilder<unknown>[] {
  const { min_age, max_age, country, faith } = filters
  const all = [
    sql`profiles.gender = ${seeker.seeks}`,
    seeksGenderOf(seeker),
    sql`profiles.date_of_birth <= ${day}::date - make_interval(years => ${min_age}::int)`,
  ]
  if (max_age !== null)
    all.push(sql`profiles.date_of_birth > ${day}::date - make_interval(years => ${max_age + 1}::int)`)
  if (country !== null) all.push(sql`profiles.country_of_residence = ${country}`)
  if (faith !== null) all.push(sql`profiles.faith = ${faith}`)
  return all
}

/** Avoids `coalesce`, because the planner can't estimate such a condition. */
const seeksGenderOf = ({ gender, seeks }: Seeker) =>
  gender === seeks
    ? sql`profiles.preferred_gender = ${gender}`
    : sql`(profiles.preferred_gender is null or profiles.preferred_gender = ${gender})`

/** Keeps members who hid the viewer, because a vanishing card would reveal that. */
export const excludedIdsOf = (id: string) => sql`
  select ${id}::uuid
  union all select to_id from likes where from_id = ${id}
  union all select case user1 when ${id} then user2 else user1 end from matches where ${id} in (user1, user2)
  union all select hidden_id from hides where member_id = ${id}
  union all select blocked_id from blocks where blocker_id = ${id}
  union all select blocker_id from blocks where blocked_id = ${id}
  union all select other_id from inherited_partings where member_id = ${id}
  union all select member_id from inherited_partings where other_id = ${id}`

export async function newcomersAmong(db: Db, ids: readonly string[], since: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select user_id as id from profiles where user_id = any(${ids}::uuid[]) and created_at >= ${since}
    order by created_at desc, user_id`.execute(db)
  return rows.map(({ id }) => id)
}
