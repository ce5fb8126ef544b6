import type { FastifyRequest } from 'fastify'
import PQueue from 'p-queue'
import type { AuthContext } from '../auth-context.ts'
import { createRequestSlots } from './request-slots.ts'

/** Concurrent requests for a code from browsers where no member is known; each takes a quarter of a second. */
export const RUNNING = 4
/** Four seconds of work. */
export const WAITING = 60
const queue = new PQueue({ concurrency: RUNNING })
const acquireSlot = createRequestSlots(RUNNING + WAITING)

/**
 * A code costs several statements. Strangers wait in a queue, first in, first out; members in known browsers do not.
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
