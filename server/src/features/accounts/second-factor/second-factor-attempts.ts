import type { App } from '../../../platform/app.ts'
import { countWithBackOff } from '../../../platform/back-off.queries.ts'
import type { Db } from '../../../platform/db.ts'
import { tooMany } from '../limits/accounts.limits.ts'
import type { DeviceMark } from '../sign-in/known-devices.ts'
import { deleteAttempts, takeBackAttempt } from './second-factor-attempts.queries.ts'

/** Where codes of the second factor come from; each origin of an account has its own count. */
export interface Origin {
  id: string
  /** The longest wait, in seconds. */
  longestWait: number
}

const HOUR = 60 * 60 // seconds
const UNKNOWN = 'unknown'

/** All unknown browsers share one origin, so that strangers never lock a known browser out. */
export const browserOrigin = (mark: DeviceMark | null): Origin =>
  mark ? { id: `mark ${mark.id}`, longestWait: HOUR } : { id: UNKNOWN, longestWait: 24 * HOUR }

/** The origin of a signed-in member who changes the factor. */
export const sessionOrigin = (sessionId: string): Origin => ({
  id: `session ${sessionId}`,
  longestWait: HOUR,
})

/**
 * Counts an attempt before it is checked. One attempt expires each day: members mistype now and then,
 * and an attacker gains no more than the one attempt a day that the longest wait allows anyway.
 * @returns the attempts of this origin that count now
 * @throws accounts.too_many_tries while the origin has to wait
 */
export async function countFactorAttempt(
  app: Pick<App, 'db' | 'clock'>,
  userId: string,
  { id, longestWait }: Origin,
): Promise<number> {
  const counted = await countWithBackOff(app, {
    table: { name: 'second_factor_tries', owner: 'user_id' },
    account: userId,
    origin: id,
    longestWait,
  })
  if (counted.wait !== undefined) throw tooMany('accounts.too_many_tries', counted.wait)
  return counted.tries
}

/**
 * Called after a right code. The count of a mark or a session is reset, because it belongs to the member. Unknown
 * browsers share one count, so only the right attempt is refunded: otherwise each sign-in of the member would give
 * strangers new attempts.
 * @param counted the value that counting this attempt returned
 */
export async function settleRightTry(db: Db, userId: string, { id }: Origin, counted: number): Promise<void> {
  if (id === UNKNOWN) await takeBackAttempt(db, userId, id, counted)
  else await deleteAttempts(db, userId, id)
}

/** Called with a new password, which shuts out anybody who had the old one. */
export const resetFactorAttempts = (db: Db, userId: string): Promise<void> => deleteAttempts(db, userId)
