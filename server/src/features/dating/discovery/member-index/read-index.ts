import { Worker } from 'node:worker_threads'
import { IndexBuilder, MatchIndex, type Snapshot } from '@ndoa/matching'
import type { Pool } from 'pg'
import type { Position } from './change-log.queries.ts'
import { loadMembers } from './reading/load-members.ts'
import type { Throttle } from './reading/throttle.ts'

export interface ReadOrder {
  url: string
  day: string
  position: Position
  /** Unix time in milliseconds: only a copy read after it replaces a full read. 0 accepts any copy of the day. */
  copyNewerThan: number
  idlePerWork: number
}

export interface IndexBuild {
  index: MatchIndex
  position: Position
  readAt: number
  from: 'copy' | 'members'
}

export type WorkerMessage = (Omit<IndexBuild, 'index'> & { snapshot: Snapshot }) | { warning: unknown }

export async function readIndex(pool: Pool, day: string, throttle?: Throttle): Promise<MatchIndex> {
  const builder = new IndexBuilder()
  await loadMembers(pool, day, builder, throttle)
  return new MatchIndex(builder.finish())
}

/** Uses another server's copy if there is one. Otherwise reads all members and saves a copy of the index. */
export function readIndexInWorker(
  order: ReadOrder,
  signal: AbortSignal,
  warn: (error: unknown) => void,
): Promise<IndexBuild> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const worker = new Worker(new URL('index-worker.ts', import.meta.url), { workerData: order })
    const stop = () => void worker.terminate()
    worker.unref()
    worker.on('message', (message: WorkerMessage) => {
      if ('warning' in message) return warn(message.warning)
      const { snapshot, ...build } = message
      resolve({ ...build, index: MatchIndex.restore(snapshot) })
    })
    worker.on('error', reject)
    worker.on('exit', (code) => {
      signal.removeEventListener('abort', stop)
      reject(new Error(`The worker that reads members exited with ${code}.`))
    })
    signal.addEventListener('abort', stop, { once: true })
  })
}
