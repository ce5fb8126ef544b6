import { sql } from 'kysely'
import { addressBlock } from '../../platform/address.ts'
import type { App } from '../../platform/app.ts'
import { tryConsume } from '../../platform/limits.ts'
import { refund, tooManyTries } from '../accounts/index.ts'

/** A try to sign in; counted before it is judged, so that tries at once cannot slip by. */
export interface Attempt {
  /** The account has signed in from this network before: its try goes before those of strangers. */
  isKnown: boolean
  /** Takes back what was counted: everything was right. From now on the network is known. */
  succeed: () => Promise<void>
}

const UNKNOWN = 'unknown'
/** So many wrong tries cost nothing; after that each doubles the time to wait, from a minute on. */
const FREE = 5
const LONGEST_WAIT = 60 * 60 // seconds
const WRONG_BY_ADDRESS = { max: 30, per: '1 hour' }

/**
 * Counts a try for the account, whether there is such an account or not, and for the address. Each network that the
 * account has signed in from is counted by itself, all others together.
 * @throws accounts.too_many_tries while one of the two has to wait
 */
export async function countStaffAttempt(app: App, address: string, email: string): Promise<Attempt> {
  const { db, staff } = app
  const account = staff.mac('account', email)
  const network = staff.mac('network', account, addressBlock(address))
  const known = await db
    .selectFrom('staff_sign_in_tries')
    .select('origin')
    .where('account', '=', account)
    .where('origin', '=', network)
    .executeTakeFirst()
  const origin = known?.origin ?? UNKNOWN
  const wait = await countTry(app, account, origin)
  if (wait !== null) throw tooManyTries('accounts.too_many_tries', wait)
  const key = `staff-sign-in ${addressBlock(address)}`
  const addressWait = await tryConsume(db, key, WRONG_BY_ADDRESS)
  if (addressWait !== null) throw tooManyTries('accounts.too_many_tries', addressWait)
  return {
    isKnown: origin !== UNKNOWN,
    async succeed() {
      await refund(db, key)
      await forgetTry(app, account, origin)
      await rememberNetwork(app, account, network)
    },
  }
}

/** In one statement. For each day one try is forgotten. @returns null, or the seconds to wait when nothing was counted */
async function countTry({ db, clock }: App, account: string, origin: string): Promise<number | null> {
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

/** Of the count that all strange networks share only the right try itself is taken back: theirs stay counted. */
async function forgetTry({ db }: App, account: string, origin: string): Promise<void> {
  await sql`update staff_sign_in_tries set open_at = 'epoch',
      tries = case when origin = ${UNKNOWN} then greatest(0, tries - 1) else 0 end
    where account = ${account} and origin = ${origin}`.execute(db)
}

async function rememberNetwork({ db, clock }: App, account: string, origin: string): Promise<void> {
  const tried_at = clock.now()
  await db
    .insertInto('staff_sign_in_tries')
    .values({ account, origin, tries: 0, open_at: new Date(0), tried_at })
    .onConflict((known) => known.columns(['account', 'origin']).doUpdateSet({ tried_at }))
    .execute()
}
