import type { Language } from '@ndoa/contract/languages'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'

/** @returns false when the account was deactivated before */
export async function setDeactivated(tx: Tx, userId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ deactivated_at: at })
    .where('id', '=', userId)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Every device is signed out; open connections close by themselves. */
export const endSessions = (tx: Tx, userId: string) =>
  tx.deleteFrom('sessions').where('user_id', '=', userId).execute()

export interface Conversation {
  match_id: string
  other_id: string
}

const conversationsOf = (userId: string) => sql`
  select m.id as match_id, case m.user1 when ${userId} then m.user2 else m.user1 end as other_id
  from matches m where ${userId} in (m.user1, m.user2) and m.status = 'active'`

/** The conversations of a member that the other side sees; not those with a block between the two. */
export async function conversationsSeenByOthers(db: Db, userId: string): Promise<Conversation[]> {
  const { rows } = await sql<Conversation>`
    select c.* from (${conversationsOf(userId)}) c
    where not exists (select from blocks b
      where (b.blocker_id, b.blocked_id) in ((${userId}, c.other_id), (c.other_id, ${userId})))`.execute(db)
  return rows
}

/** Anyone who has a conversation with a member, or a like from or for them; not those with a block between the two. */
export async function othersOf(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from (
      select other_id as id from (${conversationsOf(userId)}) c
      union select to_id from likes where from_id = ${userId}
      union select from_id from likes where to_id = ${userId}
    ) o
    where not exists (select from blocks b
      where (b.blocker_id, b.blocked_id) in ((${userId}, o.id), (o.id, ${userId})))`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Holds all conversations of a member in the order in which senders do, so that a message under way is through
 * before its conversation goes.
 */
export const lockConversations = (tx: Tx, userId: string) =>
  sql`select from matches where ${userId} in (user1, user2) order by id for update`.execute(tx)

/** From here on nobody reports the member or opens a case about them. */
export const lockUser = (tx: Tx, userId: string) =>
  sql`select from users where id = ${userId} for update`.execute(tx)

/** Whose account was deleted. Only what they had proven is theirs: an address in a sign-up may be anybody's. */
export interface Contact {
  name: string
  language: Language
  email: string | null
  phone: string | null
  restriction_id: string | null
  suspended_at: Date | null
  suspended_until: Date | null
}

/** Deletes the account; everything that refers to it goes with it. @returns null when it was gone before */
export async function deleteUser(tx: Tx, userId: string): Promise<Contact | null> {
  const user = await tx
    .deleteFrom('users')
    .where('id', '=', userId)
    .returning([
      'name',
      'language',
      'email',
      'email_verified',
      'phone',
      'phone_confirmed_at',
      'restriction_id',
      'suspended_at',
      'suspended_until',
    ])
    .$narrowType<{ language: Language }>()
    .executeTakeFirst()
  if (!user) return null
  const { email_verified, phone_confirmed_at, ...contact } = user
  return {
    ...contact,
    email: email_verified ? contact.email : null,
    phone: phone_confirmed_at ? contact.phone : null,
  }
}

/** What is kept under a proven mail address or number, and so does not go with the account by itself. */
export async function forgetContact(tx: Tx, userId: string, { email, phone }: Contact): Promise<void> {
  const words = [userId, email, phone].filter((word) => word !== null)
  await sql`delete from development_outbox using unnest(${words}::text[]) word
    where lower(recipient) = lower(word) or strpos(lower(body), lower(word)) > 0`.execute(tx)
  await sql`delete from contact_messages where lower(email) = lower(${email})`.execute(tx)
  await sql`delete from temp_phone_registration where phone_number = ${phone}`.execute(tx)
  await sql`delete from phone_codes where phone_number = ${phone}`.execute(tx)
}
