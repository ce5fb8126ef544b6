import type { IndexBuilder } from '@ndoa/matching'
import type { Pool, PoolClient } from 'pg'
import { copyOut, type OnRow } from './copy-out.ts'
import { ID_FIELD, idIn, int32In } from './fields.ts'
import { MEMBER_COLUMNS, MemberRows } from './member-rows.ts'
import { HASTE, type Pace } from './pace.ts'

/** So many days before this one count as exposure. */
export const SHOWN_DAYS = 7

/**
 * Hands over all active members as they are on a day, in no order: a million in some seconds. Other work goes on
 * meanwhile. Each table is read once, from one end to the other: to join them in the database would take it
 * half as long again, and it is who we wait for.
 */
export async function loadMembers(
  pool: Pool,
  day: string,
  builder: IndexBuilder,
  pace: Pace = HASTE,
): Promise<void> {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    await client.query(SETTINGS)
    builder.expect(await aboutHowMany(client))
    for (const [source, onRow] of readings(
      client.escapeLiteral(day),
      new MemberRows(day, builder),
      builder,
    )) {
      const take: OnRow = (bytes, from) => {
        if (pool.ending) throw new Error('The database is being closed.')
        onRow(bytes, from)
      }
      await copyOut(client, source, take, pace)
    }
    await client.query('commit')
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error))
    throw failure
  } finally {
    client.release(failure) // in the middle of a copy a connection is of no use any more
  }
}

/**
 * All readings see the same moment. `users` is locked first, so that whoever empties the tables, which begins there,
 * waits for us or we for them.
 */
const SETTINGS = `begin isolation level repeatable read read only; lock table users in access share mode;
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`

/** As far as the database remembers, which counts now and then, with some room to spare. */
async function aboutHowMany(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ about: number }>(
    "select greatest(reltuples, 0) * 1.05 as about from pg_class where oid = 'profiles'::regclass",
  )
  return Math.ceil(rows[0]?.about ?? 0)
}

/** The few who are not visible to everyone, or not active, are put right after everybody is there. */
function readings(day: string, rows: MemberRows, builder: IndexBuilder): [string, OnRow][] {
  return [
    [`profiles (${MEMBER_COLUMNS})`, (row, at) => rows.take(row, at)],
    [
      `(select user_id, (profile_visibility = 'verified')::int from settings where profile_visibility <> 'everyone')`,
      (row, at) =>
        builder.setAudience(idIn(row, at), int32In(row, at + ID_FIELD) === 1 ? 'verified' : 'matches'),
    ],
    [
      '(select id from users where confirmed_at is null or suspended_at is not null or deactivated_at is not null)',
      (row, at) => builder.leaveOut(idIn(row, at)),
    ],
    [
      `(select member_id, times from showings
        where shown_on >= ${day}::date - ${SHOWN_DAYS} and shown_on < ${day}::date)`,
      (row, at) => builder.addShown(idIn(row, at), int32In(row, at + ID_FIELD)),
    ],
  ]
}
