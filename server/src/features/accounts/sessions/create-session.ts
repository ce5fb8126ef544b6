import type { SignInWay } from '@ndoa/contract/security-log'
import { sql } from 'kysely'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import { emit, transaction } from '../../../platform/outbox.ts'
import { fail } from '../../failures.ts'
import '../accounts.events.ts'
import { type Origin, recordSecurityEvent } from '../security-log.ts'
import { SESSION_IDLE } from './cookies.ts'
import { newSessionToken, tokenHash } from './tokens.ts'

/** Somebody who has proven who they are, and where they come from. */
export interface SessionRequest {
  userId: string
  address: string
  userAgent: string | undefined
  secondFactor: boolean
  /** The hash that their password was judged by, if that is how they came. */
  passwordHash?: string | undefined
  way: SignInWay
  origin: Origin
}

/**
 * Nothing else writes a session: every sign-in (password, mailed link, code) ends here. A deactivated member is
 * reactivated. A suspended one is signed in, and may do little (docs/access-matrix.md, section 2.10).
 * @returns the token of the new session, of which only the hash is kept; null, and nothing is written, while the second
 *   factor is still to come
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
    await lockSessions(tx, userId)
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

/** Sign-ins of one member come one after the other, so that many at once cannot exceed the most that may live. */
const lockSessions = (tx: Tx, userId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`sessions ${userId}`}, 0))`.execute(tx)

const SESSIONS_MAX = 50

/** More than the most ends those that were not used for the longest time. */
const endOldestSessions = (tx: Tx, userId: string) =>
  sql`delete from sessions where id in (select id from sessions where user_id = ${userId}
    order by updated_at desc, created_at desc offset ${SESSIONS_MAX})`.execute(tx)

/** A sign-up may be dropped, or a member deleted, while they sign in: one of the two waits for the other. */
async function lockUser(tx: Tx, userId: string) {
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forKeyShare()
    .executeTakeFirst()
  if (!user) throw fail('accounts.sign_in_needed')
}

/** Somebody who signs in over and over with a stolen password must not slip in while it is being changed. */
async function assertStillCurrent(tx: Tx, userId: string, passwordHash: string) {
  const current = await tx
    .selectFrom('passwords')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('hash', '=', passwordHash)
    .forShare() // waits for a change that is under way, and makes the next one wait
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
