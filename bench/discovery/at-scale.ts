import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Random } from '../../dev/demo/generators.ts'
import { spreadOf } from '../matching/timing.ts'
import type { Product } from '../messaging/product.ts'
import { databaseWork } from './database-work.ts'
import { type Figures, figuresOf } from './figures.ts'
import type { Viewer } from './fill.ts'
import { type Load, openLoop } from './open-loop.ts'
import { ask, GET_MATCHES } from './requests.ts'

const ANSWERED = `http_request_seconds_sum{method="POST",route="${GET_MATCHES}",status="200"}`
const RANKING = 'suggestions_ranking_seconds{by="index"}'
const WORK = 'process_cpu_seconds_total'
const LAG = 'nodejs_eventloop_lag_max_seconds'

/** Seconds between index rebuilds: more than the first measurement lasts, so that no rebuild disturbs it. */
export const rebuildEvery = ({ seconds }: Load) => 2 * seconds

export async function measureLoad(
  product: Product,
  viewers: readonly Viewer[],
  load: Load,
  database: Client,
) {
  await openLoop(product, viewers, { perSecond: load.perSecond / 2, seconds: 8 }) // warms up the JIT compiler
  const quiet = await measureUnderLoad(product, viewers, load, database)
  const seconds = rebuildEvery(load) + 5
  const duringRebuild = await measureUnderLoad(product, viewers, { ...load, seconds }, database)
  return { quiet, duringRebuild }
}

async function measureUnderLoad(product: Product, viewers: readonly Viewer[], load: Load, database: Client) {
  const workedBefore = await databaseWork(database)
  const before = await figuresOf(product)
  const { pages, work, ...result } = await openLoop(product, viewers, load)
  const after = await figuresOf(product)
  const spent = (name: string) => after(name) - before(name)
  return {
    ...result,
    /** Milliseconds of CPU time per page. */
    work: {
      server: (spent(WORK) * 1000) / pages,
      ranking: (spent(RANKING) * 1000) / pages,
      database: ((await databaseWork(database)) - workedBefore) / pages,
      asking: work / pages,
    },
    shareOfRanking: spent(RANKING) / spent(ANSWERED),
    longestStall: after(LAG) * 1000,
    checks: spent('member_index_checks'),
  }
}

export type IndexFigures = Awaited<ReturnType<typeof indexFigures>>

export async function indexFigures(product: Product) {
  const figures: Figures = await figuresOf(product)
  return {
    members: figures('member_index_members'),
    'read and built in, s': figures('member_index_build_seconds').toFixed(2),
    'memory, MB': (figures('member_index_bytes') / 1e6).toFixed(1),
    differences: figures('member_index_differences'),
  }
}

/** Measures the time from a commit to the answer with its change; `stale` counts members shown after they left. */
export async function measureFreshness(
  product: Product,
  viewers: readonly Viewer[],
  random: Random,
  database: Client,
) {
  const times: number[] = []
  let stale = 0
  for (let i = 0; i < 40; i++) {
    const viewer = random.pick(viewers)
    const first = (await ask(product, viewer, { limit: 1 }, database)).ids[0]
    if (!first) continue
    await database.query('update users set deactivated_at = now() where id = $1', [first])
    const { ms, ids } = await ask(product, viewer, { limit: 1 }, database)
    if (ids[0] === first) stale++
    times.push(ms)
    await database.query('update users set deactivated_at = null where id = $1', [first])
    await sleep(10)
  }
  return { times: spreadOf(times), stale }
}
