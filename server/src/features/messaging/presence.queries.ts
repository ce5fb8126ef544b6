import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

/** Signs of life go to matches within reach, and only from whoever shows being online. */
const showsItself = (memberId: string) => sql`
  coalesce((select show_online_status from settings where user_id = ${memberId}), true)`

/**
 * @returns the other one of a match when they may see that the member is typing: not where the messages of the member are
 * held, nor where the member may not begin to write
 */
export async function typingAudience(
  db: Db,
  memberId: string,
  matchId: string,
  now: Date,
): Promise<string | null> {
  const { rows } = await sql<{ other_id: string }>`
    select o.id as other_id from matches m
    cross join lateral (select case m.user1 when ${memberId} then m.user2 else m.user1 end as id) o
    where m.id = ${matchId} and ${memberId} in (m.user1, m.user2) and m.status = 'active'
      and ${showsItself(memberId)} and reach(o.id, ${memberId}) <> 'none'
      and not exists (select from users u where u.id = ${memberId} and u.held_since <= m.created_at)
      and not (m.last_seq = 0 and coalesce(slowed_until(${memberId}) > ${now}, false))`.execute(db)
  return rows[0]?.other_id ?? null
}

export interface Partner {
  match_id: string
  other_id: string
}

/** All with whom a member has an active match, within reach or not. */
export async function partnersOf(db: Db, memberId: string): Promise<Partner[]> {
  const { rows } = await sql<Partner>`
    select id as match_id, case user1 when ${memberId} then user2 else user1 end as other_id
    from matches where ${memberId} in (user1, user2) and status = 'active'`.execute(db)
  return rows
}

/** Whether a member shows being online, and who of these others is within reach. */
export async function presenceAudience(
  db: Db,
  memberId: string,
  others: readonly string[],
): Promise<{ shows: boolean; within: Set<string> }> {
  const { rows } = await sql<{ shows: boolean; within: string[] }>`
    select ${showsItself(memberId)} as shows, array(
      select o.id from unnest(${others}::uuid[]) o (id) where reach(o.id, ${memberId}) <> 'none') as within`.execute(
    db,
  )
  const [row] = rows
  return { shows: row?.shows ?? false, within: new Set(row?.within) }
}
