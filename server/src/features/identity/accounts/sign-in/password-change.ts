import type { PasswordChange } from '@ndoa/contract/identity/accounts'
import { FRESH_MINUTES } from '@ndoa/contract/limits'
import type { App, Viewer } from '../../../../platform/app.ts'
import { ok } from '../../../../platform/calls.ts'
import { fail } from '../../../shared/failures.ts'
import { allChannelsOf } from '../accounts.queries.ts'
import type { AuthContext, OwnCall } from '../auth-context.ts'
import { countWrongAttempt } from '../limits/accounts.limits.ts'
import { acquireSignInSlot } from '../limits/password-attempts.ts'
import { tryUsePriority } from '../limits/request-slots.ts'
import { passwordChanged } from '../notices.ts'
import { endChallenges } from '../second-factor/second-factor.queries.ts'
import { resetFactorAttempts } from '../second-factor/second-factor-attempts.ts'
import { type Origin, recordSecurityEvent } from '../security-log.queries.ts'
import { originOf } from '../security-log.ts'
import { sendNotice } from '../send-notice.ts'
import { requireRecentAuth } from '../sessions/recent-auth.ts'
import { endSessionsExcept } from '../sessions/sessions.queries.ts'
import { wordsIn } from '../words.ts'
import { rememberDevice } from './known-devices.ts'
import { deleteMailCodesOf } from './mail-codes.queries.ts'
import { passwordSetBy, savePassword } from './passwords.queries.ts'
import { hashPassword, isCommonPassword, verifyPassword } from './passwords.ts'

export async function changePassword(call: OwnCall, { password, current_password }: PasswordChange) {
  const { app, auth, viewer, request } = call
  if (await hasJustSet(auth, viewer, password)) return answerChanged(call)
  await requireRecentAuth(auth, viewer, current_password)
  const user = await allChannelsOf(app.db, viewer.id)
  if (!user.email) throw fail('accounts.email_needed')
  if (isCommonPassword(password, user.email)) throw fail('accounts.password_common')
  const { known, release } = acquireSignInSlot(auth, request) // no other limit counts password changes
  const hash = await hashPassword(password, { known }).finally(release)
  await setPassword(app, viewer, hash, await originOf(request))
  await sendNotice(auth, user, passwordChanged)
  return answerChanged(call)
}

async function answerChanged({ auth, viewer, request, reply }: OwnCall) {
  await rememberDevice(auth, request, reply, viewer.id) // the change voided every browser's mark
  return ok(null, wordsIn(viewer.language).passwordUpdated)
}

/** Detects a retry after a lost response. A wrong guess counts like a wrong current password. */
async function hasJustSet(
  { app, config }: AuthContext,
  { id, sessionId }: Viewer,
  password: string,
): Promise<boolean> {
  const since = new Date(app.clock.now().getTime() - FRESH_MINUTES * 60_000)
  const hash = await passwordSetBy(app.db, id, sessionId, since)
  if (!hash) return false
  const judge = () => verifyPassword({ hash, password }, { known: tryUsePriority(id) })
  return countWrongAttempt(app.db, `proof ${id}`, config.LIMIT_PROOF, judge)
}

function setPassword({ db, clock }: App, { id, sessionId }: Viewer, hash: string, origin: Origin) {
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    const isFirst = await savePassword(tx, { user_id: id, hash, updated_at: now, set_by: sessionId })
    const kind = isFirst ? 'password_set' : 'password_changed'
    await recordSecurityEvent(tx, { user_id: id, kind, created_at: now, ...origin })
    await endSessionsExcept(tx, id, sessionId)
    await deleteMailCodesOf(tx, id)
    await endChallenges(tx, id)
    await resetFactorAttempts(tx, id)
  })
}
