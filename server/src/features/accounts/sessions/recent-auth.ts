import { FRESH_MINUTES } from '@ndoa/contract/limits'
import type { Viewer } from '../../../platform/app.ts'
import type { Db } from '../../../platform/db.ts'
import { fail } from '../../failures.ts'
import type { AuthContext } from '../auth-context.ts'
import { countWrongTry } from '../limits/accounts.limits.ts'
import { mayGoFirst } from '../limits/request-slots.ts'
import { verifyPassword } from '../sign-in/passwords.ts'

/**
 * Required before a member changes how they sign in, or leaves: a sign-in of the last ten minutes, or the current password.
 * An unlocked phone in a stranger's hand is not enough.
 * @throws the refusal, when neither is given
 */
export async function requireRecentAuth(
  { app, config }: Pick<AuthContext, 'app' | 'config'>,
  viewer: Viewer,
  currentPassword: string | undefined,
): Promise<void> {
  const { hash, freshUntil } = await availableProofs(app.db, viewer)
  if (freshUntil > app.clock.now()) return
  if (!currentPassword || !hash) throw fail('accounts.proof_needed')
  const judge = () => verifyPassword({ hash, password: currentPassword }, { known: mayGoFirst(viewer.id) })
  if (!(await countWrongTry(app.db, `proof ${viewer.id}`, config.LIMIT_PROOF, judge)))
    throw fail('accounts.wrong_password')
}

/** How the member of a session can authenticate again. */
export async function availableProofs(
  db: Db,
  viewer: Viewer,
): Promise<{ hash: string | null; freshUntil: Date }> {
  const { created_at, hash } = await db
    .selectFrom('sessions')
    .leftJoin('passwords', 'passwords.user_id', 'sessions.user_id')
    .select(['sessions.created_at', 'passwords.hash'])
    .where('sessions.id', '=', viewer.sessionId)
    .executeTakeFirstOrThrow(() => fail('accounts.sign_in_needed'))
  return { hash, freshUntil: new Date(new Date(created_at).getTime() + FRESH_MINUTES * 60_000) }
}
