import { parentPort, workerData } from 'node:worker_threads'
import { buffersOf, type Snapshot } from '@ndoa/matching'
import { Pool } from 'pg'
import { CONNECTION, LimitedClient } from '../../../platform/database-client.ts'
import { KEEPALIVE } from '../../../platform/notify.ts'
import { readCopy, saveCopy } from './copy/index-copy.ts'
import { type ReadOrder, readIndex, type WorkerMessage } from './read-index.ts'
import { inTurn } from './reading/in-turn.ts'
import { lowerThreadPriority, throttle, unthrottled } from './reading/throttle.ts'

/** A server whose members wait for an index reads them itself when another one takes longer than this: milliseconds. */
const PATIENCE = 30_000
/** The same for one that already has an index. */
const LONG_PATIENCE = 5 * 60_000

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
  options: KEEPALIVE, // so that the lock of a server whose machine is gone becomes free
})
pool.on('error', () => {}) // whoever uses the connection gets an error of their own
try {
  await takeOrRead()
} finally {
  await pool.end()
}

async function takeOrRead() {
  const isStart = copyNewerThan === 0 // it takes any copy of the day, and waits for nobody who makes a newer one
  if (isStart && (await takeCopy())) return
  await inTurn(pool, idlePerWork > 0 ? LONG_PATIENCE : PATIENCE, async (hasWaited) => {
    const isThere = (hasWaited || !isStart) && (await takeCopy())
    if (!isThere) await readMembers()
  })
}

async function takeCopy(): Promise<boolean> {
  const copy = await readCopy(pool, day, copyNewerThan).catch(warn)
  if (copy) post({ ...copy, from: 'copy' }, copy.snapshot)
  return copy !== null
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
