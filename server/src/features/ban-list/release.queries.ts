import { sql } from 'kysely'
import type { Tx } from '../../platform/db.ts'

interface Freed {
  /** Since when they were hidden. */
  hidden_since: Date | null
  /** Conversations in which something was held. */
  match_ids: string[]
}

/**
 * Ends the wait and delivers what was held, as if it were sent now. The locks wait for messages that are being sent, and
 * these for the release; sending locks conversations before members, too.
 * @returns null for somebody who did not wait
 */
export async function freeMember(tx: Tx, memberId: string, now: Date): Promise<Freed | null> {
  await sql`select from matches where ${memberId} in (user1, user2) order by id for no key update`.execute(tx)
  const before = await tx
    .selectFrom('users')
    .select('hidden_since')
    .where('id', '=', memberId)
    .where('held_since', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!before) return null
  await tx
    .updateTable('users')
    .set({ held_since: null, hidden_since: null })
    .where('id', '=', memberId)
    .execute()
  return { ...before, match_ids: await deliverHeld(tx, memberId, now) }
}

/** The recipient sees them next in the conversation: neither their number nor their time tells that they waited. */
async function deliverHeld(tx: Tx, memberId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with held as (
      select s.id, s.match_id, m.last_seq + row_number() over (partition by s.match_id order by s.seq desc) as seq,
        greatest(${now}::timestamptz, m.last_message_at) as at
      from messages s join matches m on m.id = s.match_id where s.sender_id = ${memberId} and s.is_held
    ),
    delivered as (
      update messages s set is_held = false, seq = held.seq, created_at = held.at from held where s.id = held.id
    )
    update matches m set last_seq = latest.seq, last_message_at = latest.at
    from (select match_id, max(seq) as seq, max(at) as at from held group by match_id) latest
    where m.id = latest.match_id
    returning m.id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The other members of these matches. */
export async function othersOf(
  tx: Tx,
  memberId: string,
  matchIds: readonly string[],
): Promise<{ match_id: string; to_id: string }[]> {
  const { rows } = await sql<{ match_id: string; to_id: string }>`
    select id as match_id, case user1 when ${memberId} then user2 else user1 end as to_id
    from matches where id = any(${matchIds}::uuid[]) and status = 'active'`.execute(tx)
  return rows
}

export const clearSigns = (tx: Tx, memberId: string, now: Date) =>
  tx
    .updateTable('ban_signs')
    .set({ cleared_at: now, confirmed_at: null })
    .where('member_id', '=', memberId)
    .where('cleared_at', 'is', null)
    .execute()

export const closeCases = (tx: Tx, memberId: string, now: Date) =>
  tx
    .updateTable('cases')
    .set({ closed_at: now, outcome: 'no_breach', looked_at: now, leased_by: null, leased_until: null })
    .where('kind', '=', 'same_person')
    .where('subject_id', '=', memberId)
    .where('closed_at', 'is', null)
    .execute()

export async function pendingPhotos(tx: Tx, memberId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('profile_photos')
    .select('id')
    .where('user_id', '=', memberId)
    .where('status', '=', 'pending')
    .execute()
  return rows.map(({ id }) => id)
}

export async function matchesSince(tx: Tx, memberId: string, since: Date) {
  const { rows } = await sql<{ match_id: string; user1: string; user2: string }>`
    select id as match_id, user1, user2 from matches
    where ${memberId} in (user1, user2) and status = 'active' and created_at >= ${since}`.execute(tx)
  return rows
}

export async function likesSince(tx: Tx, memberId: string, since: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('likes')
    .select('to_id')
    .where('from_id', '=', memberId)
    .where('is_matched', '=', false)
    .where('created_at', '>=', since)
    .execute()
  return rows.map(({ to_id }) => to_id)
}
