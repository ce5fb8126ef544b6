import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'

/** Why an account may belong to a banned person. A phone or a mailbox is exact; the others are weaker. */
export type Sign = 'phone' | 'email' | 'device' | 'photo' | 'bio'

export interface FoundSign {
  ban_id: string
  sign: Sign
  photo_id?: string
  /** The account was there before the ban: it restricts nothing. */
  was_there_before?: boolean
}

/** `held`: first photo and conversations wait; `hidden`: nobody sees the member. */
export type WaitState = 'free' | 'held' | 'hidden'

/**
 * Signs of one member are written one after the other. A ban of the member themself says nothing new.
 * @returns whether one was not known before
 */
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

/**
 * What the counting signs add up to. Signs of a ban that staff have cleared the member of do not count, nor what the account
 * had before the ban.
 */
export async function stateFor(db: Db, memberId: string): Promise<WaitState> {
  const { rows } = await sql<{ exact: boolean; weaker: number }>`
    select bool_or(sign in ('phone', 'email')) as exact,
      count(*) filter (where sign not in ('phone', 'email'))::int as weaker
    from ban_signs where member_id = ${memberId} and not was_there_before
    group by ban_id having bool_and(cleared_at is null)`.execute(db)
  if (rows.some(({ exact, weaker }) => exact || weaker > 1)) return 'hidden'
  return rows.length > 0 ? 'held' : 'free'
}

/** @returns whether this changed anything; nobody is shown again by a weaker sign */
export async function holdMember(tx: Tx, memberId: string, state: WaitState, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({
      held_since: sql`coalesce(held_since, ${now})`,
      ...(state === 'hidden' && { hidden_since: sql`coalesce(hidden_since, ${now})` }),
    })
    .where('id', '=', memberId)
    .where(state === 'hidden' ? 'hidden_since' : 'held_since', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const hasOpenCase = async (db: Db, memberId: string): Promise<boolean> =>
  (await db
    .selectFrom('cases')
    .select('id')
    .where('kind', '=', 'same_person')
    .where('subject_id', '=', memberId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()) !== undefined

/** Anyone who has a match with a member, or a like from or for them. */
export async function peopleAround(db: Db, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select case user1 when ${memberId} then user2 else user1 end as id from matches
      where ${memberId} in (user1, user2) and status = 'active'
    union select to_id from likes where from_id = ${memberId}
    union select from_id from likes where to_id = ${memberId}`.execute(db)
  return rows.map(({ id }) => id)
}
