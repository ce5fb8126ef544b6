import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

/** Bounds the cost of one response. */
const MATCHES_MAX = 1_000

interface OpenedMatch {
  id: string
  user1: string
  user2: string
}

/** @returns undefined if the pair already had a match, active or ended */
export function insertMatch(db: Db, a: string, b: string, at: Date): Promise<OpenedMatch | undefined> {
  const [user1, user2] = a < b ? [a, b] : [b, a]
  return db
    .insertInto('matches')
    .values({ user1, user2, created_at: at })
    .onConflict((conflict) => conflict.columns(['user1', 'user2']).doNothing())
    .returning(['id', 'user1', 'user2'])
    .executeTakeFirst()
}

export const joinMatchOf = (a: string, b: string) => sql`
  left join matches match on match.user1 = least(${a}::uuid, ${b}::uuid) and match.user2 = greatest(${a}::uuid, ${b}::uuid)`

export function matchOf(db: Db, a: string, b: string): Promise<{ id: string; status: string } | undefined> {
  const [user1, user2] = a < b ? [a, b] : [b, a]
  return db
    .selectFrom('matches')
    .select(['id', 'status'])
    .where('user1', '=', user1)
    .where('user2', '=', user2)
    .executeTakeFirst()
}

interface ActiveMatch {
  match_id: string
  other_id: string
  matched_at: Date
  last_message_at: Date | null
  message_count: number
  unread_count: number
}

export async function activeMatches(db: Db, viewerId: string): Promise<ActiveMatch[]> {
  const { rows } = await sql<ActiveMatch>`
    select m.id as match_id, o.id as other_id, m.created_at as matched_at,
      greatest(m.last_message_at, h.latest) as last_message_at,
      (m.last_seq + h.held)::int as message_count, -- numbered without gaps, so the last number counts them
      (select count(*) from messages u
        where u.match_id = m.id and u.sender_id = o.id and u.read_at is null and not u.is_held) as unread_count
    from matches m
    cross join lateral (select case m.user1 when ${viewerId} then m.user2 else m.user1 end as id) o
    cross join lateral (select count(*) as held, max(created_at) as latest from messages h
      where h.match_id = m.id and h.sender_id = ${viewerId} and h.is_held) h
    where ${viewerId} in (m.user1, m.user2) and m.status = 'active' and reach(${viewerId}, o.id) <> 'none'
    order by m.created_at desc, m.id
    limit ${MATCHES_MAX}`.execute(db)
  return rows
}
