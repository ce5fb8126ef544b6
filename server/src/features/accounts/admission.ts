import { isIP } from 'node:net'
import type { App } from '../../platform/app.ts'
import { emit, transaction } from '../../platform/outbox.ts'
import { fail } from '../failures.ts'
import { countryOfAddress } from '../reference/index.ts'
import './accounts.events.ts'
import { SecondFactorNeeded } from './challenges.ts'
import { SESSION_IDLE } from './cookies.ts'
import { newSessionToken } from './tokens.ts'

/** A session that is about to be written. */
interface Candidate {
  userId: string
  ipAddress?: string | null | undefined
  /** Only our own server says so, see challenges.ts. */
  secondFactor?: boolean | null | undefined
}

/**
 * The one door: whatever the way in (password, mailed link, code), it ends in a new session, and no session is written
 * without passing here. A suspended member stays outside. A member with a second factor stays outside until it is
 * proven. A deactivated member is back.
 * @returns what the session starts with
 */
export async function admit(app: App, { userId, ipAddress, secondFactor }: Candidate) {
  const user = await app.db
    .selectFrom('users')
    .select(['suspended_at', 'deactivated_at', 'two_factor_enabled'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user) throw fail('accounts.sign_in_needed')
  if (user.suspended_at) throw fail('accounts.suspended')
  if (user.two_factor_enabled && !secondFactor) throw new SecondFactorNeeded(userId)
  if (user.deactivated_at) await reactivate(app, userId)
  const now = app.clock.now()
  return {
    token: newSessionToken(),
    secondFactor: secondFactor ?? false,
    place: ipAddress && isIP(ipAddress) ? await countryOfAddress(ipAddress) : null,
    createdAt: now,
    updatedAt: now,
    expiresAt: new Date(now.getTime() + SESSION_IDLE * 1000),
  }
}

async function reactivate(app: App, userId: string) {
  await transaction(app, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('users')
      .set({ deactivated_at: null })
      .where('id', '=', userId)
      .where('deactivated_at', 'is not', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) await emit(tx, 'account.reactivated', { user_id: userId })
  })
}
