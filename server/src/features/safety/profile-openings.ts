import { sql } from 'kysely'
import type { App } from '../../platform/app.ts'
import { tooMany } from '../limits.ts'
import type { MemberVisibility } from './safety.queries.ts'

/**
 * How much of a member this viewer may see, asked in order to show it: it counts against scraping. Whom the viewer
 * cannot reach, and who was opened already in the period of the limit, does not count.
 * @throws request.too_many when the viewer has opened too many profiles
 */
export async function openProfile(app: App, viewerId: string, memberId: string): Promise<MemberVisibility> {
  const { max, per } = app.config.limits.profiles
  const { rows } = await sql<{ reach: MemberVisibility; wait: number | null }>`
    with asked as materialized (select reach(${viewerId}, ${memberId}) as reach)
    select reach, case when reach <> 'none'
      then open_profile(${viewerId}, ${memberId}, ${max}, ${per}::interval, ${app.clock.now()}) end as wait
    from asked`.execute(app.db)
  const { reach = 'none', wait = null } = rows[0] ?? {}
  if (wait !== null) throw tooMany("You've opened a lot of profiles today.", wait)
  return reach
}
