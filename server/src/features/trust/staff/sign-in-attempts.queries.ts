import { sql } from 'kysely'
import type { App } from '../../../platform/app.ts'
import { countWithBackOff } from '../../../platform/back-off.queries.ts'
import { type Db } from '../../../platform/db.ts'

type AttemptApp = Pick<App, 'db' | 'clock'>

/** All networks from which the account has not signed in share this origin. */
export const UNKNOWN_ORIGIN = 'unknown'
const MAX_WAIT = 60 * 60 // seconds
const TABLE = { name: 'staff_sign_in_tries', owner: 'account' }

/** @returns the seconds to wait, or null if the attempt was counted */
export async function countAttempt(app: AttemptApp, account: string, origin: string): Promise<number | null> {
  const attempts = { table: TABLE, account, origin, longestWait: MAX_WAIT }
  return (await countWithBackOff(app, attempts)).wait ?? null
}

/** Unknown networks share a count, so only the successful attempt is refunded there. */
export async function clearAttempts({ db }: AttemptApp, account: string, origin: string): Promise<void> {
  await sql`update staff_sign_in_tries set open_at = 'epoch',
      tries = case when origin = ${UNKNOWN_ORIGIN} then greatest(0, tries - 1) else 0 end
    where account = ${account} and origin = ${origin}`.execute(db)
}

export async function refundAttempt({ db }: AttemptApp, account: string, origin: string): Promise<void> {
  await sql`update staff_sign_in_tries set open_at = 'epoch', tries = greatest(0, tries - 1)
    where account = ${account} and origin = ${origin}`.execute(db)
}

export async function rememberNetwork(
  { db, clock }: AttemptApp,
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

export async function isKnownNetwork(db: Db, account: string, network: string): Promise<boolean> {
  const known = await db
    .selectFrom('staff_sign_in_tries')
    .select('origin')
    .where('account', '=', account)
    .where('origin', '=', network)
    .executeTakeFirst()
  return known !== undefined
}
