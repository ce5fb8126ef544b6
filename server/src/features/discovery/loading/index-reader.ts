// Runs in a thread of its own: reads the members, builds the index, and hands over its bytes without copying them.
import { parentPort, workerData } from 'node:worker_threads'
import { buffersOf } from '@ndoa/matching'
import { Pool } from 'pg'
import { type ReadingOrder, readIndex } from './read-index.ts'

const { url, day } = workerData as ReadingOrder
const pool = new Pool({ connectionString: url, max: 1, application_name: 'ndoa-members' })
pool.on('error', () => {}) // the reading itself fails, too
try {
  const snapshot = (await readIndex(pool, day)).snapshot()
  parentPort?.postMessage(snapshot, buffersOf(snapshot))
} finally {
  await pool.end()
}
