import { addressBlock } from '../../platform/address.ts'
import type { App } from '../../platform/app.ts'
import { tryConsume } from '../../platform/limits.ts'
import { refund, tooManyTries } from '../accounts/index.ts'
import { countTry, forgetTry, rememberNetwork, UNKNOWN } from './sign-in-attempts.queries.ts'

/** A try to sign in; counted before it is judged, so that tries at once cannot slip by. */
export interface Attempt {
  /** The account has signed in from this network before: its try goes before those of strangers. */
  isKnown: boolean
  /** Takes back what was counted: everything was right. From now on the network is known. */
  succeed: () => Promise<void>
}

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
