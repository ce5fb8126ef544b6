import type { Language } from '@ndoa/contract/languages'
import { type Insertable } from 'kysely'
import type { Sessions } from '../../../../platform/db/generated/tables.ts'
import type { Db, Tx } from '../../../../platform/db.ts'

/** Locks the account against a concurrent deletion: either the sign-in or the deletion waits. */
export const lockUser = (tx: Tx, userId: string) =>
  tx.selectFrom('users').select('id').where('id', '=', userId).forKeyShare().executeTakeFirst()

export const signInState = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select(['deactivated_at', 'two_factor_enabled'])
    .where('id', '=', userId)
    .executeTakeFirst()

export const insertSession = (tx: Tx, session: Insertable<Sessions>) =>
  tx.insertInto('sessions').values(session).execute()

export const endOldestSessions = (tx: Tx, userId: string, kept: number) =>
  tx
    .deleteFrom('sessions')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('updated_at', 'desc')
        .orderBy('created_at', 'desc')
        .offset(kept),
    )
    .execute()

/** Waits for a concurrent password change, and makes the next one wait. */
export const lockPassword = (tx: Tx, userId: string, hash: string) =>
  tx
    .selectFrom('passwords')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .forShare()
    .executeTakeFirst()

/** @returns false if the account was not deactivated */
export async function setReactivated(tx: Tx, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ deactivated_at: null })
    .where('id', '=', userId)
    .where('deactivated_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export const sessionsOf = (db: Db, userId: string, now: Date) =>
  db
    .selectFrom('sessions')
    .select(['id', 'place', 'user_agent', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()

/** @returns the given sessions that still exist and whose member is not suspended */
export async function sessionsAlive(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where('sessions.id', 'in', ids)
    .where('users.suspended_at', 'is', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** @returns false if the member has no such session */
export async function deleteSession(tx: Tx, userId: string, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** @returns the session's member */
export async function endSessionWith(db: Db, token: string): Promise<string | undefined> {
  const ended = await db
    .deleteFrom('sessions')
    .where('token', '=', token)
    .returning('user_id')
    .executeTakeFirst()
  return ended?.user_id
}

/** @returns the number of ended sessions */
export async function endSessions(tx: Tx, userId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** @returns the number of ended sessions */
export async function endSessionsExcept(tx: Tx, userId: string, sessionId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '!=', sessionId)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export const markSecondFactor = (tx: Tx, sessionId: string) =>
  tx.updateTable('sessions').set({ second_factor: true }).where('id', '=', sessionId).execute()

export const proofsOf = (db: Db, sessionId: string) =>
  db
    .selectFrom('sessions')
    .leftJoin('passwords', 'passwords.user_id', 'sessions.user_id')
    .select(['sessions.created_at', 'passwords.hash'])
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst()

export const accountOf = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .select([
      'id',
      'email',
      'name',
      'profiles.display_name as shown_name',
      'language',
      'email_confirmed_at',
      'phone_confirmed_at',
      'confirmed_at',
      'suspended_at',
      'suspended_until',
    ])
    .where('id', '=', userId)
    .$narrowType<{ language: Language }>()
    .executeTakeFirstOrThrow()

/** @returns null for an unconfirmed sign-up, which may use another person's address */
export async function epochOf(db: Db, userId: string): Promise<number | null> {
  const user = await db
    .selectFrom('users')
    .select('credential_epoch')
    .where('id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return user?.credential_epoch ?? null
}
