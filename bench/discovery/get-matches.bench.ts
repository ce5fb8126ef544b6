// Latency of a page of suggestions over HTTP: from the index and straight from the database (answers must match),
// during changes and kills, and with a million members at a steady pace.
//   npm run bench -- discovery [--sizes 600,50000] [--calls 60] [--members 1000000] [--rate 300] [--seconds 20]
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { createRandom } from '../../dev/demo/generators.ts'
import { machineNoise, type Spread, spreadOf } from '../matching/timing.ts'
import { type Product, startProduct } from '../messaging/product.ts'
import { type IndexFigures, indexFigures, measureFreshness, measureLoad, rebuildEvery } from './at-scale.ts'
import { untilFigures } from './figures.ts'
import { createViewers, fillTo, type Viewer } from './fill.ts'
import { killDuringChanges } from './kill-during-changes.ts'
import { aQuery, ask } from './requests.ts'
import { measureStarts } from './starting.ts'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '600,50000' },
    calls: { type: 'string', default: '60' },
    members: { type: 'string', default: '1000000' },
    rate: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '20' },
  },
})
const sizes = values.sizes.split(',').filter(Boolean).map(Number)
const calls = Number(values.calls)
const members = Number(values.members)
const load = { perSecond: Number(values.rate), seconds: Number(values.seconds) }

/** Milliseconds, but seconds for `start`. On a quiet machine, a figure over twice its aim fails. */
const AIMS = { p95: 25, fresh: 50, start: 2.5, pause: 50 }
const QUIET = 1.5
const noise = machineNoise()
const random = createRandom(5)
const faults: string[] = []
const failures: string[] = []

console.log(`noise of this machine ${noise.toFixed(2)} (quiet: 1)`)
if (sizes.length > 0) await compareWithDatabase()
faults.push(...(await killDuringChanges()))
if (members > 0) await measureAtScale()
verdict()

async function compareWithDatabase() {
  const withIndex = await startProduct()
  await withIndex.start()
  const withoutIndex = await startProduct({ DATABASE_URL: withIndex.databaseUrl(), MEMBER_INDEX: '0' })
  await withoutIndex.start()
  const database = await connected(withIndex)
  try {
    for (const size of sizes) await compare(size, { withIndex, withoutIndex, database })
  } finally {
    await database.end()
    await withoutIndex.remove()
    await withIndex.remove()
  }
}

async function connected(product: Product): Promise<Client> {
  const database = new Client({ connectionString: product.databaseUrl() })
  database.on('error', () => {}) // stopping the product drops the connection
  await database.connect()
  return database
}

interface Pair {
  withIndex: Product
  withoutIndex: Product
  database: Client
}

async function compare(size: number, { withIndex, withoutIndex, database }: Pair) {
  await fillTo(database, size)
  const viewers = await createViewers(database, 40)
  await untilFigures(withIndex, (figures) => figures('member_index_members') > size * 0.9)
  const times = { index: [] as number[], scan: [] as number[] }
  for (let call = 0; call < calls + 5; call++) {
    const [viewer, query] = [random.pick(viewers), aQuery(random)]
    const index = await ask(withIndex, viewer, query, database)
    const scan = await ask(withoutIndex, viewer, query, database)
    if (index.page !== scan.page) faults.push(`${size} members: two answers to ${JSON.stringify(query)}`)
    if (call < 5) continue // the first calls warm up
    times.index.push(index.ms)
    times.scan.push(scan.ms)
  }
  const [index, scan] = [spreadOf(times.index), spreadOf(times.scan)]
  console.log(`${size} members`)
  console.table({
    'from the index, ms': rounded(index),
    'from the database, ms': rounded(scan),
    'times as long': {
      p50: (scan.p50 / index.p50).toFixed(1),
      p95: (scan.p95 / index.p95).toFixed(1),
      mean: (scan.mean / index.mean).toFixed(1),
    },
  })
  await reportFreshness(withIndex, viewers, database, size)
}

function rounded({ p50, p95, p99, mean, worst }: Spread) {
  return fixed({ p50, p95, p99, mean, worst }, 1)
}

function fixed(values: Record<string, number>, digits: number) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.toFixed(digits)]))
}

async function reportFreshness(product: Product, viewers: readonly Viewer[], database: Client, size: number) {
  const { times, stale } = await measureFreshness(product, viewers, random, database)
  const [p50, worst] = [times.p50.toFixed(1), times.worst.toFixed(1)]
  console.log(`a change is in the next answer, ${p50} ms after its commit (worst ${worst})\n`)
  if (stale > 0) faults.push(`${size} members: ${stale} times somebody was shown who had left`)
  aim(`${size} members, a change in the next answer, ms`, times.p50, AIMS.fresh)
}

async function measureAtScale() {
  const product = await startProduct({ MEMBER_INDEX_CHECKED_EVERY: String(rebuildEvery(load)) })
  try {
    await product.start()
    const database = await connected(product)
    await fillTo(database, members)
    const viewers = await createViewers(database, 500)
    await database.query('vacuum analyze') // autovacuum does this in production
    await database.end()
    reportStarts(await measureStarts(product, members, connected))
    const reconnected = await connected(product)
    await reportLoad(product, viewers, reconnected)
    await reportFreshness(product, viewers, reconnected, members)
    await reconnected.end()
    if ((await indexFigures(product)).differences > 0) faults.push('the index differed from the database')
  } finally {
    await product.remove()
  }
}

/** The aim applies to a start from the copy; a start that reads all members may take twice as long. */
function reportStarts({ reading, copying, fromCopy }: Awaited<ReturnType<typeof measureStarts>>) {
  console.table({ 'start that reads all members': reading, 'start from the copy': copying })
  if (!fromCopy) faults.push('the second start was not from the copy of the index')
  const limit = AIMS.start * Math.max(1, members / 1e6)
  const seconds = (figures: IndexFigures) => Number(figures['read and built in, s'])
  aim('start from the copy, s', seconds(copying), limit)
  floor('start that reads all members, s', seconds(reading), limit)
}

async function reportLoad(product: Product, viewers: readonly Viewer[], database: Client) {
  const { quiet, duringRebuild } = await measureLoad(product, viewers, load, database)
  console.log(`${members} members, ${load.perSecond} pages of 20 a second, whether answers come or not`)
  console.table(
    Object.fromEntries(
      Object.entries({ pages: quiet, 'during a rebuild': duringRebuild }).map(([name, figures]) => [
        name,
        {
          'a second': figures.perSecond.toFixed(0),
          ...rounded(figures.times),
          failed: figures.failed,
          'ranking, share of time': `${(figures.shareOfRanking * 100).toFixed(1)} %`,
          'longest stall, ms': figures.longestStall.toFixed(0),
          readings: figures.checks,
        },
      ]),
    ),
  )
  console.log('milliseconds of a core for one page')
  console.table({ pages: fixed(quiet.work, 2), 'during a rebuild': fixed(duringRebuild.work, 2) })
  aim('p95 of pages, ms', quiet.times.p95, AIMS.p95)
  aim('longest pause during a rebuild, ms', duringRebuild.longestStall, AIMS.pause)
  if (quiet.failed > 0) failures.push(`${quiet.failed} pages failed`)
}

function aim(name: string, value: number, limit: number) {
  if (value > limit) console.log(`${name}: ${value.toFixed(1)}, aimed at ${limit}`)
  floor(name, value, limit)
}

function floor(name: string, value: number, limit: number) {
  if (value > 2 * limit) failures.push(`${name}: ${value.toFixed(1)} is over twice ${limit}`)
}

function verdict() {
  for (const fault of [...faults, ...failures]) console.log(fault)
  const isSlow = failures.length > 0 && noise < QUIET
  console.log(
    faults.length > 0 || isSlow
      ? 'FAILED'
      : failures.length > 0
        ? 'PASSED; the machine is too noisy to judge speed'
        : 'PASSED',
  )
  process.exitCode = faults.length > 0 || isSlow ? 1 : 0
}
