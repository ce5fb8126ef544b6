import PQueue from 'p-queue'
import { fail } from './failures.ts'

/** Runs `concurrency` tasks at once. The returned function throws `server.busy` while `waiting` tasks are queued. */
export function createBoundedQueue(concurrency: number, waiting: number) {
  const queue = new PQueue({ concurrency })
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (queue.size >= waiting) throw fail('server.busy', { retry_after: 5 })
    return queue.add(work)
  }
}
