import type { FastifyRequest } from 'fastify'
import { passedCheck, type RouteAccess } from './access.ts'
import { addressBlock } from './address.ts'
import type { App } from './app.ts'
import { countRefusal, createMemoryLimit, type Limit } from './limits.ts'

/** @returns null within the caller's budget, otherwise the seconds until responses name faults again */
export type CountRefusedShape = (request: FastifyRequest, access: RouteAccess) => number | null

/** Limits malformed inputs, which never reach a handler. @param budget per member, or per address without a session */
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
