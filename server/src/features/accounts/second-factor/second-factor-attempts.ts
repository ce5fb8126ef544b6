import { sql } from 'kysely'
import type { App } from '../../../platform/app.ts'
import type { Db } from '../../../platform/db.ts'
import { tooMany } from '../limits/accounts.limits.ts'
import type { DeviceMark } from '../sign-in/known-devices.ts'

/** Where codes of the second factor come from; each origin of an account is counted for itself. */
export interface Origin {
  id: string
  /** The longest that it may have to wait, in seconds. */
  longestWait: number
}

const HOUR = 60 * 60 // seconds
/** So many wrong codes cost nothing; after that each doubles the time to wait, from a minute on. */
const FREE = 5

const UNKNOWN = 'unknown'

/** What strangers try never closes a browser that the account knows. All unknown browsers are one. */
export const browserOrigin = (mark: DeviceMark | null): Origin =>
  mark ? { id: `mark ${mark.id}`, longestWait: HOUR } : { id: UNKNOWN, longestWait: 24 * HOUR }

/** Of somebody who is signed in already, and changes the factor. */
export const sessionOrigin = (sessionId: string): Origin => ({
  id: `session ${sessionId}`,
  longestWait: HOUR,
})

/**
 * Counts a try in one statement, before it is judged. For each day one try is forgotten: members mistype now and then,
 * and whoever guesses on gets no more than the one try a day that the longest wait leaves them.
 * @returns how many tries of this origin count now
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
 * After a right code. A mark or a session is the member's own, and is at the beginning again. Unknown browsers share one
 * count: only the right try itself is taken back, or each sign-in of the member would give strangers new tries.
 * @param counted what counting this try has returned
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

/** With a new password: whoever had the old one is out. */
export async function resetFactorAttempts(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('second_factor_tries').where('user_id', '=', userId).execute()
}
