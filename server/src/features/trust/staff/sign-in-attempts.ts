import { addressBlock } from '../../../platform/address.ts'
import type { App } from '../../../platform/app.ts'
import { tryConsume } from '../../../platform/limits.ts'
import { refund, tooManyTries } from '../../identity/accounts/index.ts'
import {
  clearAttempts,
  countAttempt,
  isKnownNetwork,
  refundAttempt,
  rememberNetwork,
  UNKNOWN_ORIGIN,
} from './sign-in-attempts.queries.ts'
import { SIGN_INS_OF_ADDRESS } from './staff.limits.ts'

/** Counted before it is checked, so that concurrent attempts can't bypass the limit. */
export interface Attempt {
  /** The account has signed in from this network before, so its attempt precedes strangers'. */
  isKnown: boolean
  succeed: () => Promise<void>
  /** Refunds an attempt that a busy server did not check. */
  release: () => Promise<void>
}

/**
 * Known networks skip the address limit, since whole towns share one. A blocked address counts for no account.
 * @throws accounts.too_many_tries
 */
export async function countStaffAttempt(app: App, address: string, email: string): Promise<Attempt> {
  const { db, staff } = app
  const account = staff.mac('account', email)
  const network = staff.mac('network', account, addressBlock(address))
  const origin = (await isKnownNetwork(db, account, network)) ? network : UNKNOWN_ORIGIN
  const isKnown = origin !== UNKNOWN_ORIGIN
  const key = `staff-sign-in ${addressBlock(address)}`
  const addressWait = isKnown ? null : await tryConsume(db, key, SIGN_INS_OF_ADDRESS)
  if (addressWait !== null) throw tooManyTries('accounts.too_many_tries', addressWait)
  const wait = await countAttempt(app, account, origin)
  if (wait !== null) throw tooManyTries('accounts.too_many_tries', wait)
  const refundAddress = async () => void (isKnown || (await refund(db, key)))
  return {
    isKnown,
    async succeed() {
      await refundAddress()
      await clearAttempts(app, account, origin)
      await rememberNetwork(app, account, network)
    },
    async release() {
      await refundAddress()
      await refundAttempt(app, account, origin)
    },
  }
}
