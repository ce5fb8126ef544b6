import { isIP } from 'node:net'
import type { SignInWay } from '@ndoa/contract/identity/security-log'
import type { FastifyRequest } from 'fastify'
import { countryOfAddress } from '../reference/index.ts'
import { signIns } from './accounts.metrics.ts'
import type { AuthContext } from './auth-context.ts'
import { originBlock } from './origin-block.ts'
import { insertRefusal, type Origin } from './security-log.queries.ts'
import { deviceOf, storedDevice } from './sessions/device.ts'

export async function originOf({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Promise<Origin> {
  return {
    address_block: originBlock(ip),
    country: isIP(ip) ? await countryOfAddress(ip) : null,
    device: storedDevice(deviceOf(headers['user-agent'] ?? null)),
  }
}

/** The response does not wait for the write, so its time does not reveal whether the account exists. */
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
