import { sql } from 'kysely'
import { type DeletedAccount, deletePhoneCodes } from '../../features/identity/accounts/index.ts'
import { deleteLetters } from '../../features/trust/reports/index.ts'
import { markLettersOfDeleted } from '../../features/trust/support/index.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { deleteFromOutbox } from '../../platform/development-outbox.queries.ts'

export async function membersAffectedBy(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from (
      select case user1 when ${userId} then user2 else user1 end as id
      from matches where ${userId} in (user1, user2) and status = 'active'
      union select to_id from likes where from_id = ${userId}
      union select from_id from likes where to_id = ${userId}
    ) o
    where not exists (select from blocks b
      where (b.blocker_id, b.blocked_id) in ((${userId}, o.id), (o.id, ${userId})))`.execute(db)
  return rows.map(({ id }) => id)
}

/** Locks as senders do, so that messages being sent are stored before their conversation is deleted. */
export const lockConversations = (tx: Tx, userId: string) =>
  sql`select from matches where ${userId} in (user1, user2) order by id for update`.execute(tx)

/** Keeps concurrent transactions from adding reports and cases about the member. */
export const lockUser = (tx: Tx, userId: string) =>
  sql`select from users where id = ${userId} for update`.execute(tx)

/** Deletes data stored under a confirmed address or number, which is not deleted with the account's row. */
export async function forgetContact(
  tx: Tx,
  userId: string,
  { email, phone }: DeletedAccount,
  now: Date,
): Promise<void> {
  await deleteFromOutbox(tx, [userId, email, phone])
  await markLettersOfDeleted(tx, email)
  await deleteLetters(tx, now)
  await deletePhoneCodes(tx, phone)
}
