import type { SignInWay } from '@ndoa/contract/identity/security-log'
import type { App } from '../../../../platform/app.ts'
import { lockUntilCommit } from '../../../../platform/db.ts'
import { emit, transaction } from '../../../../platform/outbox.ts'
import { fail } from '../../../shared/failures.ts'
import '../accounts.events.ts'
import { type Origin, recordSecurityEvent } from '../security-log.queries.ts'
import { SESSION_IDLE } from './cookies.ts'
import {
  endOldestSessions,
  insertSession,
  lockPassword,
  lockUser,
  setReactivated,
  signInState,
} from './sessions.queries.ts'
import { newSessionToken, tokenHash } from './tokens.ts'

export interface SessionRequest {
  userId: string
  address: string
  userAgent: string | undefined
  secondFactor: boolean
  passwordHash?: string | undefined
  way: SignInWay
  origin: Origin
}

/**
 * The only code that creates a session. A suspended member's session has few rights (docs/access-matrix.md, section
 * 2.10).
 * @returns the token, which is stored only as a hash; null, without storing anything, if a second factor is needed
 */
export async function createSession(app: App, candidate: SessionRequest): Promise<string | null> {
  const { userId, secondFactor } = candidate
  const user = await signInState(app.db, userId)
  if (!user) throw fail('accounts.sign_in_needed')
  if (user.two_factor_enabled && !secondFactor) return null
  if (user.deactivated_at) await reactivate(app, candidate)
  const token = newSessionToken()
  await storeSession(app, candidate, tokenHash(token))
  return token
}

async function storeSession({ db, clock }: App, candidate: SessionRequest, token: string) {
  const { userId, address, userAgent, secondFactor, passwordHash, way, origin } = candidate
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    if (!(await lockUser(tx, userId))) throw fail('accounts.sign_in_needed')
    await lockUntilCommit(tx, `sessions ${userId}`) // keeps concurrent sign-ins within the maximum
    // A stolen password must not open a session while it is being changed.
    if (passwordHash && !(await lockPassword(tx, userId, passwordHash)))
      throw fail('accounts.wrong_credentials')
    await insertSession(tx, {
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
    await endOldestSessions(tx, userId, SESSIONS_MAX)
    await recordSecurityEvent(tx, { user_id: userId, kind: `signed_in_${way}`, created_at: now, ...origin })
  })
}

const SESSIONS_MAX = 50
const USER_AGENT_MAX = 300

async function reactivate(app: App, { userId, origin }: SessionRequest) {
  await transaction(app, async (tx) => {
    if (!(await setReactivated(tx, userId))) return
    await emit(tx, 'account.reactivated', { user_id: userId })
    await recordSecurityEvent(tx, {
      user_id: userId,
      kind: 'reactivated',
      created_at: app.clock.now(),
      ...origin,
    })
  })
}
