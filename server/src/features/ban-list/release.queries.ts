import { sql } from 'kysely'
import type { Tx } from '../../platform/db.ts'

/** Ends the wait and delivers what was held. @returns since when they were hidden; null for somebody who did not wait */
export async function freeMember(tx: Tx, memberId: string): Promise<{ hidden_since: Date | null } | null> {
  const before = await tx
    .selectFrom('users')
    .select('hidden_since')
    .where('id', '=', memberId)
    .where('held_since', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!before) return null
  await tx
    .updateTable('users')
    .set({ held_since: null, hidden_since: null })
    .where('id', '=', memberId)
    .execute()
  await tx
    .updateTable('messages')
    .set({ is_held: false })
    .where('sender_id', '=', memberId)
    .where('is_held', '=', true)
    .execute()
  return before
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
