import type { FastifyReply } from 'fastify'
import { addressBlock } from '../../../../platform/address.ts'
import type { Db } from '../../../../platform/db.ts'
import { consumeAttempt, refundAttempt } from '../../../../platform/limits.queries.ts'
import { countRefusal, type Limit } from '../../../../platform/limits.ts'
import type { AuthContext } from '../auth-context.ts'
import { tokenHash } from '../sessions/tokens.ts'
import type { DeviceMark } from '../sign-in/known-devices.ts'
import { RUNNING, WAITING } from '../sign-in/passwords.ts'
import { consume, refund } from './accounts.limits.ts'
import { createRequestSlots } from './request-slots.ts'

/** Attempts are counted before the password is checked, so that concurrent ones can't bypass the limit. */
export interface Attempt {
  /** Seconds until the address may try another account; null if it may now. */
  addressWait: number | null
  refund: () => Promise<void>
  /** Call if the password was not checked. Keeps the address's count, because a checked attempt may depend on it. */
  release: () => Promise<void>
}

type LimitContext = Pick<AuthContext, 'app' | 'config'>

export async function countKnownAttempt({ app, config }: LimitContext, mark: DeviceMark): Promise<Attempt> {
  const key = `sign-in mark ${mark.id}`
  await consume(app.db, key, config.LIMIT_SIGN_IN_KNOWN, 'accounts.too_many_tries')
  const refundMark = () => refund(app.db, key)
  return { addressWait: null, refund: refundMark, release: refundMark }
}

/** Counts each account once per address, because trying one password on many accounts is guessing too. */
export async function countAttempt(
  { app: { db }, config }: LimitContext,
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
    release: () => refund(db, account),
  }
}

/** Members are counted separately from unconfirmed sign-ups with their address, because strangers may create those. */
export async function countRightPassword<T>(
  { app: { db }, config }: LimitContext,
  email: string,
  member: { id: string } | undefined,
  verify: () => Promise<T | null>,
): Promise<T | null> {
  const key = `sign-ins ${member?.id ?? tokenHash(email)}`
  await consume(db, key, config.LIMIT_SIGN_INS, 'accounts.too_many_tries')
  let found: T | null = null
  try {
    found = await verify()
  } finally {
    if (found === null) await refund(db, key)
  }
  return found
}

async function tryConsumeAttempt(db: Db, accounts: string, pair: string, { max, per }: Limit) {
  const wait = await consumeAttempt(db, accounts, pair, max, per)
  if (wait !== null) countRefusal(accounts)
  return wait
}

export const acquireSignInSlot = createRequestSlots(RUNNING + WAITING)

/** Aborts if the client disconnects. Call before the first `await`, or it may miss the event. */
export function signalOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}
