import { EXPOSURE_DAYS } from '@ndoa/matching'
import { sql } from 'kysely'
import { type Database, type Db, withLongTimeout } from '../../../../platform/db.ts'

/** Writes rows in id order to prevent deadlocks. A check that the members exist would cost half as much again. */
export async function addShowings(db: Db, times: ReadonlyMap<string, number>, day: string): Promise<void> {
  await sql`
    insert into showings (member_id, shown_on, times)
    select member_id, ${day}, times
    from unnest(${[...times.keys()]}::uuid[], ${[...times.values()]}::int[]) as shown (member_id, times)
    order by member_id
    on conflict (member_id, shown_on) do update set times = showings.times + excluded.times`.execute(db)
}

/** Scans for departed members before the first delete, because a transaction that has written holds back all events. */
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
