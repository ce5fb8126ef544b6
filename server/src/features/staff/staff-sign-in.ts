import type { FastifyRequest } from 'fastify'
import type { App } from '../../platform/app.ts'
import { tryConsume } from '../../platform/limits.ts'
import { counter } from '../../platform/metrics.ts'
import { DUMMY_HASH, newTotpSecret, stepOf, tokenHash, verifyPassword } from '../accounts/index.ts'
import { fail } from '../failures.ts'
import { recordAct } from './audit/record-act.ts'
import { type Attempt, countStaffAttempt } from './sign-in-attempts.ts'
import { staffTokenOf } from './staff-cookie.ts'
import { createStaffSession } from './staff-session.ts'

interface Credentials {
  email: string
  password: string
  code: string
}

const signIns = counter('staff_sign_ins_total', 'Sign-ins at /staff, by outcome', ['outcome'])

/**
 * Password and code together. A wrong one of the two, and an address that nobody on the staff has, are refused alike.
 * @returns the token of the new session, and its id
 */
export async function signInStaff(app: App, request: FastifyRequest, credentials: Credentials) {
  const email = credentials.email.toLowerCase()
  const attempt = await countStaffAttempt(app, request.ip, email)
  const person = await personWith(app, email)
  const hash = person?.password_hash ?? (await DUMMY_HASH)
  const isPasswordRight = await judge(attempt, { hash, password: credentials.password })
  // Always checked, with a dummy secret if need be: all refusals cost the same work.
  const step = stepOf(secretOf(app, person), credentials.code, app.clock.now())
  const session =
    person && isPasswordRight && step !== null ? await begin(app, request, { ...person, hash, step }) : null
  if (!session) {
    signIns.inc({ outcome: 'refused' })
    if (person) recordRefusal(app, person.id)
    throw fail('staff.wrong_credentials')
  }
  signIns.inc({ outcome: 'success' })
  await attempt.succeed()
  return session
}

async function judge(attempt: Attempt, given: { hash: string; password: string }): Promise<boolean> {
  try {
    return await verifyPassword(given, { known: attempt.isKnown })
  } catch (error) {
    await attempt.release()
    throw error
  }
}

const personWith = ({ db }: App, email: string) =>
  db
    .selectFrom('staff')
    .select(['id', 'password_hash', 'totp_secret'])
    .where((row) => row(row.fn<string>('lower', ['email']), '=', email))
    .where('removed_at', 'is', null)
    .executeTakeFirst()

const NOBODYS_SECRET = newTotpSecret()

const secretOf = ({ staff }: App, person: { id: string; totp_secret: string | null } | undefined) =>
  person?.totp_secret ? staff.secrets.decrypt(person.totp_secret, person.id) : NOBODYS_SECRET

/**
 * Takes the code, which counts once, unless the person was removed or the password changed in this moment. A session
 * that the browser had before ends: nobody can continue in it, whoever put it there.
 */
function begin(
  { db, clock, config }: App,
  { headers }: FastifyRequest,
  { id, hash, step }: { id: string; hash: string; step: number },
) {
  const now = clock.now()
  const before = staffTokenOf(headers.cookie, config.publicUrl)
  return db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('staff')
      .set({ totp_step: step })
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .where('password_hash', '=', hash)
      .where('totp_step', '<', step)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return null
    if (before) await tx.deleteFrom('staff_sessions').where('token_hash', '=', tokenHash(before)).execute()
    const session = await createStaffSession(tx, id, now)
    await recordAct(tx, { act: 'signed_in', at: now, by: id, subject: { kind: 'staff', id } })
    return session
  })
}

const REFUSALS_RECORDED = { max: 5, per: '1 hour' }

/**
 * Anyone who guesses fills the audit log with five rows an hour for an account at most. The answer does not wait for the write: its
 * timing must not tell whether the account exists.
 */
function recordRefusal({ db, clock, log }: App, id: string): void {
  const record = async () => {
    if ((await tryConsume(db, `staff-refusal ${id}`, REFUSALS_RECORDED)) !== null) return
    await db.transaction().execute((tx) =>
      recordAct(tx, {
        act: 'sign_in_refused',
        at: clock.now(),
        by: null,
        subject: { kind: 'staff', id },
      }),
    )
  }
  record().catch((error: unknown) => log.error({ err: error }, 'a refused staff sign-in was not recorded'))
}
