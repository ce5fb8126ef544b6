import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { createRandom } from '../../dev/demo/generators.ts'
import { type Product, startProduct } from '../messaging/product.ts'
import { untilCopied } from './copies.ts'
import { figuresOf, untilFigures } from './figures.ts'
import { createViewers, fillTo, type Viewer } from './fill.ts'
import { aQuery, ask } from './requests.ts'

/** Enough members for a copy of the index to be saved. */
const MEMBERS = 25_000
const ROUNDS = 3
const QUERIES = 40

const CHANGES = [
  "update profiles set faith = 'islam', denomination = null where user_id = $1",
  "update profiles set country_of_residence = 'KE', location = 'Nairobi', age_range_min = 25 where user_id = $1",
  "update profiles set interests = '{music,art}', smoking = 'No' where user_id = $1",
  'update users set deactivated_at = now() where id = $1',
  'update users set deactivated_at = null where id = $1',
  "update settings set profile_visibility = 'matches' where user_id = $1",
  "update settings set profile_visibility = 'everyone' where user_id = $1",
]

/** @returns each difference between index and database, by checksum and by answers */
export async function killDuringChanges(): Promise<string[]> {
  const product = await startProduct({ MEMBER_INDEX_CHECKED_EVERY: '2' })
  const faults: string[] = []
  let changes = 0
  try {
    await product.start()
    const viewers = await withDatabase(product, async (database) => {
      await fillTo(database, MEMBERS)
      await untilCopied(database)
      await untilCopied(database) // the first copy may predate the members
      return createViewers(database, 20)
    })
    for (let round = 0; round < ROUNDS; round++) {
      const changing = changeMembers(product)
      await sleep(1_500)
      await product.kill()
      changes += await changing.stop()
      await product.start()
      const more = changeMembers(product)
      await untilFigures(product, (figures) => figures('member_index_checks') > 1)
      changes += await more.stop()
      const figures = await figuresOf(product)
      if (figures('member_index_readings_total{by="copy"}') !== 1)
        faults.push(`start ${round + 2} was not from the copy of the index`)
      if (figures('member_index_differences') > 0)
        faults.push(`after ${round + 1} kills the index differed from the database`)
    }
    faults.push(...(await differingAnswers(product, viewers)))
    console.log(`killed ${ROUNDS} times during ${changes} changes: ${faults.length} faults`)
    return faults
  } finally {
    await product.remove()
  }
}

async function withDatabase<T>(product: Product, work: (database: Client) => Promise<T>): Promise<T> {
  const database = new Client({ connectionString: product.databaseUrl() })
  database.on('error', () => {}) // killing the server drops the connection
  await database.connect()
  try {
    return await work(database)
  } finally {
    await database.end().catch(() => {})
  }
}

function changeMembers(product: Product) {
  const random = createRandom(Date.now())
  let isRunning = true
  const done = withDatabase(product, async (database) => {
    let count = 0
    const { rows } = await database.query<{ id: string }>(
      'select id from users where not exists (select from sessions where user_id = users.id)',
    )
    try {
      for (; isRunning; count++) await database.query(random.pick(CHANGES), [random.pick(rows).id])
    } catch {
      // The server was killed; uncommitted changes do not count.
    }
    return count
  })
  return {
    stop() {
      isRunning = false
      return done
    },
  }
}

async function differingAnswers(product: Product, viewers: readonly Viewer[]): Promise<string[]> {
  const withoutIndex = await startProduct({ DATABASE_URL: product.databaseUrl(), MEMBER_INDEX: '0' })
  const random = createRandom(8)
  try {
    await withoutIndex.start()
    return await withDatabase(product, async (database) => {
      const faults: string[] = []
      for (let i = 0; i < QUERIES; i++) {
        const [viewer, query] = [random.pick(viewers), aQuery(random)]
        const pages = [
          await ask(product, viewer, query, database),
          await ask(withoutIndex, viewer, query, database),
        ]
        if (pages[0]?.page !== pages[1]?.page)
          faults.push(`two answers to ${JSON.stringify(query)} after the kills`)
      }
      return faults
    })
  } finally {
    await withoutIndex.remove()
  }
}
