import { parentPort, workerData } from 'node:worker_threads'
import { buffersOf, type Snapshot } from '@ndoa/matching'
import { Pool } from 'pg'
import { CONNECTION, LimitedClient } from '../../../../platform/database-client.ts'
import { KEEPALIVE } from '../../../../platform/notify.ts'
import { readCopy, saveCopy } from './copy/index-copy.ts'
import { type ReadOrder, readIndex, type WorkerMessage } from './read-index.ts'
import { runInTurn } from './reading/in-turn.ts'
import { lowerThreadPriority, throttle, unthrottled } from './reading/throttle.ts'

/** Milliseconds to wait for another server's read while this server has no index. */
const LOCK_TIMEOUT = 30_000
/** Milliseconds to wait for another server's read while this server still has an index. */
const REFRESH_LOCK_TIMEOUT = 5 * 60_000

const { url, day, position, copyNewerThan, idlePerWork } = workerData as ReadOrder
const pause = idlePerWork > 0 ? throttle(idlePerWork) : unthrottled
if (idlePerWork > 0) lowerThreadPriority()
const name = 'ndoa-members'
const pool = new Pool({
  ...CONNECTION,
  connectionString: url,
  Client: LimitedClient,
  max: 1,
  idleTimeoutMillis: 0,
  application_name: name,
  options: KEEPALIVE, // releases the lock if this machine goes down
})
pool.on('error', () => {}) // the query on the connection reports the error
try {
  await loadIndex()
} finally {
  await pool.end()
}

async function loadIndex() {
  const isStart = copyNewerThan === 0 // a starting server accepts any copy of the day rather than wait for a newer one
  if (isStart && (await useCopy())) return
  await runInTurn(pool, idlePerWork > 0 ? REFRESH_LOCK_TIMEOUT : LOCK_TIMEOUT, async (hasWaited) => {
    const hasCopy = (hasWaited || !isStart) && (await useCopy())
    if (!hasCopy) await readMembers()
  })
}

async function useCopy(): Promise<boolean> {
  const copy = await readCopy(pool, day, copyNewerThan).catch(warn)
  if (copy) post({ ...copy, from: 'copy' }, copy.snapshot)
  return copy !== null
}

async function readMembers() {
  const readAt = Date.now()
  const snapshot = (await readIndex(pool, day, pause)).snapshot()
  const saved = structuredClone(snapshot) // posting transfers the original's memory
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
