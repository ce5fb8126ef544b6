import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/** Finds a member by id or by a confirmed contact; several members may have entered the same unconfirmed contact. */
export async function memberWith(db: Db, contact: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from users
    where (email = ${contact} and email_confirmed_at is not null)
      or (phone = ${contact} and phone_confirmed_at is not null) or id::text = ${contact}`.execute(db)
  return rows.length === 1 ? rows[0]?.id : undefined
}
