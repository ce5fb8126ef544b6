import type { FastifyRequest } from 'fastify'
import PQueue from 'p-queue'
import { fail } from '../failures.ts'
import type { AuthContext } from './auth-context.ts'
import { carriesMarks } from './known-devices.ts'

/** Requests for a code that are handled at once, for browsers where no member is known; each takes a quarter second. */
export const RUNNING = 4
/** Four seconds of work. */
export const WAITING = 60
const queue = new PQueue({ concurrency: RUNNING })

/**
 * A code costs several statements: a flood of strangers waits in a queue of its own, and members in browsers where they
 * are known do not.
 * @param priority those with a higher one come first
 * @throws server.busy when too many wait already
 */
export function inCodeQueue<T>(
  auth: AuthContext,
  request: FastifyRequest,
  priority: number,
  work: () => Promise<T>,
): Promise<T> {
  if (carriesMarks(auth, request)) return work()
  if (queue.size >= WAITING) throw fail('server.busy', { retry_after: 2 })
  return queue.add(work, { priority })
}
