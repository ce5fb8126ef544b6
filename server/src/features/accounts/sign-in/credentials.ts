import type { Db } from '../../../platform/db.ts'
import type { AuthContext } from '../auth-context.ts'
import { DUMMY_HASH, hashSignUpPassword, type QueueOptions, verifyPassword } from './passwords.ts'

/** The member whose address this is. Sign-ups that only wait on it are nobody's yet. */
export const memberWith = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .leftJoin('passwords', 'passwords.user_id', 'users.id')
    .select(['users.id', 'passwords.hash'])
    .where('users.email', '=', email)
    .where('users.email_verified', '=', true)
    .executeTakeFirst()

/**
 * Whose password this is: the member's, else one of the sign-ups' that wait on the address.
 * One hash each time: a member, sign-ups and an address that nobody has are equally much work.
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
