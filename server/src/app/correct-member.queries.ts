import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/** Ignores unconfirmed contacts, because several members may have entered the same one. */
export async function findMemberId(db: Db, contact: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from users
    where (email = ${contact} and email_confirmed_at is not null)
      or (phone = ${contact} and phone_confirmed_at is not null) or id::text = ${contact}`.execute(db)
  return rows.length === 1 ? rows[0]?.id : undefined
}
