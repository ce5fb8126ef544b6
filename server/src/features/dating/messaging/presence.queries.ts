import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { statement } from '../../../platform/statements.ts'

const showsOnlineStatus = (memberId: string) => sql`
  coalesce((select show_online_status from settings where user_id = ${memberId}), true)`

/** @returns null if the other member may not see this member typing, or would not get the message */
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
      and ${showsOnlineStatus(memberId)} and reach(o.id, ${memberId}) <> 'none'
      and not exists (select from users u where u.id = ${memberId} and u.held_since <= m.created_at)
      and not (m.last_seq = 0 and coalesce(slowed_until(${memberId}) > ${now}, false))`.execute(db)
  return rows[0]?.other_id ?? null
}

export interface PresenceSeen {
  match_id: string
  other_id: string
  shows: boolean
  online: boolean
}

export async function presenceSeen(db: Db, memberIds: readonly string[]): Promise<PresenceSeen[]> {
  const { rows } = await sql<PresenceSeen>`
    select p.match_id, p.other_id, coalesce(s.show_online_status, true) as shows, is_online(p.member_id) as online
    from (
      select m.id as match_id, o.id as other_id, c.id as member_id from unnest(${memberIds}::uuid[]) c (id)
      join matches m on c.id in (m.user1, m.user2) and m.status = 'active'
      cross join lateral (select case m.user1 when c.id then m.user2 else m.user1 end as id) o
      where is_online(o.id)
      offset 0
    ) p
    left join settings s on s.user_id = p.member_id
    where reach(p.other_id, p.member_id) <> 'none'`.execute(db)
  return rows
}

interface Addressed {
  memberId: string
  event: { type: string; match_id?: unknown; online?: unknown; message?: { match_id?: unknown } }
}

const ID = /^[\da-f-]{36}$/

/**
 * Returns false for events without a match id. Online changes must still be true, because they may arrive out of order.
 */
export async function stillMayReceive(
  app: Parameters<typeof openMatches>[0],
  deliveries: readonly Addressed[],
): Promise<boolean[]> {
  const matchIds = deliveries.map(({ event }) => {
    const matchId = event.match_id ?? event.message?.match_id
    return typeof matchId === 'string' && ID.test(matchId) ? matchId : null
  })
  const online = deliveries.map(({ event }) => (typeof event.online === 'boolean' ? event.online : null))
  const memberIds = deliveries.map(({ memberId }) => memberId)
  const rows = await openMatches(app, { memberIds, matchIds, online })
  const open = new Set(rows.map(({ i }) => i))
  return deliveries.map((_, i) => open.has(i + 1))
}

interface MemberMatches {
  memberIds: readonly string[]
  matchIds: readonly (string | null)[]
  online: readonly (boolean | null)[]
}

const openMatches = statement<MemberMatches, { i: number }>(
  'open-matches',
  ({ memberIds, matchIds, online }) => sql<{ i: number }>`
  select a.i from unnest(${memberIds}::uuid[], ${matchIds}::uuid[], ${online}::boolean[])
    with ordinality a (member_id, match_id, online, i)
  join matches m on m.id = a.match_id and m.status = 'active' and a.member_id in (m.user1, m.user2)
  cross join lateral (select case m.user1 when a.member_id then m.user2 else m.user1 end as id) o
  where (a.online is null or a.online = (is_online(o.id)
      and coalesce((select show_online_status from settings where user_id = o.id), true)))
    and not exists (select from blocks b
    where (b.blocker_id, b.blocked_id) in ((m.user1, m.user2), (m.user2, m.user1)))`,
)
