import { createKeyedQueue, type KeyedQueue } from '../../platform/keyed-queue.ts'

declare module '../../platform/app.ts' {
  interface App {
    /** What this process keeps of reports: the requests of one member run one after another. */
    reports: KeyedQueue
  }
}

export const createReportsState: () => KeyedQueue = createKeyedQueue
