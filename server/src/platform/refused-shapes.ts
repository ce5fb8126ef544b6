import type { FastifyRequest } from 'fastify'
import { passedCheck, type RouteAccess } from './access.ts'
import { addressBlock } from './address.ts'
import type { App } from './app.ts'
import { countRefusal, createMemoryLimit, type Limit } from './limits.ts'

/** @returns null within the caller's budget, else the seconds until another refused shape is told what is wrong with it */
export type CountRefusedShape = (request: FastifyRequest, access: RouteAccess) => number | null

/**
 * Counts inputs of a wrong shape, which reach no rule and so no other limit. Calls of a right shape are not affected.
 * @param budget of one member, or of one address without a session
 */
export function countRefusedShapes(
  { clock, presence }: Pick<App, 'clock' | 'presence'>,
  budget: Limit,
): CountRefusedShape {
  const consume = createMemoryLimit(budget, clock, presence.countServers)
  return (request, access) => {
    const wait = consume(passedCheck(request, access)?.id ?? addressBlock(request.ip))
    if (wait !== null) countRefusal('refused-shape caller')
    return wait
  }
}
