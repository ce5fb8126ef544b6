// Runs in a thread of its own: reads the members, builds the index, and hands over its bytes without copying them.
import { parentPort, workerData } from 'node:worker_threads'
import { buffersOf, type Snapshot } from '@ndoa/matching'
import { Pool } from 'pg'
import { keepCopy, readCopy } from './index-copy.ts'
import { HASTE, leisure, stepBack } from './pace.ts'
import { type ReaderMessage, type ReadingOrder, readIndex } from './read-index.ts'

const { url, day, position, isFirst, rests } = workerData as ReadingOrder
const pace = rests > 0 ? leisure(rests) : HASTE
if (rests > 0) stepBack()
const pool = new Pool({ connectionString: url, max: 1, application_name: 'ndoa-members' })
pool.on('error', () => {}) // what goes on fails, too
try {
  const copy = isFirst ? await readCopy(pool, day).catch(warn) : null
  if (copy) handOver({ ...copy, from: 'copy' }, copy.snapshot)
  else await readMembers()
} finally {
  await pool.end()
}

async function readMembers() {
  const readAt = Date.now()
  const snapshot = (await readIndex(pool, day, pace)).snapshot()
  const kept = structuredClone(snapshot) // the other one is handed over
  handOver({ snapshot, position, readAt, from: 'members' }, snapshot)
  await keepCopy(pool, { day, position, readAt, snapshot: kept }, pace).catch(warn)
}

function handOver(reading: ReaderMessage, snapshot: Snapshot) {
  parentPort?.postMessage(reading, buffersOf(snapshot))
}

/** Without a copy all goes on as well. */
function warn(error: unknown) {
  const message: ReaderMessage = { warning: error }
  parentPort?.postMessage(message, [])
  return null
}
