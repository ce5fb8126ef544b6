import { parentPort, workerData } from 'node:worker_threads'
import { buffersOf, type Snapshot } from '@ndoa/matching'
import { Pool } from 'pg'
import { readCopy, saveCopy } from './copy/index-copy.ts'
import { type ReadOrder, readIndex, type WorkerMessage } from './read-index.ts'
import { lowerThreadPriority, throttle, unthrottled } from './reading/throttle.ts'

const { url, day, position, mayUseCopy, idlePerWork } = workerData as ReadOrder
const pause = idlePerWork > 0 ? throttle(idlePerWork) : unthrottled
if (idlePerWork > 0) lowerThreadPriority()
const pool = new Pool({ connectionString: url, max: 1, application_name: 'ndoa-members' })
pool.on('error', () => {}) // whoever uses the connection gets an error of their own
try {
  const copy = mayUseCopy ? await readCopy(pool, day).catch(warn) : null
  if (copy) post({ ...copy, from: 'copy' }, copy.snapshot)
  else await readMembers()
} finally {
  await pool.end()
}

async function readMembers() {
  const readAt = Date.now()
  const snapshot = (await readIndex(pool, day, pause)).snapshot()
  const saved = structuredClone(snapshot) // posting gives the other one's memory away
  post({ snapshot, position, readAt, from: 'members' }, snapshot)
  await saveCopy(pool, { day, position, readAt, snapshot: saved }, pause).catch(warn)
}

function post(message: WorkerMessage, snapshot: Snapshot) {
  parentPort?.postMessage(message, buffersOf(snapshot))
}

function warn(error: unknown) {
  const message: WorkerMessage = { warning: error }
  parentPort?.postMessage(message, [])
  return null
}
