import { EXPOSURE_DAYS } from '@ndoa/matching'
import { sql } from 'kysely'
import { type Database, type Db, withLongTimeout } from '../../../platform/db.ts'

/**
 * Adds to how often members were shown on a day. The order keeps writers from deadlocks. Nobody checks that the members
 * exist, which would cost half as much again: `deleteOldShowings` removes what belongs to nobody.
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
 * Deletes showings that no longer count, and those of members who left. The latter are selected before any is deleted:
 * from its first write on, a transaction holds back all events.
 */
export async function deleteOldShowings(db: Database, day: string): Promise<void> {
  await withLongTimeout(db, (tx) =>
    sql`delete from showings where shown_on < ${day}::date - ${EXPOSURE_DAYS}::int`.execute(tx),
  )
  await withLongTimeout(db, (tx) =>
    sql`delete from showings where member_id = any(array(
      select member_id from showings where not exists (select from users where users.id = member_id)))`.execute(
      tx,
    ),
  )
}
