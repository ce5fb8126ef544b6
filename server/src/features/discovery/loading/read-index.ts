import { Worker } from 'node:worker_threads'
import { IndexBuilder, MatchIndex, type Snapshot } from '@ndoa/matching'
import type { Pool } from 'pg'
import { loadMembers } from './load-members.ts'

/** What the thread is told. */
export interface ReadingOrder {
  url: string
  day: string
}

/** An index of all members, as the database has them now. */
export async function readIndex(pool: Pool, day: string): Promise<MatchIndex> {
  const builder = new IndexBuilder()
  await loadMembers(pool, day, (member) => builder.add(member))
  return new MatchIndex(builder.finish())
}

/**
 * The same in a thread of its own, so that nobody who is being answered waits for it. It takes a while longer, because
 * the thread has to load the program first.
 */
export async function readIndexApart({ url, day }: ReadingOrder, signal: AbortSignal): Promise<MatchIndex> {
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<MatchIndex>()
  const workerData: ReadingOrder = { url, day }
  const worker = new Worker(new URL('index-reader.ts', import.meta.url), { workerData })
  worker.unref()
  worker.once('message', (snapshot: Snapshot) => resolve(MatchIndex.restore(snapshot)))
  worker.once('error', reject)
  worker.once('exit', (code) => reject(new Error(`The reader of members ended with ${code}.`)))
  const stop = () => void worker.terminate()
  signal.addEventListener('abort', stop, { once: true })
  return promise.finally(() => signal.removeEventListener('abort', stop))
}
