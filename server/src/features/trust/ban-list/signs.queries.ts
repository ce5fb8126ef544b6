import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** A phone or mailbox match is exact; the others are weaker. */
export type Sign = 'phone' | 'email' | 'device' | 'photo' | 'bio'

export interface FoundSign {
  ban_id: string
  sign: Sign
  photo_id?: string
  /** The account had the sign before the ban, so the sign restricts nothing. */
  was_there_before?: boolean
}

/** `held`: first photo and conversations wait; `hidden`: no member sees the account. */
export type WaitState = 'free' | 'held' | 'hidden'

/** Locks the member and ignores the member's own ban. @returns whether a sign is new */
export async function insertSigns(
  tx: Tx,
  memberId: string,
  signs: readonly FoundSign[],
  now: Date,
): Promise<boolean> {
  await sql`select from users where id = ${memberId} for no key update`.execute(tx)
  const { rows } = await sql`
    insert into ban_signs as known (member_id, ban_id, sign, photo_id, found_at, was_there_before)
    select distinct on (found.ban_id, found.sign) ${memberId}::uuid, found.ban_id, found.sign, found.photo_id,
      ${now}::timestamptz, coalesce(found.was_there_before, false)
    from jsonb_to_recordset(${JSON.stringify(signs)})
      found (ban_id uuid, sign text, photo_id uuid, was_there_before boolean)
    join bans on bans.id = found.ban_id and bans.member_id is distinct from ${memberId}
    on conflict (member_id, ban_id, sign) do update set was_there_before = false, photo_id = excluded.photo_id,
      found_at = excluded.found_at
    where known.was_there_before and not excluded.was_there_before and known.cleared_at is null
    returning sign`.execute(tx)
  return rows.length > 0
}

/** Ignores bans from which staff cleared the member, and signs that predate the ban. */
export async function stateFor(db: Db, memberId: string): Promise<WaitState> {
  const { rows } = await sql<{ exact: boolean; weaker: number }>`
    select bool_or(sign in ('phone', 'email')) as exact,
      count(*) filter (where sign not in ('phone', 'email'))::int as weaker
    from ban_signs where member_id = ${memberId} and not was_there_before
    group by ban_id having bool_and(cleared_at is null)`.execute(db)
  if (rows.some(({ exact, weaker }) => exact || weaker > 1)) return 'hidden'
  return rows.length > 0 ? 'held' : 'free'
}

export const hasOpenCase = async (db: Db, memberId: string): Promise<boolean> =>
  (await db
    .selectFrom('cases')
    .select('id')
    .where('kind', '=', 'same_person')
    .where('subject_id', '=', memberId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()) !== undefined

export async function membersAround(db: Db, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select case user1 when ${memberId} then user2 else user1 end as id from matches
      where ${memberId} in (user1, user2) and status = 'active'
    union select to_id from likes where from_id = ${memberId}
    union select from_id from likes where to_id = ${memberId}`.execute(db)
  return rows.map(({ id }) => id)
}
