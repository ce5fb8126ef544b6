import { normalisePassword } from '@ndoa/contract/identity/account-rules'
import type { App, Staff } from '../../../platform/app.ts'
import { tryConsume } from '../../../platform/limits.ts'
import {
  hashPassword,
  isCommonPassword,
  refund,
  tooManyTries,
  verifyPassword,
} from '../../identity/accounts/index.ts'
import { fail } from '../../shared/failures.ts'
import { recordAct } from './audit/record-act.ts'
import { WRONG_PASSWORDS } from './staff.limits.ts'
import { credentialsOf, replacePassword } from './staff-people.queries.ts'
import { endSessionsOfStaff } from './staff-session.queries.ts'
import { createStaffSession } from './staff-session.ts'

/**
 * @returns a new session's token; the session keeps the old expiry, since no code was checked
 * @throws accounts.wrong_password, accounts.password_common, staff.password_unchanged
 */
export async function changeOwnPassword(
  app: App,
  staff: Staff,
  { current_password, password }: { current_password: string; password: string },
): Promise<string> {
  const { email, password_hash } = await credentialsOf(app.db, staff.id)
  if (!password_hash) throw fail('request.not_found') // removed in the meantime
  await requireCurrentPassword(app, staff, { hash: password_hash, password: current_password })
  if (isCommonPassword(password, email)) throw fail('accounts.password_common')
  if (normalisePassword(password) === normalisePassword(current_password))
    throw fail('staff.password_unchanged')
  const hash = await hashPassword(password, { known: true })
  return replaceAndSignIn(app, staff, password_hash, hash)
}

async function requireCurrentPassword(
  { db }: App,
  { id }: Staff,
  candidate: { hash: string; password: string },
) {
  const key = `staff-password ${id}`
  const wait = await tryConsume(db, key, WRONG_PASSWORDS)
  if (wait !== null) throw tooManyTries('accounts.too_many_tries', wait)
  if (!(await verifyPassword(candidate, { known: true }))) throw fail('accounts.wrong_password')
  await refund(db, key)
}

function replaceAndSignIn(
  { db, clock }: App,
  { id, sessionId }: Staff,
  before: string,
  after: string,
): Promise<string> {
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    if (!(await replacePassword(tx, id, before, after))) throw fail('request.not_found')
    const ended = await endSessionsOfStaff(tx, id)
    const own = ended.find((session) => session.id === sessionId)
    if (!own) throw fail('request.not_found') // signed out in the meantime
    const { token } = await createStaffSession(tx, id, now, new Date(own.expires_at))
    await recordAct(tx, { act: 'password_changed', at: now, by: id, subject: { kind: 'staff', id } })
    return token
  })
}
