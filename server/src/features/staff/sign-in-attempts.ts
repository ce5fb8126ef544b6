import { addressBlock } from '../../platform/address.ts'
import type { App } from '../../platform/app.ts'
import { tryConsume } from '../../platform/limits.ts'
import { refund, tooManyTries } from '../accounts/index.ts'
import { countTry, forgetTry, releaseTry, rememberNetwork, UNKNOWN } from './sign-in-attempts.queries.ts'

/** A sign-in attempt; counted before it is checked, so that concurrent attempts cannot slip through. */
export interface Attempt {
  /** The account has signed in from this network before: its attempt goes ahead of strangers'. */
  isKnown: boolean
  /** Refunds the attempt: everything was right. From now on the network is known. */
  succeed: () => Promise<void>
  /** Refunds the attempt: nothing was checked, because the server is busy. */
  release: () => Promise<void>
}

const WRONG_BY_ADDRESS = { max: 30, per: '1 hour' }

/**
 * Counts a try for the address, and for the account, whether there is such an account or not. Each network that the
 * account has signed in from is counted by itself, all others together; there the address is not counted, since whole
 * towns share one. An address that has to wait counts for no account.
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
  const isKnown = origin !== UNKNOWN
  const key = `staff-sign-in ${addressBlock(address)}`
  const addressWait = isKnown ? null : await tryConsume(db, key, WRONG_BY_ADDRESS)
  if (addressWait !== null) throw tooManyTries('accounts.too_many_tries', addressWait)
  const wait = await countTry(app, account, origin)
  if (wait !== null) throw tooManyTries('accounts.too_many_tries', wait)
  const refundAddress = async () => void (isKnown || (await refund(db, key)))
  return {
    isKnown,
    async succeed() {
      await refundAddress()
      await forgetTry(app, account, origin)
      await rememberNetwork(app, account, network)
    },
    async release() {
      await refundAddress()
      await releaseTry(app, account, origin)
    },
  }
}
