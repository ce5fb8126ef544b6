import type { FastifyReply } from 'fastify'
import { sql } from 'kysely'
import { addressBlock } from '../../../platform/address.ts'
import type { Db } from '../../../platform/db.ts'
import { countRefusal, type Limit } from '../../../platform/limits.ts'
import type { AuthContext } from '../auth-context.ts'
import { tokenHash } from '../sessions/tokens.ts'
import type { DeviceMark } from '../sign-in/known-devices.ts'
import { RUNNING, WAITING } from '../sign-in/passwords.ts'
import { consume, refund } from './accounts.limits.ts'
import { createRequestSlots } from './request-slots.ts'

/** A try to sign in with a password; counted before it is judged, so that tries at once cannot slip by. */
export interface Attempt {
  /** Seconds until the address may try another account; null while it may. */
  addressWait: number | null
  /** Takes back all that was counted: the password was right. */
  refund: () => Promise<void>
  /**
   * Takes back what this try was counted for its account: it was not judged. That its address tried the account stays,
   * because another try, that is judged, may rest on it.
   */
  release: () => Promise<void>
}

type Counting = Pick<AuthContext, 'app' | 'config'>

/** In a browser with a live mark only the mark is counted: what strangers do does not concern it. */
export async function countKnownAttempt({ app, config }: Counting, mark: DeviceMark): Promise<Attempt> {
  const key = `sign-in mark ${mark.id}`
  await consume(app.db, key, config.LIMIT_SIGN_IN_KNOWN, 'accounts.too_many_tries')
  const takeBack = async () => void (await refund(app.db, key))
  return { addressWait: null, refund: takeBack, release: takeBack }
}

/**
 * Counts for the account, and for the address how many accounts it tries: one password over many accounts is guessing
 * as well. An account counts once for its address, until its password was right.
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

async function tryConsumeAttempt(db: Db, accounts: string, pair: string, { max, per }: Limit) {
  const { rows } = await sql<{ wait: number | null }>`
    select take_attempt(${accounts}, ${pair}, ${max}, ${per}::interval) as wait`.execute(db)
  const wait = rows[0]?.wait ?? null
  if (wait !== null) countRefusal(accounts)
  return wait
}

/**
 * Takes the account back, and what it was counted for its address: that came right after. With the newest one instead,
 * an old use would stay for a new one, and be free again before its time.
 */
const refundAttempt = (db: Db, accounts: string, pair: string) =>
  sql`with taken_back as (delete from limit_uses where key = ${pair} returning used_at)
    delete from limit_uses where ctid = (
      select uses.ctid from limit_uses as uses join taken_back on uses.used_at >= taken_back.used_at
      where uses.key = ${accounts} order by uses.used_at limit 1 for update of uses skip locked)`.execute(db)

/** As many strangers as there are places for their passwords: the rest of a flood is refused before the database is asked. */
export const acquireSignInSlot = createRequestSlots(RUNNING + WAITING)

/** Aborts when whoever asked has gone before the answer. Call it before anything is waited for, or it may come too late. */
export function signalOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}
