import { sql } from 'kysely'
import type { App } from '../../platform/app.ts'

type Counting = Pick<App, 'db' | 'clock'>

/** The origin of all networks that an account has not signed in from. */
export const UNKNOWN = 'unknown'
/** The first wrong attempts are free; after that each one doubles the wait, starting at a minute. */
const FREE = 5
const LONGEST_WAIT = 60 * 60 // seconds

/** In one statement. For each day one try is forgotten. @returns null, or the seconds to wait when nothing was counted */
export async function countTry(
  { db, clock }: Counting,
  account: string,
  origin: string,
): Promise<number | null> {
  const now = clock.now()
  const days = sql`floor(greatest(0, extract(epoch from ${now}::timestamptz - t.tried_at)) / 86400)`
  const remaining = sql`greatest(0, t.tries - ${days})::int`
  const { rows } = await sql`
    insert into staff_sign_in_tries as t (account, origin, tries, open_at, tried_at)
    values (${account}, ${origin}, 1, 'epoch', ${now})
    on conflict (account, origin) do update set tries = ${remaining} + 1,
      tried_at = t.tried_at + interval '1 day' * ${days}, -- what is left of a day counts on
      open_at = case when ${remaining} + 1 < ${FREE} then t.open_at else ${now}::timestamptz
        + least(interval '1 second' * ${LONGEST_WAIT}, interval '1 minute' * 2 ^ least(${remaining} + 1 - ${FREE}, 20)) end
    where t.open_at <= ${now}
    returning tries`.execute(db)
  if (rows.length > 0) return null
  const { open_at } = await db
    .selectFrom('staff_sign_in_tries')
    .select('open_at')
    .where('account', '=', account)
    .where('origin', '=', origin)
    .executeTakeFirstOrThrow()
  return Math.max(1, Math.ceil((new Date(open_at).getTime() - now.getTime()) / 1000))
}

/** In the count that unknown networks share, only the right attempt is taken back: the others stay counted. */
export async function forgetTry({ db }: Counting, account: string, origin: string): Promise<void> {
  await sql`update staff_sign_in_tries set open_at = 'epoch',
      tries = case when origin = ${UNKNOWN} then greatest(0, tries - 1) else 0 end
    where account = ${account} and origin = ${origin}`.execute(db)
}

/** Takes back one try, and the wait that began with it. */
export async function releaseTry({ db }: Counting, account: string, origin: string): Promise<void> {
  await sql`update staff_sign_in_tries set open_at = 'epoch', tries = greatest(0, tries - 1)
    where account = ${account} and origin = ${origin}`.execute(db)
}

export async function rememberNetwork(
  { db, clock }: Counting,
  account: string,
  origin: string,
): Promise<void> {
  const tried_at = clock.now()
  await db
    .insertInto('staff_sign_in_tries')
    .values({ account, origin, tries: 0, open_at: new Date(0), tried_at })
    .onConflict((known) => known.columns(['account', 'origin']).doUpdateSet({ tried_at }))
    .execute()
}
