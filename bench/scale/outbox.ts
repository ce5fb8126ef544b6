import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { createMembers, type Writer } from '../messaging/members.ts'
import { atLeast, atMost } from '../notifications/figures.ts'
import type { Figure } from '../safety/figures.ts'
import { type OutboxCount, outboxRatio } from './outbox-verdict.ts'
import { inWorld, type World } from './world.ts'

/** Each likes the others, well within the daily limit. */
const MEMBERS = 60
const LIKES_PER_SECOND = 50

export async function outbox(seconds: number): Promise<Figure[]> {
  const [one, three] = [await countWith(1, seconds), await countWith(3, seconds)]
  const each = ({ statements, events }: OutboxCount) => statements / events
  return [
    atLeast('events', Math.min(one.events, three.events), (seconds * LIKES_PER_SECOND) / 2),
    atMost('statements an event, one server', each(one), { aim: 5, floor: 20 }),
    atMost('statements an event, three servers', each(three), { aim: 5, floor: 20 }),
    atMost('three servers ÷ one', outboxRatio(one, three), { aim: 1.1, floor: 1.3 }),
  ]
}

const countWith = (servers: number, seconds: number): Promise<OutboxCount> =>
  inWorld({ servers, settings: { shared_preload_libraries: 'pg_stat_statements' } }, async (world) => {
    const { database } = world
    await database.query('create extension pg_stat_statements')
    const members = await createMembers(database, MEMBERS)
    await database.query('select pg_stat_statements_reset()')
    const before = await countEvents(database)
    await sendLikes(world, members, seconds * LIKES_PER_SECOND)
    await sleep(1_000) // the outbox needs time to read the last events
    const statements = await countStatements(database)
    return { servers, events: (await countEvents(database)) - before, statements }
  })

async function sendLikes({ url }: World, members: readonly Writer[], count: number): Promise<void> {
  const begun = performance.now()
  const pending = new Set<Promise<unknown>>()
  for (let n = 0; n < count; n++) {
    await sleep(Math.max(0, begun + (n * 1_000) / LIKES_PER_SECOND - performance.now()))
    const from = members[n % members.length]
    const to = members[(n + 1 + 2 * Math.floor(n / members.length)) % members.length] // of the other gender
    if (!from || !to || from === to) continue
    const request: Promise<unknown> = like(url, from, to).finally(() => pending.delete(request))
    pending.add(request)
  }
  await Promise.all(pending)
}

async function like(url: string, from: Writer, to: Writer): Promise<void> {
  const answer = await fetch(`${url}/functions/v1/likes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${from.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ from_id: from.id, to_id: to.id }),
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`A like was answered ${answer.status}.`)
}

const countEvents = (database: Pool) => single(database, 'select count(*)::int as count from outbox')

/** Excludes writing events, which costs the same with any number of servers. */
const countStatements = (database: Pool) =>
  single(
    database,
    `select sum(calls)::int as count from pg_stat_statements
     where (query ~* 'outbox' and query !~* '^\\s*insert into "?outbox"?\\s')
       or query ~* 'pg_try_advisory(_xact)?_lock\\(hashtextextended' or query ~* 'select pg_notify\\('`,
  )

async function single(database: Pool, sql: string): Promise<number> {
  const { rows } = await database.query<{ count: number }>(sql)
  return rows[0]?.count ?? 0
}
