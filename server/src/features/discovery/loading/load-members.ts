import type { IndexedMember } from '@ndoa/matching'
import type { Pool, PoolClient } from 'pg'
import { copyOut } from './copy-out.ts'
import { Exposures, SHOWN_DAYS } from './exposures.ts'
import { MEMBER_COLUMNS, MemberRows } from './member-rows.ts'

/**
 * Hands over all active members as they are on a day, in no order: a million in some seconds.
 * Other work goes on meanwhile.
 */
export async function loadMembers(
  pool: Pool,
  day: string,
  take: (member: IndexedMember) => void,
): Promise<void> {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    await client.query(SETTINGS)
    const rows = new MemberRows(day, await exposuresBefore(client, day))
    await copyOut(client, EVERYBODY, (row) => {
      if (pool.ending) throw new Error('The database is being closed.')
      take(rows.read(row))
    })
    await client.query('commit')
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error))
    throw failure
  } finally {
    client.release(failure) // in the middle of a copy a connection is of no use any more
  }
}

/**
 * The planner takes a look-up in memory for free, and would look up every member in every table by its index: ten
 * times as long as reading each table once from end to end. `users` is locked first, so that whoever empties the
 * tables, which begins there, waits for us or we for them.
 */
const SETTINGS = `begin read only; lock table users in access share mode;
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local work_mem = '64MB';
  set local enable_indexscan = off; set local enable_indexonlyscan = off; set local enable_bitmapscan = off;
  set local enable_mergejoin = off; set local enable_nestloop = off`

/** The few who are not visible to everyone, or not active, are looked for; the many who are cost nothing. */
const EVERYBODY = `select ${MEMBER_COLUMNS} from profiles
  left join (select user_id, profile_visibility from settings where profile_visibility <> 'everyone') audience
    on audience.user_id = profiles.user_id
  where not exists (select from users
    where id = profiles.user_id
      and (confirmed_at is null or suspended_at is not null or deactivated_at is not null))`

const ID = 4
const TIMES = 24

/** How often everybody was shown in the days that count on this day. */
async function exposuresBefore(client: PoolClient, day: string): Promise<Exposures> {
  const exposures = new Exposures()
  const date = `${client.escapeLiteral(day)}::date`
  await copyOut(
    client,
    `select member_id, times from showings where shown_on >= ${date} - ${SHOWN_DAYS} and shown_on < ${date}`,
    (row) => exposures.add(row, ID, row.readInt32BE(TIMES)),
  )
  return exposures
}
