import { FRESH_MINUTES } from '@ndoa/contract/limits'
import type { Viewer } from '../../../../platform/app.ts'
import type { Db } from '../../../../platform/db.ts'
import { fail } from '../../../shared/failures.ts'
import type { AuthContext } from '../auth-context.ts'
import { countWrongAttempt } from '../limits/accounts.limits.ts'
import { tryUsePriority } from '../limits/request-slots.ts'
import { verifyPassword } from '../sign-in/passwords.ts'
import { proofsOf } from './sessions.queries.ts'

/** @throws accounts.proof_needed or accounts.wrong_password without a recent sign-in or the current password */
export async function requireRecentAuth(
  { app, config }: Pick<AuthContext, 'app' | 'config'>,
  viewer: Viewer,
  currentPassword: string | undefined,
): Promise<void> {
  const { hash, freshUntil } = await availableProofs(app.db, viewer)
  if (freshUntil > app.clock.now()) return
  if (!currentPassword || !hash) throw fail('accounts.proof_needed')
  const judge = () =>
    verifyPassword({ hash, password: currentPassword }, { known: tryUsePriority(viewer.id) })
  if (!(await countWrongAttempt(app.db, `proof ${viewer.id}`, config.LIMIT_PROOF, judge)))
    throw fail('accounts.wrong_password')
}

export async function availableProofs(
  db: Db,
  viewer: Viewer,
): Promise<{ hash: string | null; freshUntil: Date }> {
  const proofs = await proofsOf(db, viewer.sessionId)
  if (!proofs) throw fail('accounts.sign_in_needed')
  const { created_at, hash } = proofs
  return { hash, freshUntil: new Date(new Date(created_at).getTime() + FRESH_MINUTES * 60_000) }
}
