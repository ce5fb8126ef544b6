import type { App, Staff } from '../../platform/app.ts'
import { tryConsume } from '../../platform/limits.ts'
import { hashPassword, isCommonPassword, refund, tooManyTries, verifyPassword } from '../accounts/index.ts'
import { fail } from '../failures.ts'
import { recordAct } from './audit/record-act.ts'
import { createStaffSession } from './staff-session.ts'

const WRONG_PASSWORDS = { max: 10, per: '1 hour' }

/**
 * Replaces one's own password. All sessions end. The browser gets a new one, which ends when the old one would have:
 * without a code nobody stays signed in for longer.
 * @returns the token of the new session
 * @throws accounts.wrong_password, accounts.password_common, staff.password_unchanged
 */
export async function changeOwnPassword(
  app: App,
  staff: Staff,
  { current_password, password }: { current_password: string; password: string },
): Promise<string> {
  const { email, password_hash } = await app.db
    .selectFrom('staff')
    .select(['email', 'password_hash'])
    .where('id', '=', staff.id)
    .executeTakeFirstOrThrow()
  if (!password_hash) throw fail('request.not_found') // removed in this moment
  await proveCurrent(app, staff, { hash: password_hash, password: current_password })
  if (isCommonPassword(password, email)) throw fail('accounts.password_common')
  if (password === current_password) throw fail('staff.password_unchanged')
  const hash = await hashPassword(password, { known: true })
  return replace(app, staff, password_hash, hash)
}

async function proveCurrent({ db }: App, { id }: Staff, judged: { hash: string; password: string }) {
  const key = `staff-password ${id}`
  const wait = await tryConsume(db, key, WRONG_PASSWORDS)
  if (wait !== null) throw tooManyTries('accounts.too_many_tries', wait)
  if (!(await verifyPassword(judged, { known: true }))) throw fail('accounts.wrong_password')
  await refund(db, key)
}

function replace(
  { db, clock }: App,
  { id, sessionId }: Staff,
  before: string,
  after: string,
): Promise<string> {
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('staff')
      .set({ password_hash: after, password_is_initial: false })
      .where('id', '=', id)
      .where('password_hash', '=', before) // neither removed nor changed meanwhile
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw fail('request.not_found')
    const ended = await tx
      .deleteFrom('staff_sessions')
      .where('staff_id', '=', id)
      .returning(['id', 'expires_at'])
      .execute()
    const own = ended.find((session) => session.id === sessionId)
    if (!own) throw fail('request.not_found') // signed out in this moment
    const { token } = await createStaffSession(tx, id, now, new Date(own.expires_at))
    await recordAct(tx, { act: 'password_changed', at: now, by: id, subject: { kind: 'staff', id } })
    return token
  })
}
