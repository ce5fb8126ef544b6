import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { likesVisibleUntil } from '../safety/index.ts'

/** Nobody has more people to talk to than this; it bounds what one answer can cost. */
const MATCHES_MAX = 1_000

interface OpenedMatch {
  id: string
  user1: string
  user2: string
}

/** @returns undefined when the pair had a match already, active or ended */
export function insertMatch(db: Db, a: string, b: string, at: Date): Promise<OpenedMatch | undefined> {
  const [user1, user2] = a < b ? [a, b] : [b, a]
  return db
    .insertInto('matches')
    .values({ user1, user2, created_at: at })
    .onConflict((conflict) => conflict.columns(['user1', 'user2']).doNothing())
    .returning(['id', 'user1', 'user2'])
    .executeTakeFirst()
}

/** Joins the match of two members, active or ended, as `match`. */
export const joinMatchOf = (a: string, b: string) => sql`
  left join matches match on match.user1 = least(${a}::uuid, ${b}::uuid) and match.user2 = greatest(${a}::uuid, ${b}::uuid)`

/** The match of two members, active or ended. */
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

/** The viewer's active matches with members within reach, newest first. */
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

export interface WeekFigures {
  profile_views: number
  new_matches: number
  messages_sent: number
  likes_received: number
}

/** What happened from one moment up to another, without members whom the viewer cannot reach. */
export async function figuresBetween(
  db: Db,
  viewerId: string,
  from: Date,
  until: Date,
): Promise<WeekFigures> {
  const { rows } = await sql<WeekFigures>`
    select
      (select count(*) from profile_views w
        where w.viewed_id = viewer.id and w.created_at >= ${from} and w.created_at < ${until}
          and reach(viewer.id, w.viewer_id) <> 'none') as profile_views,
      (select count(*) from matches m
        where viewer.id in (m.user1, m.user2) and m.status = 'active'
          and m.created_at >= ${from} and m.created_at < ${until}
          and reach(viewer.id, case m.user1 when viewer.id then m.user2 else m.user1 end) <> 'none') as new_matches,
      -- a deleted account takes its conversations along: the end of a match must not look different
      (select count(*) from messages s join matches c on c.id = s.match_id and c.status = 'active'
        where s.sender_id = viewer.id and s.created_at >= ${from} and s.created_at < ${until}) as messages_sent,
      (select count(*) from likes l
        where l.to_id = viewer.id and l.created_at >= ${from} and l.created_at < ${until}
          and (l.is_matched or l.created_at <= ${likesVisibleUntil(until)})
          and not exists (select from hides h where h.member_id = viewer.id and h.hidden_id = l.from_id)
          and reach(viewer.id, l.from_id) <> 'none') as likes_received
    from (select ${viewerId}::uuid as id) viewer`.execute(db)
  return rows[0]!
}
