import type { Gender } from '@ndoa/contract/reference'
import { type RawBuilder, sql } from 'kysely'
import { type Database, type Db, withLongTimeout } from '../../platform/db.ts'
import { type PackedTraits, TRAITS } from '../profiles/index.ts'
import type { Filters } from './filters.ts'
import { SHOWN_DAYS } from './loading/load-members.ts'

export interface Seeker {
  id: string
  gender: Gender
  /** The gender that is looked for: by this viewer, in this call. */
  seeks: Gender
}

export type CandidateRow = PackedTraits & { joined_at: Date; shown: number }

/**
 * Everybody who may be suggested to the viewer, up to the gates that the engine holds itself: of the gender that is
 * sought, in the span of ages, active and within reach. Who must not be shown is not here, so no total counts them.
 * Most are visible to everyone and unblocked; only the others are put to the full rule, which costs a call each.
 */
export async function candidateRows(
  db: Db,
  seeker: Seeker,
  filters: Filters,
  day: string,
): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`
    select ${TRAITS}, profiles.created_at as joined_at,
      coalesce(s.shown, 0)::int as shown
    from profiles
    join users on users.id = profiles.user_id
    left join settings on settings.user_id = profiles.user_id
    left join (
      select member_id, sum(times) as shown from showings
      where shown_on >= ${day}::date - ${SHOWN_DAYS}::int and shown_on < ${day}::date group by member_id
    ) s on s.member_id = profiles.user_id
    where ${sql.join(conditions(seeker, filters, day), sql` and `)}
      and users.confirmed_at is not null and users.suspended_at is null and users.deactivated_at is null
      and profiles.user_id not in (${settledWith(seeker.id)})
      and (settings.profile_visibility is null or settings.profile_visibility = 'everyone'
        or reach(${seeker.id}, profiles.user_id) <> 'none')`.execute(db)
  return rows
}

function conditions(seeker: Seeker, filters: Filters, day: string): RawBuilder<unknown>[] {
  const { min_age, max_age, country, faith } = filters
  const all = [
    sql`profiles.gender = ${seeker.seeks}`,
    wouldMeet(seeker),
    sql`profiles.date_of_birth <= ${day}::date - make_interval(years => ${min_age}::int)`,
  ]
  if (max_age !== null)
    all.push(sql`profiles.date_of_birth > ${day}::date - make_interval(years => ${max_age + 1}::int)`)
  if (country !== null) all.push(sql`profiles.country_of_residence = ${country}`)
  if (faith !== null) all.push(sql`profiles.faith = ${faith}`)
  return all
}

/** Whom the candidate looks for: the stated preference, else the opposite. No `coalesce`: it would blind the planner. */
const wouldMeet = ({ gender, seeks }: Seeker) =>
  gender === seeks
    ? sql`profiles.preferred_gender = ${gender}`
    : sql`(profiles.preferred_gender is null or profiles.preferred_gender = ${gender})`

/** With whom the viewer is through: oneself, whom one liked, matched (whatever became of it), put away or blocked. */
export const settledWith = (id: string) => sql`
  select ${id}::uuid
  union all select to_id from likes where from_id = ${id}
  union all select case user1 when ${id} then user2 else user1 end from matches where ${id} in (user1, user2)
  union all select hidden_id from hides where member_id = ${id}
  union all select member_id from hides where hidden_id = ${id}
  union all select blocked_id from blocks where blocker_id = ${id}
  union all select blocker_id from blocks where blocked_id = ${id}`

/**
 * Adds to how often members were shown on a day. Rows are taken in one order, so that writers cannot deadlock. Nobody is
 * looked up for it, which would take half as long again: who left in this moment is forgotten by the daily cleaning.
 */
export async function addShowings(db: Db, times: ReadonlyMap<string, number>, day: string): Promise<void> {
  await sql`
    insert into showings (member_id, shown_on, times)
    select member_id, ${day}, times
    from unnest(${[...times.keys()]}::uuid[], ${[...times.values()]}::int[]) as shown (member_id, times)
    order by member_id
    on conflict (member_id, shown_on) do update set times = showings.times + excluded.times`.execute(db)
}

/**
 * Showings count for a week; what is older is nobody's business, and neither are those of members who left. The latter
 * are looked up before any is deleted: from then on until its end a transaction holds back all events.
 */
export async function forgetShowings(db: Database, day: string): Promise<void> {
  await withLongTimeout(db, (tx) =>
    sql`delete from showings where shown_on < ${day}::date - ${SHOWN_DAYS}::int`.execute(tx),
  )
  await withLongTimeout(db, (tx) =>
    sql`delete from showings where member_id = any(array(
      select member_id from showings where not exists (select from users where users.id = member_id)))`.execute(
      tx,
    ),
  )
}
