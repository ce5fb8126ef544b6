import type { FastifyRequest } from 'fastify'
import type { App } from '../../../platform/app.ts'
import { tryConsume } from '../../../platform/limits.ts'
import { counter } from '../../../platform/metrics.ts'
import {
  DUMMY_HASH,
  newTotpSecret,
  stepOf,
  tokenHash,
  verifyPassword,
} from '../../identity/accounts/index.ts'
import { fail } from '../../shared/failures.ts'
import { recordAct } from './audit/record-act.ts'
import { type Attempt, countStaffAttempt } from './sign-in-attempts.ts'
import { REFUSALS_RECORDED } from './staff.limits.ts'
import { staffTokenOf } from './staff-cookie.ts'
import { claimTotpStep, staffWith } from './staff-people.queries.ts'
import { endStaffSessionWith } from './staff-session.queries.ts'
import { createStaffSession } from './staff-session.ts'

interface Credentials {
  email: string
  password: string
  code: string
}

const signIns = counter('staff_sign_ins_total', 'Sign-ins at /staff, by outcome', ['outcome'])

/** A wrong password, a wrong code and an unknown address get the same refusal. */
export async function signInStaff(app: App, request: FastifyRequest, credentials: Credentials) {
  const email = credentials.email.toLowerCase()
  const attempt = await countStaffAttempt(app, request.ip, email)
  const person = await staffWith(app.db, email)
  const hash = person?.password_hash ?? (await DUMMY_HASH)
  const isPasswordRight = await checkPassword(attempt, { hash, password: credentials.password })
  // The code is checked even without an account, so that all refusals cost the same work.
  const step = stepOf(secretOf(app, person), credentials.code, app.clock.now())
  const session =
    person && isPasswordRight && step !== null
      ? await startSession(app, request, { ...person, hash, step })
      : null
  if (!session) {
    signIns.inc({ outcome: 'refused' })
    if (person) recordRefusal(app, person.id)
    throw fail('staff.wrong_credentials')
  }
  signIns.inc({ outcome: 'success' })
  await attempt.succeed()
  return session
}

async function checkPassword(
  attempt: Attempt,
  credentials: { hash: string; password: string },
): Promise<boolean> {
  try {
    return await verifyPassword(credentials, { known: attempt.isKnown })
  } catch (error) {
    await attempt.release()
    throw error
  }
}

const DUMMY_SECRET = newTotpSecret()

const secretOf = ({ staff }: App, person: { id: string; totp_secret: string | null } | undefined) =>
  person?.totp_secret ? staff.secrets.decrypt(person.totp_secret, person.id) : DUMMY_SECRET

/** Ends the browser's earlier session. @returns null if the code was used or the account has changed since */
function startSession(
  { db, clock, config }: App,
  { headers }: FastifyRequest,
  { id, hash, step }: { id: string; hash: string; step: number },
) {
  const now = clock.now()
  const before = staffTokenOf(headers.cookie, config.publicUrl)
  return db.transaction().execute(async (tx) => {
    if (!(await claimTotpStep(tx, id, hash, step))) return null
    if (before) await endStaffSessionWith(tx, tokenHash(before))
    const session = await createStaffSession(tx, id, now)
    await recordAct(tx, { act: 'signed_in', at: now, by: id, subject: { kind: 'staff', id } })
    return session
  })
}

/** Not awaited: timing must not reveal whether the account exists. The limit keeps guesses from filling the log. */
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
