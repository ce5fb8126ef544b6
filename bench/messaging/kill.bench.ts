// Members write while the server is killed repeatedly. Acknowledged messages must be stored exactly once, and every
// conversation numbered in the order in which its members wrote.
//   npm run bench -- messaging [--small] [--messages 10000] [--clients 50] [--kills 5]
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { aRingOfMembers } from './members.ts'
import { startProduct } from './product.ts'
import { type Faults, faultsIn } from './verdict.ts'
import { type Log, write } from './writing.ts'

const { values } = parseArgs({
  options: {
    small: { type: 'boolean' },
    messages: { type: 'string' },
    clients: { type: 'string', default: '50' },
    kills: { type: 'string', default: '5' },
  },
})
const clients = Number(values.clients)
const each = Math.ceil(Number(values.messages ?? (values.small ? 2_000 : 10_000)) / clients)
const kills = Number(values.kills)
const total = each * clients
/** Milliseconds. 10,000 messages take under three minutes; longer runs send 5 messages a second per member. */
const TIMEOUT = Math.max(170, each / 2) * 1_000

const product = await startProduct()
const log: Log = { acknowledged: [], unanswered: 0, storedUnanswered: 0, wrong: [] }
const timer = setTimeout(() => log.wrong.push(`not done after ${TIMEOUT / 1_000} s`), TIMEOUT)
try {
  report(await run())
} finally {
  clearTimeout(timer)
  await product.remove()
}

async function run(): Promise<Faults> {
  await product.start()
  const writers = await withDatabase((database) => aRingOfMembers(database, clients))
  await Promise.all([killRepeatedly(), ...writers.map((writer) => write(product.url, writer, each, log))])
  return withDatabase((database) => faultsIn(database, log.acknowledged, total))
}

async function killRepeatedly() {
  for (let done = 1; done <= kills; done++) {
    while (log.acknowledged.length < (done / kills) * 0.8 * total && log.wrong.length === 0) await sleep(2)
    await product.kill()
    await product.start()
  }
}

async function withDatabase<T>(work: (database: Client) => Promise<T>): Promise<T> {
  const database = new Client({ connectionString: product.databaseUrl() })
  await database.connect()
  try {
    return await work(database)
  } finally {
    await database.end()
  }
}

function report(faults: Faults) {
  const figures = {
    messages: total,
    'members writing': clients,
    'kills of the server': kills,
    'tries without an answer': log.unanswered,
    'stored, though unanswered': log.storedUnanswered,
    acknowledged: log.acknowledged.length,
    'wrong answers': log.wrong.length,
    ...faults,
  }
  console.table(figures)
  for (const answer of log.wrong) console.log(answer)
  const bad = log.wrong.length > 0 || Object.values(faults).some((count) => count !== 0)
  console.log(bad ? 'FAILED: see above.' : 'PASSED: nothing lost, nothing doubled, everything in order.')
  process.exitCode = bad ? 1 : 0
}
