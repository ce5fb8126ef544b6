import { ACTIVE_WEEK_DAYS } from '@ndoa/contract/limits'
import { EXPOSURE_DAYS, type IndexBuilder } from '@ndoa/matching'
import { escapeLiteral, type Pool } from 'pg'
import { copyRows, type OnRow } from './copy-rows.ts'
import { Fields } from './fields.ts'
import { LISTED } from './listed.ts'
import { MEMBER_COLUMNS, memberRows } from './member-rows.ts'
import type { Throttle } from './throttle.ts'
import { inTransaction } from './transaction.ts'

/**
 * Adds all members who may be suggested as they are on a day. Each table is read once from end to end: joining them in the database
 * would take half as long again. Each is read by itself, as a transaction over all would lock them for minutes: what
 * changes meanwhile is in the change log.
 */
export async function loadMembers(
  pool: Pool,
  day: string,
  builder: IndexBuilder,
  throttle?: Throttle,
): Promise<void> {
  for (const [source, onRow] of sources(escapeLiteral(day), memberRows(day, builder), builder))
    await inTransaction(pool, BEGIN, (client) => copyRows(client, source, onRow, throttle))
}

const BEGIN = `begin read only; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`

/** Everybody first; then the few who are not visible to everyone, not listed or verified, and what else others may know. */
function sources(day: string, addMember: OnRow, builder: IndexBuilder): [string, OnRow][] {
  const onRow =
    (use: (row: Fields) => void): OnRow =>
    (bytes, [at = 0]) =>
      use(new Fields(bytes, at))
  return [
    [`profiles (${MEMBER_COLUMNS})`, addMember],
    [
      `(select user_id, (profile_visibility = 'verified')::int from settings where profile_visibility <> 'everyone')`,
      onRow((row) => builder.setAudience(row.id(), row.integer() === 1 ? 'verified' : 'matches')),
    ],
    [`(select id from users where not ${LISTED})`, onRow((row) => builder.remove(row.id()))],
    ['(select id from users where verified_at is not null)', onRow((row) => builder.setVerified(row.id()))],
    [
      "(select user_id from profile_photos where status = 'approved')",
      onRow((row) => builder.setFact(row.id(), 'has_photo', true)),
    ],
    [
      `(select id from users
        where last_active_at >= (${day}::date - ${ACTIVE_WEEK_DAYS - 1})::timestamp at time zone 'utc')`,
      onRow((row) => builder.setFact(row.id(), 'active_this_week', true)),
    ],
    [
      '(select user_id from settings where not show_last_seen)',
      onRow((row) => builder.setFact(row.id(), 'active_this_week', false)),
    ],
    [
      `(select member_id, times from showings
        where shown_on >= ${day}::date - ${EXPOSURE_DAYS} and shown_on < ${day}::date)`,
      onRow((row) => builder.addShown(row.id(), row.integer())),
    ],
  ]
}
