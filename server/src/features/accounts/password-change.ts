import type { PasswordChange } from '@ndoa/contract/accounts'
import type { Language } from '@ndoa/contract/languages'
import { FRESH_MINUTES } from '@ndoa/contract/limits'
import type { App, Viewer } from '../../platform/app.ts'
import { ok } from '../../platform/calls.ts'
import { fail } from '../failures.ts'
import type { AuthContext, OwnCall } from './auth-context.ts'
import { countWrongTry } from './limits/accounts.limits.ts'
import { acquireSignInSlot } from './limits/password-attempts.ts'
import { mayGoFirst } from './limits/request-slots.ts'
import { passwordChanged } from './notices.ts'
import { endChallenges } from './second-factor/challenges.ts'
import { resetFactorAttempts } from './second-factor/second-factor-attempts.ts'
import { type Origin, originOf, recordSecurityEvent } from './security-log.ts'
import { sendNotice } from './send-notice.ts'
import { requireRecentAuth } from './sessions/recent-auth.ts'
import { rememberDevice } from './sign-in/known-devices.ts'
import { savePassword } from './sign-in/passwords.queries.ts'
import { hashPassword, isCommonPassword, verifyPassword } from './sign-in/passwords.ts'
import { wordsIn } from './words/index.ts'

/** A new password ends every other session and voids every open link and unfinished sign-in. */
export async function changePassword(call: OwnCall, { password, current_password }: PasswordChange) {
  const { app, auth, viewer, request } = call
  if (await hasJustSet(auth, viewer, password)) return answerChanged(call)
  await requireRecentAuth(auth, viewer, current_password)
  const user = await app.db
    .selectFrom('users')
    .select(['name', 'language', 'email', 'phone'])
    .where('id', '=', viewer.id)
    .$narrowType<{ language: Language }>()
    .executeTakeFirstOrThrow()
  if (!user.email) throw fail('accounts.email_needed')
  if (isCommonPassword(password, user.email)) throw fail('accounts.password_common')
  const { known, release } = acquireSignInSlot(auth, request) // no other limit counts password changes
  const hash = await hashPassword(password, { known }).finally(release)
  await setPassword(app, viewer, hash, await originOf(request))
  await sendNotice(auth, user, passwordChanged)
  return answerChanged(call)
}

async function answerChanged({ auth, viewer, request, reply }: OwnCall) {
  await rememberDevice(auth, request, reply, viewer.id) // the change has ended the marks of all browsers
  return ok(null, wordsIn(viewer.language).passwordUpdated)
}

/**
 * Whether this session set this very password a moment ago, with the recent auth that this takes: the answer was lost, and
 * the member asks again with the former password. A wrong guess counts like one of the current password.
 */
async function hasJustSet(
  { app, config }: AuthContext,
  { id, sessionId }: Viewer,
  password: string,
): Promise<boolean> {
  const set = await app.db
    .selectFrom('passwords')
    .select('hash')
    .where('user_id', '=', id)
    .where('set_by', '=', sessionId)
    .where('updated_at', '>', new Date(app.clock.now().getTime() - FRESH_MINUTES * 60_000))
    .executeTakeFirst()
  if (!set) return false
  const judge = () => verifyPassword({ hash: set.hash, password }, { known: mayGoFirst(id) })
  return countWrongTry(app.db, `proof ${id}`, config.LIMIT_PROOF, judge)
}

function setPassword({ db, clock }: App, { id, sessionId }: Viewer, hash: string, origin: Origin) {
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    const isFirst = await savePassword(tx, { user_id: id, hash, updated_at: now, set_by: sessionId })
    const kind = isFirst ? 'password_set' : 'password_changed'
    await recordSecurityEvent(tx, { user_id: id, kind, created_at: now, ...origin })
    await tx.deleteFrom('sessions').where('user_id', '=', id).where('id', '!=', sessionId).execute()
    await tx.deleteFrom('mail_codes').where('user_id', '=', id).execute()
    await endChallenges(tx, id)
    await resetFactorAttempts(tx, id)
  })
}
