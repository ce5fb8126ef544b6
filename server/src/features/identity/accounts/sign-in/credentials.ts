import type { AuthContext } from '../auth-context.ts'
import { memberWith, signUpWith } from './passwords.queries.ts'
import { DUMMY_HASH, type QueueOptions, signUpHashes, verifyPassword } from './passwords.ts'

/** Hashes exactly once for each form of the password, so that a member, sign-ups and an unknown address take the same work. */
export async function findByPassword(
  { app: { db }, secrets }: Pick<AuthContext, 'app' | 'secrets'>,
  member: Awaited<ReturnType<typeof memberWith>>,
  { email, password }: { email: string; password: string },
  turn: QueueOptions,
): Promise<{ id: string; hash: string } | null> {
  if (!member) return signUpWith(db, email, await signUpHashes(secrets, email, password, turn))
  const right = await verifyPassword({ hash: member.hash ?? (await DUMMY_HASH), password }, turn)
  return right && member.hash ? { id: member.id, hash: member.hash } : null
}
