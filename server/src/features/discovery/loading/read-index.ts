import { Worker } from 'node:worker_threads'
import { IndexBuilder, MatchIndex, type Snapshot } from '@ndoa/matching'
import type { Pool } from 'pg'
import type { Position } from '../member-index.queries.ts'
import { loadMembers } from './load-members.ts'
import type { Pace } from './pace.ts'

/** What the thread is told. */
export interface ReadingOrder {
  url: string
  day: string
  /** As of before the reading. */
  position: Position
  /** The first reading of a process may take the copy of an index for the members. */
  isFirst: boolean
  /** It rests so many times as long as it works. */
  rests: number
}

/** What came of it. */
export interface Reading {
  index: MatchIndex
  /** What the index has seen. */
  position: Position
  /** When everybody was read, in milliseconds. */
  readAt: number
  from: 'copy' | 'members'
}

/** What the thread says. */
export type ReaderMessage = (Omit<Reading, 'index'> & { snapshot: Snapshot }) | { warning: unknown }

/** An index of all members, as the database has them now. */
export async function readIndex(pool: Pool, day: string, pace?: Pace): Promise<MatchIndex> {
  const builder = new IndexBuilder()
  await loadMembers(pool, day, builder, pace)
  return new MatchIndex(builder.finish())
}

/**
 * The same in a thread of its own, so that nobody who is being answered waits for it. It takes a while longer, because
 * the thread has to load the program first. Afterwards the thread keeps a copy of the index for the next start.
 */
export function readIndexApart(
  order: ReadingOrder,
  signal: AbortSignal,
  warn: (error: unknown) => void,
): Promise<Reading> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const worker = new Worker(new URL('index-reader.ts', import.meta.url), { workerData: order })
    const stop = () => void worker.terminate()
    worker.unref()
    worker.on('message', (message: ReaderMessage) => {
      if ('warning' in message) return warn(message.warning)
      const { snapshot, ...rest } = message
      resolve({ ...rest, index: MatchIndex.restore(snapshot) })
    })
    worker.on('error', reject)
    worker.on('exit', (code) => {
      signal.removeEventListener('abort', stop)
      reject(new Error(`The reader of members ended with ${code}.`))
    })
    signal.addEventListener('abort', stop, { once: true })
  })
}
