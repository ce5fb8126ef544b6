import type { FastifyRequest } from 'fastify'
import PQueue from 'p-queue'
import type { AuthContext } from '../auth-context.ts'
import { createRequestSlots } from './request-slots.ts'

/** Requests for a code that are handled at once, for browsers where no member is known; each takes a quarter second. */
export const RUNNING = 4
/** Four seconds of work. */
export const WAITING = 60
const queue = new PQueue({ concurrency: RUNNING })
const acquireSlot = createRequestSlots(RUNNING + WAITING)

/**
 * A code costs several statements: a flood of strangers waits in a queue of its own, in the order in which they came, and
 * members in browsers where they are known do not.
 * @throws server.busy when too many wait already
 */
export async function inCodeQueue<T>(
  auth: AuthContext,
  request: FastifyRequest,
  work: () => Promise<T>,
): Promise<T> {
  const { known, release } = acquireSlot(auth, request)
  try {
    return await (known ? work() : queue.add(work))
  } finally {
    release()
  }
}
