import { isIP } from 'node:net'
import {
  type OperatorAct,
  SECURITY_EVENTS,
  type SecurityEventKind,
  type SignInWay,
} from '@ndoa/contract/security-log'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'
import { countryOfAddress } from '../reference/index.ts'
import { signIns } from './accounts.metrics.ts'
import type { AuthContext } from './auth-context.ts'
import { originBlock } from './origin-block.ts'
import { deviceOf, storedDevice } from './sessions/device.ts'

/** Where a request came from, as stored in the security log: without address and user agent. */
export interface Origin {
  address_block: string | null
  country: string | null
  device: string | null
}

export async function originOf({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Promise<Origin> {
  return {
    address_block: originBlock(ip),
    country: isIP(ip) ? await countryOfAddress(ip) : null,
    device: storedDevice(deviceOf(headers['user-agent'] ?? null)),
  }
}

type Recorded = { user_id: string; created_at: Date } & (
  | ({ kind: SecurityEventKind } & Origin)
  | { kind: OperatorAct; operator: string }
)

/** Writes an event into the security log, in the transaction of the change it records. */
export async function recordSecurityEvent(db: Db, event: Recorded): Promise<void> {
  await db.insertInto('security_events').values(event).execute()
}

const REFUSALS_PER_HOUR = 5
const REFUSED = SECURITY_EVENTS.filter((kind) => kind.startsWith('refused_'))

/**
 * Counts a refused sign-in, and records it when the account exists. The answer does not wait for the write, so the
 * response time does not reveal whether the account exists.
 */
export function logRefusedSignIn(
  { app }: AuthContext,
  request: FastifyRequest,
  way: Exclude<SignInWay, 'link' | 'program'>,
  account: { id: string } | undefined | Promise<{ id: string } | undefined>,
): void {
  signIns.inc({ way, outcome: 'refused' })
  const record = async () => {
    const userId = (await account)?.id
    if (userId) await recordRefusal(app, userId, `refused_${way}`, await originOf(request))
  }
  record().catch((error: unknown) => app.log.error({ err: error }, 'a refused sign-in was not recorded'))
}

/** Guessing adds at most five rows an hour to the log of an account: four attempts, and one row that says there were more. */
function recordRefusal({ db, clock }: App, userId: string, kind: SecurityEventKind, origin: Origin) {
  const now = clock.now()
  const { address_block, country, device } = origin
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`refused sign-ins ${userId}`}, 0))`.execute(tx)
    await sql`insert into security_events (user_id, kind, created_at, address_block, country, device)
      select ${userId}::uuid, case when count(*) < ${REFUSALS_PER_HOUR - 1} then ${kind} else 'refused_often' end,
        ${now}::timestamptz, ${address_block}, ${country}, ${device}
      from security_events where user_id = ${userId} and kind = any(${REFUSED})
        and created_at > ${now}::timestamptz - interval '1 hour'
      having count(*) < ${REFUSALS_PER_HOUR}`.execute(tx)
  })
}
