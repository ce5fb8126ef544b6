import type { Db } from '../../../platform/db.ts'
import type { AuthContext } from '../auth-context.ts'
import { DUMMY_HASH, hashSignUpPassword, type QueueOptions, verifyPassword } from './passwords.ts'

/** The confirmed member with this address; unconfirmed sign-ups do not count. */
export const memberWith = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .leftJoin('passwords', 'passwords.user_id', 'users.id')
    .select(['users.id', 'passwords.hash'])
    .where('users.email', '=', email)
    .where('users.email_verified', '=', true)
    .executeTakeFirst()

/**
 * The account that the password belongs to: the member's, else one of the unconfirmed sign-ups' for the address.
 * It hashes exactly once, so a member, sign-ups and an unknown address take the same work.
 */
export async function findByPassword(
  { app: { db }, secrets }: Pick<AuthContext, 'app' | 'secrets'>,
  member: Awaited<ReturnType<typeof memberWith>>,
  { email, password }: { email: string; password: string },
  turn: QueueOptions,
): Promise<{ id: string; hash: string } | null> {
  if (!member) return signUpWith(db, email, await hashSignUpPassword(secrets, email, password, turn))
  const right = await verifyPassword({ hash: member.hash ?? (await DUMMY_HASH), password }, turn)
  return right && member.hash ? { id: member.id, hash: member.hash } : null
}

async function signUpWith(db: Db, email: string, hash: string) {
  const found = await db
    .selectFrom('users')
    .innerJoin('passwords', 'passwords.user_id', 'users.id')
    .select(['users.id', 'passwords.hash'])
    .where('users.email', '=', email)
    .where('users.email_verified', '=', false)
    .where('passwords.hash', '=', hash)
    .orderBy('users.created_at', 'desc')
    .executeTakeFirst()
  return found ?? null
}
