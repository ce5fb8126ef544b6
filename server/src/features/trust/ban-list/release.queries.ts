import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import { deliverHeldMessages } from '../../dating/messaging/index.ts'
import { releaseMember } from '../../identity/accounts/index.ts'

interface ReleasedMember {
  hidden_since: Date | null
  match_ids: string[]
}

/** Locks conversations before members, as sending does. @returns null if the member was not waiting */
export async function freeMember(tx: Tx, memberId: string, now: Date): Promise<ReleasedMember | null> {
  await sql`select from matches where ${memberId} in (user1, user2) order by id for no key update`.execute(tx)
  const before = await releaseMember(tx, memberId)
  if (!before) return null
  return { ...before, match_ids: await deliverHeldMessages(tx, memberId, now) }
}

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
