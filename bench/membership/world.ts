import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { serveFakes } from '../../dev/providers/serve.ts'
import { type Product, startProduct } from '../messaging/product.ts'
import { aDatabase } from '../notifications/database.ts'
import type { FoundOrder } from './verdict.ts'

export interface World {
  product: Product
  database: Pool
  /** Kills one PostgreSQL process; PostgreSQL then ends all others and recovers from its log. */
  killDatabase(): Promise<void>
  remove(): Promise<void>
}

export async function createWorld(): Promise<World> {
  const { url: databaseUrl, pool, folder, ...database } = await aDatabase()
  const at: { url: string } = { url: '' }
  const providers = await serveFakes(() => at.url)
  const keys = Object.entries(providers.environment).filter((entry): entry is [string, string] => !!entry[1])
  const product = await startProduct({
    ...Object.fromEntries(keys),
    DATABASE_URL: databaseUrl,
    NODE_COMPILE_CACHE: join(folder, 'compiled'), // halves the start-up time
  })
  at.url = product.url
  return {
    product,
    database: pool,
    async killDatabase() {
      const killed = await checkpointerOf(pool)
      if (killed === null) throw new Error('The database has no checkpointer.')
      process.kill(killed, 'SIGKILL')
      for (;;) {
        const now = await checkpointerOf(pool).catch(() => null)
        if (now !== null && now !== killed) return // the database has recovered
        await sleep(50)
      }
    },
    async remove() {
      await product.remove()
      await providers.close()
      await database.remove()
    },
  }
}

async function checkpointerOf(pool: Pool): Promise<number | null> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'checkpointer'`,
  )
  return rows[0]?.pid ?? null
}

export async function countBetween(database: Pool): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int as count from orders where state = 'open' and provider_id is not null`,
  )
  return rows[0]?.count ?? 0
}

export const makeChecksDue = (database: Pool) =>
  database.query('update orders set next_check_at = now() where next_check_at > now()')

export async function foundOrders(database: Pool): Promise<FoundOrder[]> {
  const { rows } = await database.query<FoundOrder>(
    `select o.id, o.state, (select count(*)::int from membership_terms t where t.order_id = o.id) as terms,
       (select r.number from receipts r where r.order_id = o.id) as receipt
     from orders o`,
  )
  return rows
}
