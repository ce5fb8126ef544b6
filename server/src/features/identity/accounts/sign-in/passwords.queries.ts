import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db.ts'

interface Password {
  user_id: string
  hash: string
  updated_at: Date
  /** Session id. */
  set_by: string
}

/** @returns whether the member had no password before */
export async function savePassword(tx: Tx, { user_id, ...password }: Password): Promise<boolean> {
  const { is_first } = await tx
    .insertInto('passwords')
    .values({ user_id, ...password })
    .onConflict((before) => before.column('user_id').doUpdateSet(password))
    .returning(sql<boolean>`xmax = 0`.as('is_first')) // true for an insert, false for an update
    .executeTakeFirstOrThrow()
  return is_first
}

/** @returns the hash if this session has set the password after `since` */
export async function passwordSetBy(
  db: Db,
  userId: string,
  sessionId: string,
  since: Date,
): Promise<string | undefined> {
  const set = await db
    .selectFrom('passwords')
    .select('hash')
    .where('user_id', '=', userId)
    .where('set_by', '=', sessionId)
    .where('updated_at', '>', since)
    .executeTakeFirst()
  return set?.hash
}

export const memberWith = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .leftJoin('passwords', 'passwords.user_id', 'users.id')
    .select(['users.id', 'passwords.hash'])
    .where('users.email', '=', email)
    .where('users.email_verified', '=', true)
    .executeTakeFirst()

export async function signUpWith(db: Db, email: string, hashes: readonly string[]) {
  const found = await db
    .selectFrom('users')
    .innerJoin('passwords', 'passwords.user_id', 'users.id')
    .select(['users.id', 'passwords.hash'])
    .where('users.email', '=', email)
    .where('users.email_verified', '=', false)
    .where('passwords.hash', 'in', hashes)
    .orderBy('users.created_at', 'desc')
    .executeTakeFirst()
  return found ?? null
}
