import type { SignInWay } from '@ndoa/contract/security-log'
import type { App } from '../../../platform/app.ts'
import { lockUntilCommit, type Tx } from '../../../platform/db.ts'
import { emit, transaction } from '../../../platform/outbox.ts'
import { fail } from '../../failures.ts'
import '../accounts.events.ts'
import { type Origin, recordSecurityEvent } from '../security-log.ts'
import { SESSION_IDLE } from './cookies.ts'
import { newSessionToken, tokenHash } from './tokens.ts'

/** Somebody who has completed a sign-in, and where the request came from. */
export interface SessionRequest {
  userId: string
  address: string
  userAgent: string | undefined
  secondFactor: boolean
  /** The hash that their password was checked against, when they signed in by password. */
  passwordHash?: string | undefined
  way: SignInWay
  origin: Origin
}

/**
 * The only code that creates a session, for every sign-in method (password, mailed link, code). It reactivates a
 * deactivated member. A suspended one gets a session with few rights (docs/access-matrix.md, section 2.10).
 * @returns the token of the new session, of which only the hash is stored; null, with nothing written, while the second
 *   factor is still required
 */
export async function createSession(app: App, candidate: SessionRequest): Promise<string | null> {
  const { userId, secondFactor } = candidate
  const user = await app.db
    .selectFrom('users')
    .select(['deactivated_at', 'two_factor_enabled'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user) throw fail('accounts.sign_in_needed')
  if (user.two_factor_enabled && !secondFactor) return null
  if (user.deactivated_at) await reactivate(app, candidate)
  const token = newSessionToken()
  await insertSession(app, candidate, tokenHash(token))
  return token
}

async function insertSession({ db, clock }: App, candidate: SessionRequest, token: string) {
  const { userId, address, userAgent, secondFactor, passwordHash, way, origin } = candidate
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    await lockUntilCommit(tx, `sessions ${userId}`) // concurrent sign-ins cannot exceed the maximum of sessions
    if (passwordHash) await assertStillCurrent(tx, userId, passwordHash)
    await tx
      .insertInto('sessions')
      .values({
        user_id: userId,
        token,
        second_factor: secondFactor,
        place: origin.country,
        ip_address: address,
        user_agent: userAgent?.slice(0, USER_AGENT_MAX) ?? null,
        expires_at: new Date(now.getTime() + SESSION_IDLE * 1000),
        created_at: now,
        updated_at: now,
      })
      .execute()
    await endOldestSessions(tx, userId)
    await recordSecurityEvent(tx, { user_id: userId, kind: `signed_in_${way}`, created_at: now, ...origin })
  })
}

const SESSIONS_MAX = 50

/** Ends the least recently used sessions above the maximum. */
const endOldestSessions = (tx: Tx, userId: string) =>
  tx
    .deleteFrom('sessions')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('updated_at', 'desc')
        .orderBy('created_at', 'desc')
        .offset(SESSIONS_MAX),
    )
    .execute()

/** A sign-up or a member may be deleted during the sign-in; the lock makes one wait for the other. */
async function lockUser(tx: Tx, userId: string) {
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forKeyShare()
    .executeTakeFirst()
  if (!user) throw fail('accounts.sign_in_needed')
}

/** Somebody with a stolen password must not get a session while it is being changed. */
async function assertStillCurrent(tx: Tx, userId: string, passwordHash: string) {
  const current = await tx
    .selectFrom('passwords')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('hash', '=', passwordHash)
    .forShare() // waits for a running change, and makes the next one wait
    .executeTakeFirst()
  if (!current) throw fail('accounts.wrong_credentials')
}

const USER_AGENT_MAX = 300

async function reactivate(app: App, { userId, origin }: SessionRequest) {
  await transaction(app, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('users')
      .set({ deactivated_at: null })
      .where('id', '=', userId)
      .where('deactivated_at', 'is not', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return
    await emit(tx, 'account.reactivated', { user_id: userId })
    await recordSecurityEvent(tx, {
      user_id: userId,
      kind: 'reactivated',
      created_at: app.clock.now(),
      ...origin,
    })
  })
}
