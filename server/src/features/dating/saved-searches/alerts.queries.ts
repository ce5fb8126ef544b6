import type { Tier } from '@ndoa/contract/membership/membership-rules'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { SearchRow } from './saved-searches.queries.ts'

interface Due {
  tiers: readonly Tier[]
  now: Date
  /** Excludes searches that ran, and members who got an alert, after this moment. */
  before: Date
  limit: number
}

export async function dueMembers(db: Db, { tiers, now, before, limit }: Due): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select s.user_id from saved_searches s
    join memberships m on m.user_id = s.user_id and m.tier = any(${tiers}) and m.ends_at > ${now}
    join users u on u.id = s.user_id and u.suspended_at is null and u.deactivated_at is null
    where s.alerts and s.checked_at <= ${before}
      and not exists (select from saved_searches o where o.user_id = s.user_id and o.alerted_at > ${before})
    group by s.user_id order by min(s.checked_at) limit ${limit}`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

export const dueSearches = (db: Db, userId: string, before: Date) =>
  db
    .selectFrom('saved_searches')
    .select(['id', 'filters'])
    .where('user_id', '=', userId)
    .where('alerts', '=', true)
    .where('checked_at', '<=', before)
    .$narrowType<Pick<SearchRow, 'filters'>>()
    .execute()

export const claimDueSearches = (
  tx: Tx,
  userId: string,
  checked_at: Date,
  before: Date,
): Promise<{ id: string }[]> =>
  tx
    .updateTable('saved_searches')
    .set({ checked_at })
    .where('user_id', '=', userId)
    .where('alerts', '=', true)
    .where('checked_at', '<=', before)
    .returning('id')
    .execute()

export const markAlerted = (tx: Tx, searchId: string, now: Date) =>
  tx.updateTable('saved_searches').set({ alerted_at: now }).where('id', '=', searchId).execute()

export const postponeSearches = (db: Db, userId: string, checked_at: Date) =>
  db.updateTable('saved_searches').set({ checked_at }).where('user_id', '=', userId).execute()
