import { setTimeout as sleep } from 'node:timers/promises'
import { ACTIVE_WEEK_DAYS } from '@ndoa/contract/limits'
import { EXPOSURE_DAYS, type IndexBuilder } from '@ndoa/matching'
import { escapeLiteral, type Pool } from 'pg'
import { copyRows, type OnRow } from './copy-rows.ts'
import { Fields } from './fields.ts'
import { LISTED } from './listed.ts'
import { MEMBER_COLUMNS, memberRows } from './member-rows.ts'
import type { Throttle } from './throttle.ts'
import { inTransaction } from './transaction.ts'

const BATCH_SIZE = { throttled: 2_000, unthrottled: 20_000 }

/**
 * Reads tables separately, which is faster than joining. A transaction per id range lets migrations take their locks.
 */
export async function loadMembers(
  pool: Pool,
  day: string,
  builder: IndexBuilder,
  throttle?: Throttle,
): Promise<void> {
  const ranges = await rangesOfIds(pool, throttle ? BATCH_SIZE.throttled : BATCH_SIZE.unthrottled)
  for (const [sourceIn, onRow] of sources(escapeLiteral(day), memberRows(day, builder), builder))
    for (const range of ranges) {
      const startedAt = performance.now()
      await inTransaction(pool, BEGIN, (client) => copyRows(client, `(${sourceIn(range)})`, onRow))
      const pause = throttle?.(performance.now() - startedAt) ?? 0
      if (pause > 0) await sleep(pause)
    }
}

const BEGIN = 'begin read only; set local statement_timeout = 0'

type Range = (id: string) => string

async function rangesOfIds(pool: Pool, atOnce: number): Promise<Range[]> {
  const { rows } = await pool.query<{ members: number }>(
    "select reltuples::int as members from pg_class where oid = 'profiles'::regclass",
  )
  const count = Math.min(2 ** 16, Math.max(1, Math.ceil((rows[0]?.members ?? 0) / atOnce)))
  const bound = (i: number) =>
    `'${Math.floor((i * 2 ** 16) / count)
      .toString(16)
      .padStart(4, '0')}0000-0000-0000-0000-000000000000'`
  return Array.from({ length: count }, (_, i): Range => {
    const isLast = i === count - 1
    return (id) => `${id} >= ${bound(i)}${isLast ? '' : ` and ${id} < ${bound(i + 1)}`}`
  })
}

function sources(
  day: string,
  addMember: OnRow,
  builder: IndexBuilder,
): [sourceIn: (range: Range) => string, onRow: OnRow][] {
  const onRow =
    (use: (row: Fields) => void): OnRow =>
    (bytes, [at = 0]) =>
      use(new Fields(bytes, at))
  return [
    [(within) => `select ${MEMBER_COLUMNS} from profiles where ${within('user_id')}`, addMember],
    [
      (within) => `select user_id, (profile_visibility = 'verified')::int from settings
        where profile_visibility <> 'everyone' and ${within('user_id')}`,
      onRow((row) => builder.setAudience(row.id(), row.integer() === 1 ? 'verified' : 'matches')),
    ],
    [
      (within) => `select id from users where not ${LISTED} and ${within('id')}`,
      onRow((row) => builder.remove(row.id())),
    ],
    [
      (within) => `select id from users where verified_at is not null and ${within('id')}`,
      onRow((row) => builder.setVerified(row.id())),
    ],
    [
      (within) => `select user_id from profile_photos where status = 'approved' and ${within('user_id')}`,
      onRow((row) => builder.setFact(row.id(), 'has_photo', true)),
    ],
    [
      (within) => `select id from users
        where last_active_at >= (${day}::date - ${ACTIVE_WEEK_DAYS - 1})::timestamp at time zone 'utc'
          and ${within('id')}`,
      onRow((row) => builder.setFact(row.id(), 'active_this_week', true)),
    ],
    [
      (within) => `select user_id from settings where not show_last_seen and ${within('user_id')}`,
      onRow((row) => builder.setFact(row.id(), 'active_this_week', false)),
    ],
    [
      (within) => `select member_id, times from showings
        where shown_on >= ${day}::date - ${EXPOSURE_DAYS} and shown_on < ${day}::date and ${within('member_id')}`,
      onRow((row) => builder.addShown(row.id(), row.integer())),
    ],
  ]
}
