import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Pool } from 'pg'
import { aDatabase, type OwnDatabase } from '../notifications/database.ts'
import { type LiveMemory, liveMemoryAt } from '../notifications/live-memory.ts'
import { startMailGateway } from '../notifications/mail-gateway.ts'
import { createMembers, type Writer } from './members.ts'
import { freePort, type Product, startProduct } from './product.ts'
import { production } from './production.ts'
import { SINGLE_INSERTS } from './single-inserts.ts'

export interface CostWorld {
  product: Product
  bare: string
  database: OwnDatabase
  memory: LiveMemory
  ring: Writer[]
  readers: Writer[]
  idle: Writer[]
  remove(): Promise<void>
}

const CONVERSATIONS = 30

/** Lists only filled tables: PostgreSQL would plan for an analyzed empty table as if it stayed empty. */
export const ANALYZE = 'analyze users, sessions, profiles, profile_photos, matches, messages'

export async function aCostWorld(size: { ring: number; readers: number; idle: number }): Promise<CostWorld> {
  const database = await aDatabase()
  const mail = await startMailGateway(() => 0)
  const inspector = await freePort()
  const product = await startProduct({
    ...production('https://bench.test', mail.url),
    DATABASE_URL: database.url,
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}`,
  })
  await product.start()
  const bareServer = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)), [database.url])
  const [bare] = (await once(bareServer, 'message')) as [string]
  const [ring, readers, idle, others] = [
    await createMembers(database.pool, size.ring),
    await createMembers(database.pool, size.readers),
    await createMembers(database.pool, size.idle),
    await createMembers(database.pool, CONVERSATIONS),
  ]
  await addMatches(
    database.pool,
    ring.map((one, at) => [one, ring[(at + 1) % ring.length] ?? one]),
  )
  await addMatches(
    database.pool,
    readers.flatMap((reader) => others.map((other): Pair => [reader, other])),
  )
  await addConversations(database.pool, others)
  await database.pool.query(SINGLE_INSERTS)
  await database.pool.query(ANALYZE)
  const memory = await liveMemoryAt(inspector)
  return {
    product,
    bare,
    database,
    memory,
    ring,
    readers,
    idle,
    async remove() {
      memory.close()
      bareServer.disconnect()
      await once(bareServer, 'exit')
      await product.remove()
      mail.close()
      await database.remove()
    },
  }
}

type Pair = readonly [Writer, Writer]

async function addMatches(database: Pool, pairs: readonly Pair[]): Promise<void> {
  const { rows } = await database.query<{ id: string; user1: string; user2: string }>(
    `insert into matches (user1, user2)
     select least(a, b), greatest(a, b) from unnest($1::uuid[], $2::uuid[]) pair (a, b) returning id, user1, user2`,
    [pairs.map(([one]) => one.id), pairs.map(([, other]) => other.id)],
  )
  const matchIds = new Map(rows.map(({ id, user1, user2 }) => [`${user1} ${user2}`, id]))
  for (const [one, other] of pairs) {
    const id = matchIds.get([one.id, other.id].toSorted().join(' '))
    if (id) one.matchIds.push(id)
  }
}

async function addConversations(database: Pool, members: readonly Writer[]): Promise<void> {
  const ids = members.map(({ id }) => id)
  await database.query(
    `insert into profile_photos (user_id, position, is_primary, status, width, height)
     select id, 0, true, 'approved', 1280, 1600 from unnest($1::uuid[]) id`,
    [ids],
  )
  await database.query(
    `with written as (
       insert into messages (match_id, seq, sender_id, client_message_id, content)
       select m.id, 1, member, gen_random_uuid(), 'Good evening, how was your day?'
       from matches m join unnest($1::uuid[]) member on member in (m.user1, m.user2) returning match_id, created_at
     )
     update matches set last_seq = 1, last_message_at = written.created_at from written where id = match_id`,
    [ids],
  )
}
