import type { PasswordChange } from '@ndoa/contract/accounts'
import type { Language } from '@ndoa/contract/languages'
import { sql } from 'kysely'
import type { App, Viewer } from '../../platform/app.ts'
import { ok } from '../../platform/calls.ts'
import { fail } from '../failures.ts'
import type { OwnCall } from './auth-context.ts'
import { acquireSignInSlot } from './limits/password-attempts.ts'
import { passwordChanged } from './notices.ts'
import { endChallenges } from './second-factor/challenges.ts'
import { resetFactorAttempts } from './second-factor/second-factor-attempts.ts'
import { type Origin, originOf, recordSecurityEvent } from './security-log.ts'
import { sendNotice } from './send-notice.ts'
import { requireRecentAuth } from './sessions/recent-auth.ts'
import { rememberDevice } from './sign-in/known-devices.ts'
import { hashPassword, isCommonPassword } from './sign-in/passwords.ts'
import { wordsIn } from './words/index.ts'

/** A new password ends every other session and voids every open link and unfinished sign-in. */
export async function changePassword(
  { app, auth, viewer, request, reply }: OwnCall,
  { password, current_password }: PasswordChange,
) {
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
  await rememberDevice(auth, request, reply, viewer.id) // the change has ended the marks of all browsers
  await sendNotice(auth, user, passwordChanged)
  return ok(null, wordsIn(viewer.language).passwordUpdated)
}

function setPassword({ db, clock }: App, { id, sessionId }: Viewer, hash: string, origin: Origin) {
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    const { is_first } = await tx
      .insertInto('passwords')
      .values({ user_id: id, hash, updated_at: now })
      .onConflict((before) => before.column('user_id').doUpdateSet({ hash, updated_at: now }))
      .returning(sql<boolean>`xmax = 0`.as('is_first')) // true for an insert, false for an update
      .executeTakeFirstOrThrow()
    const kind = is_first ? 'password_set' : 'password_changed'
    await recordSecurityEvent(tx, { user_id: id, kind, created_at: now, ...origin })
    await tx.deleteFrom('sessions').where('user_id', '=', id).where('id', '!=', sessionId).execute()
    await tx.deleteFrom('mail_codes').where('user_id', '=', id).execute()
    await endChallenges(tx, id)
    await resetFactorAttempts(tx, id)
  })
}
