import { EXPOSURE_DAYS } from '@ndoa/matching'
import { sql } from 'kysely'
import type { App } from '../../../../platform/app.ts'
import { today } from '../../../../platform/clock.ts'
import { type Database, type Db, withLongTimeout } from '../../../../platform/db.ts'
import { isListed } from '../member-index/index.ts'

export interface Exposure {
  /** Either `all`, a gender or a country code. */
  members_of: string
  members: number
  never_shown: number
  /** The Gini coefficient: 0 if all members were shown equally often, near 1 if few were shown at all. */
  gini: number
  shown: number
  matches: number
}

/** Figures for smaller countries vary too much and could identify members. */
const MIN_COUNTRY_SIZE = 50

/** Covers the week before `day` and members who could be suggested throughout it. Scans all members and showings. */
export async function weeklyExposure(db: Database, day: string): Promise<Exposure[]> {
  const week = sql`(${day}::date - ${EXPOSURE_DAYS}::int)`
  return withLongTimeout(db, async (tx) => {
    const { rows } = await sql<Exposure>`
      with shown as (
        select member_id, sum(times) as times from showings
        where shown_on >= ${week} and shown_on < ${day}::date group by member_id
      ), listed as (
        select profiles.user_id, gender, country_of_residence as country, coalesce(shown.times, 0) as times
        from profiles
        join users on users.id = profiles.user_id
        left join settings on settings.user_id = profiles.user_id
        left join shown on shown.member_id = profiles.user_id
        where ${isListed}
          and coalesce(settings.profile_visibility, 'everyone') <> 'matches' and profiles.created_at < ${week}
      ), grouped as (
        select 'all' as members_of, user_id, times from listed
        union all select gender, user_id, times from listed
        union all select country, user_id, times from listed where country in (
          select country from listed group by country having count(*) >= ${MIN_COUNTRY_SIZE})
      ), placed as (
        select *, row_number() over (partition by members_of order by times) as place from grouped
      ), matched as (
        select members_of, count(distinct id) as matches from matches
        join grouped on user_id in (user1, user2)
        where created_at >= ${week} and created_at < ${day}::date group by members_of
      )
      select members_of, count(*)::int as members, count(*) filter (where times = 0)::int as never_shown,
        coalesce(2 * sum(place * times) / nullif(count(*) * sum(times), 0) - (count(*) + 1.0) / count(*), 0)::real as gini,
        sum(times)::bigint as shown, coalesce(max(matches), 0)::int as matches
      from placed left join matched using (members_of)
      group by members_of order by count(*) desc, members_of`.execute(tx)
    return rows
  })
}

export async function recordWeeklyExposure({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const ended_on = today(clock)
  const groups = await weeklyExposure(db, ended_on)
  if (groups.length === 0) return
  await db
    .insertInto('exposure_weeks')
    .values(groups.map((group) => ({ ...group, ended_on })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function lastExposure(db: Db): Promise<Exposure[]> {
  return db
    .selectFrom('exposure_weeks')
    .select(['members_of', 'members', 'never_shown', 'gini', sql<number>`shown`.as('shown'), 'matches'])
    .where('ended_on', '=', (last) =>
      last.selectFrom('exposure_weeks').select(sql<string>`max(ended_on)`.as('day')),
    )
    .execute()
}
