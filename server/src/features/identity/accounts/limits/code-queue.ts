import type { FastifyRequest } from 'fastify'
import PQueue from 'p-queue'
import type { AuthContext } from '../auth-context.ts'
import { createRequestSlots } from './request-slots.ts'

/** Concurrent requests from unknown browsers; each takes 250 ms. */
export const RUNNING = 4
export const WAITING = 60
const queue = new PQueue({ concurrency: RUNNING })
const acquireSlot = createRequestSlots(RUNNING + WAITING)

/** Known browsers skip the queue. @throws server.busy if too many requests wait */
export async function runInCodeQueue<T>(
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
