import { isIP } from 'node:net'
import type { OperatorAct, SecurityEventKind, SignInWay } from '@ndoa/contract/security-log'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../platform/db.ts'
import { countryOfAddress } from '../reference/index.ts'
import { signIns } from './accounts.metrics.ts'
import type { AuthContext } from './auth-context.ts'
import { originBlock } from './origin-block.ts'
import { insertRefusal } from './security-log.queries.ts'
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
    if (userId) await insertRefusal(app, { userId, kind: `refused_${way}`, ...(await originOf(request)) })
  }
  record().catch((error: unknown) => app.log.error({ err: error }, 'a refused sign-in was not recorded'))
}
