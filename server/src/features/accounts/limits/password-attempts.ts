import type { FastifyReply } from 'fastify'
import { addressBlock } from '../../../platform/address.ts'
import type { Db } from '../../../platform/db.ts'
import { refundAttempt, takeAttempt } from '../../../platform/limits.queries.ts'
import { countRefusal, type Limit } from '../../../platform/limits.ts'
import type { AuthContext } from '../auth-context.ts'
import { tokenHash } from '../sessions/tokens.ts'
import type { DeviceMark } from '../sign-in/known-devices.ts'
import { RUNNING, WAITING } from '../sign-in/passwords.ts'
import { consume, refund } from './accounts.limits.ts'
import { createRequestSlots } from './request-slots.ts'

/** An attempt to sign in with a password; counted before it is checked, so that concurrent attempts cannot bypass the limit. */
export interface Attempt {
  /** Seconds until the address may try another account; null while it may. */
  addressWait: number | null
  /** Refunds everything that was counted: the password was right. */
  refund: () => Promise<void>
  /**
   * Refunds what was counted for the account, because the attempt was not checked. That the address tried the account
   * stays counted, because another attempt, which is checked, may depend on it.
   */
  release: () => Promise<void>
}

type Counting = Pick<AuthContext, 'app' | 'config'>

/** In a browser with a live mark only the mark is counted, so strangers do not affect it. */
export async function countKnownAttempt({ app, config }: Counting, mark: DeviceMark): Promise<Attempt> {
  const key = `sign-in mark ${mark.id}`
  await consume(app.db, key, config.LIMIT_SIGN_IN_KNOWN, 'accounts.too_many_tries')
  const takeBack = async () => void (await refund(app.db, key))
  return { addressWait: null, refund: takeBack, release: takeBack }
}

/**
 * Counts attempts for the account, and for the address the number of accounts it tries, because trying one password on
 * many accounts is guessing too. An account counts once for its address, until its password was right.
 */
export async function countAttempt(
  { app: { db }, config }: Counting,
  address: string,
  email: string,
): Promise<Attempt> {
  const account = `sign-in ${tokenHash(email)}`
  const accounts = `sign-in address ${addressBlock(address)}`
  const pair = `${accounts} ${tokenHash(email)}`
  const { LIMIT_SIGN_IN, LIMIT_SIGN_IN_ADDRESS } = config
  await consume(db, account, LIMIT_SIGN_IN, 'accounts.too_many_tries')
  const addressWait = await tryConsumeAttempt(db, accounts, pair, LIMIT_SIGN_IN_ADDRESS)
  return {
    addressWait,
    async refund() {
      await refund(db, account)
      await refundAttempt(db, accounts, pair)
    },
    release: async () => void (await refund(db, account)),
  }
}

/**
 * Checks a password. Only right ones stay counted: each costs the server as much as a wrong one, but strangers cannot use
 * the limit up. A member has a limit apart from sign-ups for the same address that nobody has confirmed: a stranger knows
 * the passwords of their own.
 */
export async function countRightPassword<T>(
  { app: { db }, config }: Counting,
  email: string,
  member: { id: string } | undefined,
  judge: () => Promise<T | null>,
): Promise<T | null> {
  const key = `sign-ins ${member?.id ?? tokenHash(email)}`
  await consume(db, key, config.LIMIT_SIGN_INS, 'accounts.too_many_tries')
  let found: T | null = null
  try {
    found = await judge()
  } finally {
    if (found === null) await refund(db, key)
  }
  return found
}

async function tryConsumeAttempt(db: Db, accounts: string, pair: string, { max, per }: Limit) {
  const wait = await takeAttempt(db, accounts, pair, max, per)
  if (wait !== null) countRefusal(accounts)
  return wait
}

/** As many strangers as there are slots for their passwords; more are refused before any query. */
export const acquireSignInSlot = createRequestSlots(RUNNING + WAITING)

/** Aborts when the client disconnects before the answer. Call it before the first `await`, or it may miss the event. */
export function signalOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}
