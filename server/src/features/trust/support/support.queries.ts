import type { Language } from '@ndoa/contract/languages'
import type { ContactMessage } from '@ndoa/contract/trust/support'
import { type Insertable, sql } from 'kysely'
import type { Notices } from '../../../platform/db/generated/tables.ts'
import type { Db, Tx } from '../../../platform/db.ts'

export const insertNotice = (tx: Tx, notice: Insertable<Notices>) =>
  tx.insertInto('notices').values(notice).execute()

export const insertContactMessage = (
  tx: Tx,
  message: ContactMessage & { case_id: string; language: Language },
) => tx.insertInto('contact_messages').values(message).execute()

export async function isStored(db: Db, clientMessageId: string): Promise<boolean> {
  const stored = await db
    .selectFrom('contact_messages')
    .select('id')
    .where('client_message_id', '=', clientMessageId)
    .executeTakeFirst()
  return stored !== undefined
}

/** The marked letters are deleted as soon as their case is not on legal hold. */
export const markLettersOfDeleted = (tx: Tx, email: string | null) =>
  sql`update contact_messages set account_deleted = true where lower(email) = lower(${email})`.execute(tx)
