import { sql } from 'kysely'
import type { App } from '../../platform/app.ts'
import { countWithBackOff } from '../../platform/back-off.queries.ts'

type Counting = Pick<App, 'db' | 'clock'>

/** The origin of all networks that an account has not signed in from. */
export const UNKNOWN = 'unknown'
const LONGEST_WAIT = 60 * 60 // seconds
const TABLE = { name: 'staff_sign_in_tries', owner: 'account' }

/** @returns null, or the seconds to wait when nothing was counted */
export async function countTry(app: Counting, account: string, origin: string): Promise<number | null> {
  const attempts = { table: TABLE, account, origin, longestWait: LONGEST_WAIT }
  return (await countWithBackOff(app, attempts)).wait ?? null
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
