import { Worker } from 'node:worker_threads'
import { IndexBuilder, MatchIndex, type Snapshot } from '@ndoa/matching'
import type { Pool } from 'pg'
import type { Position } from './change-log.queries.ts'
import { loadMembers } from './reading/load-members.ts'
import type { Throttle } from './reading/throttle.ts'

export interface ReadOrder {
  url: string
  day: string
  /** As of before the reading. */
  position: Position
  /** What the copy of another reading must be newer than to be taken instead; 0: the day's, however old. Milliseconds. */
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

/** An index of all members, as the database has them now. */
export async function readIndex(pool: Pool, day: string, throttle?: Throttle): Promise<MatchIndex> {
  const builder = new IndexBuilder()
  await loadMembers(pool, day, builder, throttle)
  return new MatchIndex(builder.finish())
}

/**
 * The same without blocking the event loop, or the copy of what another process has read. A worker that has read all
 * members saves a copy of the index for other processes, and for the next start.
 */
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
