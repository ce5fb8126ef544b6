import type { App } from '../../../../platform/app.ts'
import { countWithBackOff } from '../../../../platform/back-off.queries.ts'
import type { Db } from '../../../../platform/db.ts'
import { tooMany } from '../limits/accounts.limits.ts'
import type { DeviceMark } from '../sign-in/known-devices.ts'
import { deleteAttempts, refundFactorAttempt } from './second-factor-attempts.queries.ts'

export interface Origin {
  id: string
  /** Seconds. */
  longestWait: number
}

const HOUR = 60 * 60 // seconds
const UNKNOWN = 'unknown'

/** All unknown browsers share one origin, so that strangers never lock out a known browser. */
export const browserOrigin = (mark: DeviceMark | null): Origin =>
  mark ? { id: `mark ${mark.id}`, longestWait: HOUR } : { id: UNKNOWN, longestWait: 24 * HOUR }

export const sessionOrigin = (sessionId: string): Origin => ({
  id: `session ${sessionId}`,
  longestWait: HOUR,
})

/** One attempt expires each day, because members mistype. @throws accounts.too_many_tries while the origin must wait */
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

/** Refunds only one attempt to unknown browsers, because a reset at each sign-in would give strangers new attempts. */
export async function settleSuccessfulAttempt(
  db: Db,
  userId: string,
  { id }: Origin,
  counted: number,
): Promise<void> {
  if (id === UNKNOWN) await refundFactorAttempt(db, userId, id, counted)
  else await deleteAttempts(db, userId, id)
}

export const resetFactorAttempts = (db: Db, userId: string): Promise<void> => deleteAttempts(db, userId)
