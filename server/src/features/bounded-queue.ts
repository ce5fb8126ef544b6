import PQueue from 'p-queue'
import { fail } from './failures.ts'

/**
 * Runs `concurrency` pieces of work at once, first come, first served; up to `waiting` more wait.
 * @returns a function that runs a piece of work and throws `server.busy` when too many wait already
 */
export function createBoundedQueue(concurrency: number, waiting: number) {
  const queue = new PQueue({ concurrency })
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (queue.size >= waiting) throw fail('server.busy', { retry_after: 5 })
    return queue.add(work)
  }
}
