import { sql } from 'kysely'
import type { Tx } from '../../platform/db.ts'

interface Freed {
  /** Since when they were hidden. */
  hidden_since: Date | null
  /** Conversations in which something was held. */
  match_ids: string[]
}

/**
 * Ends the wait and delivers what was held. The lock waits for messages that are being sent, and these for the release.
 * @returns null for somebody who did not wait
 */
export async function freeMember(tx: Tx, memberId: string): Promise<Freed | null> {
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
  const delivered = await tx
    .updateTable('messages')
    .set({ is_held: false })
    .where('sender_id', '=', memberId)
    .where('is_held', '=', true)
    .returning('match_id')
    .execute()
  return { ...before, match_ids: [...new Set(delivered.map(({ match_id }) => match_id))] }
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
