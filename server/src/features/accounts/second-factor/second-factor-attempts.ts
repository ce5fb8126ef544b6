import { sql } from 'kysely'
import type { App } from '../../../platform/app.ts'
import type { Db } from '../../../platform/db.ts'
import { tooMany } from '../limits/accounts.limits.ts'
import type { DeviceMark } from '../sign-in/known-devices.ts'

/** Where codes of the second factor come from; each origin of an account has its own count. */
export interface Origin {
  id: string
  /** The longest wait, in seconds. */
  longestWait: number
}

const HOUR = 60 * 60 // seconds
/** Wrong codes without a wait; each further one doubles the wait, starting at a minute. */
const FREE = 5

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
 * Counts an attempt in one statement, before it is checked. One attempt expires each day: members mistype now and then,
 * and an attacker gains no more than the one attempt a day that the longest wait allows anyway.
 * @returns the attempts of this origin that count now
 * @throws accounts.too_many_tries while the origin has to wait
 */
export async function countFactorAttempt(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  userId: string,
  { id, longestWait }: Origin,
): Promise<number> {
  const now = clock.now()
  const days = sql`floor(greatest(0, extract(epoch from ${now}::timestamptz - t.tried_at)) / 86400)`
  const remaining = sql`greatest(0, t.tries - ${days})::int`
  const { rows } = await sql<{ tries: number }>`
    insert into second_factor_tries as t (user_id, origin, tries, open_at, tried_at)
    values (${userId}, ${id}, 1, 'epoch', ${now})
    on conflict (user_id, origin) do update set tries = ${remaining} + 1,
      tried_at = t.tried_at + interval '1 day' * ${days}, -- what is left of a day counts on
      open_at = case when ${remaining} + 1 < ${FREE} then t.open_at else ${now}::timestamptz
        + least(interval '1 second' * ${longestWait}, interval '1 minute' * 2 ^ least(${remaining} + 1 - ${FREE}, 20)) end
    where t.open_at <= ${now}
    returning tries`.execute(db)
  const [counted] = rows
  if (counted) return counted.tries
  const { open_at } = await db
    .selectFrom('second_factor_tries')
    .select('open_at')
    .where('user_id', '=', userId)
    .where('origin', '=', id)
    .executeTakeFirstOrThrow()
  const wait = Math.ceil((new Date(open_at).getTime() - now.getTime()) / 1000)
  throw tooMany('accounts.too_many_tries', Math.max(1, wait))
}

/**
 * Called after a right code. The count of a mark or a session is reset, because it belongs to the member. Unknown
 * browsers share one count, so only the right attempt is refunded: otherwise each sign-in of the member would give
 * strangers new attempts.
 * @param counted the value that counting this attempt returned
 */
export async function settleRightTry(db: Db, userId: string, { id }: Origin, counted: number): Promise<void> {
  if (id !== UNKNOWN) {
    await db
      .deleteFrom('second_factor_tries')
      .where('user_id', '=', userId)
      .where('origin', '=', id)
      .execute()
    return
  }
  await sql`update second_factor_tries set tries = greatest(0, tries - 1),
      open_at = case when tries = ${counted} then 'epoch' else open_at end -- else somebody has tried since
    where user_id = ${userId} and origin = ${id}`.execute(db)
}

/** Called with a new password, which shuts out anybody who had the old one. */
export async function resetFactorAttempts(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('second_factor_tries').where('user_id', '=', userId).execute()
}
