// How long a page of suggestions takes over HTTP, from the index in memory and straight from the database: two servers
// on one database are asked the same in turn, and must answer the same.
//   npm run bench -- discovery [--sizes 600,50000] [--calls 60]
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { createRandom } from '../../server/seed/random.ts'
import { restlessness, type Spread, spreadOf } from '../matching/timing.ts'
import { aProduct, type Product } from '../messaging/product.ts'
import { fillTo, someViewers, type Viewer } from './fill.ts'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '600,50000' },
    calls: { type: 'string', default: '60' },
  },
})
const sizes = values.sizes.split(',').map(Number)
const calls = Number(values.calls)
const FRESH_WITHIN = 50
const QUIET = 1.5
const restless = restlessness()
const random = createRandom(5)
const faults: string[] = []

console.log(`restlessness of this machine ${restless.toFixed(2)} (quiet: 1)`)
const withIndex = await aProduct()
await withIndex.start()
const plain = await aProduct({ DATABASE_URL: withIndex.databaseUrl(), MEMBER_INDEX: '0' })
await plain.start()
const database = new Client({ connectionString: withIndex.databaseUrl() })
database.on('error', () => {}) // it ends with the product
await database.connect()
try {
  for (const size of sizes) await measure(size)
} finally {
  await database.end()
  await plain.remove()
  await withIndex.remove()
}
for (const fault of faults) console.log(fault)
console.log(faults.length === 0 ? 'PASSED' : 'FAILED')
process.exitCode = faults.length === 0 ? 0 : 1

async function measure(size: number) {
  await fillTo(database, size)
  const viewers = await someViewers(database, 40)
  const ready = await untilIndexed(viewers)
  const times = { index: [] as number[], scan: [] as number[] }
  for (let call = 0; call < calls + 5; call++) {
    const viewer = random.pick(viewers)
    const query = aQuery()
    const [index, scan] = [await ask(withIndex, viewer, query), await ask(plain, viewer, query)]
    if (index.page !== scan.page) faults.push(`${size} members: two answers to ${JSON.stringify(query)}`)
    if (call < 5) continue // they warm up
    times.index.push(index.ms)
    times.scan.push(scan.ms)
  }
  const [index, scan] = [spreadOf(times.index), spreadOf(times.scan)]
  console.log(`${size} members; the index was there ${ready.toFixed(1)} s after the last of them`)
  console.table({
    'from the index, ms': rounded(index),
    'from the database, ms': rounded(scan),
    'times as long': {
      p50: (scan.p50 / index.p50).toFixed(1),
      p95: (scan.p95 / index.p95).toFixed(1),
      mean: (scan.mean / index.mean).toFixed(1),
    },
  })
  await measureFreshness(size, viewers)
}

function rounded({ p50, p95, mean, worst }: Spread) {
  return Object.fromEntries(
    Object.entries({ p50, p95, mean, worst }).map(([name, ms]) => [name, ms.toFixed(1)]),
  )
}

function aQuery() {
  return {
    page: random.chance(0.8) ? 1 : random.between(2, 5),
    sort_by: random.chance(0.85) ? 'compatibility' : 'newest',
    min_age: random.chance(0.5) ? 18 : random.between(20, 30),
    max_age: random.chance(0.5) ? 100 : random.between(32, 50),
    country: random.chance(0.6) ? 'all' : random.pick(['NG', 'GH', 'KE', 'US']),
    faith: random.chance(0.7) ? 'all' : random.pick(['Christianity', 'Islam']),
  }
}

interface Answer {
  ms: number
  /** What both must agree on: who, in which order, and how many there are. */
  page: string
  ids: string[]
}

async function ask({ url }: Product, { id, token }: Viewer, query: object): Promise<Answer> {
  for (;;) {
    const begun = performance.now()
    const response = await fetch(`${url}/functions/v1/get-matches`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ user_id: id, ...query }),
    })
    const text = await response.text()
    const ms = performance.now() - begun
    if (response.ok) {
      const { data, pagination, relaxations } = JSON.parse(text)
      const ids: string[] = data.map((card: { user_id: string }) => card.user_id)
      return { ms, ids, page: JSON.stringify([ids, pagination.total_results, relaxations]) }
    }
    if (response.status !== 429 && response.status !== 503) throw new Error(`${response.status} ${text}`)
    await database.query('delete from limit_uses') // limits and protection are not what is measured
    await sleep(500)
  }
}

/** The index is there when a page comes from it. @returns seconds */
async function untilIndexed(viewers: readonly Viewer[]): Promise<number> {
  const begun = performance.now()
  const before = await rankedByIndex()
  for (;;) {
    await ask(withIndex, random.pick(viewers), {})
    if ((await rankedByIndex()) > before) return (performance.now() - begun) / 1000
    await sleep(200)
  }
}

/** How many pages came from the index so far. */
async function rankedByIndex(): Promise<number> {
  const figures = await (await fetch(withIndex.figuresUrl)).text()
  return Number(/^suggestions_ranked_total\{by="index"\} (\d+)/m.exec(figures)?.[1] ?? 0)
}

/** From the commit of a change to the answer that has it. */
async function measureFreshness(size: number, viewers: readonly Viewer[]) {
  const times: number[] = []
  for (let i = 0; i < 20; i++) {
    const viewer = random.pick(viewers)
    const first = (await ask(withIndex, viewer, { limit: 1 })).ids[0]
    if (!first) continue
    await database.query('update users set deactivated_at = now() where id = $1', [first])
    const { ms, ids } = await ask(withIndex, viewer, { limit: 1 })
    if (ids[0] === first) faults.push(`${size} members: somebody was shown who had left`)
    times.push(ms)
    await database.query('update users set deactivated_at = null where id = $1', [first])
  }
  const { p50, worst } = spreadOf(times)
  console.log(
    `a change is in the next answer, ${p50.toFixed(1)} ms after its commit (worst ${worst.toFixed(1)})\n`,
  )
  if (p50 > FRESH_WITHIN && restless < QUIET)
    faults.push(`${size} members: changes take ${p50.toFixed(1)} ms, not ${FRESH_WITHIN}`)
}
