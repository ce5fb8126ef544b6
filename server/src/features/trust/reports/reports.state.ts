import { createKeyedQueue, type KeyedQueue } from '../../../platform/keyed-queue.ts'

declare module '../../../platform/app.ts' {
  interface App {
    reports: KeyedQueue
  }
}

export const createReportsState: () => KeyedQueue = createKeyedQueue
