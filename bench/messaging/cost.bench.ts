// Costs of calls as ratios within one run: messages against single inserts, reads against bare Fastify, the memory
// of idle connections, and messages lost when all connections return at once.
//   npm run bench -- messaging [--small]
import { randomUUID } from 'node:crypto'
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Message } from '@ndoa/contract/dating/messaging'
import { Client } from 'pg'
import { databaseWork } from '../discovery/database-work.ts'
import { figuresOf } from '../discovery/figures.ts'
import { spreadOf } from '../matching/timing.ts'
import { atLeast, atMost } from '../notifications/figures.ts'
import { type Figure, report } from '../safety/figures.ts'
import { aCaller, perSecond } from './calling.ts'
import { costFigures, noiseOf, type Round } from './cost-figures.ts'
import { ANALYZE, aCostWorld, type CostWorld } from './cost-world.ts'
import { listen } from './listeners.ts'
import type { Writer } from './members.ts'
import { singleInserts } from './single-inserts.ts'

const { values } = parseArgs({ options: { small: { type: 'boolean' } }, strict: false })
const size = values['small']
  ? { rounds: 1, seconds: 1, idle: 300, ring: 200, delivery: 3 }
  : { rounds: 3, seconds: 2, idle: 4_000, ring: 1_000, delivery: 8 }
const CONCURRENCY = 64
const CONTENT =
  'Good morning, did you sleep well? The rain kept me awake until two, and then the goats began to sing.'
const READERS = 64
const PER_SECOND = 500
/** Milliseconds. */
const DELIVERY_TIMEOUT = 10_000
/** Seconds until the bench gives up. */
const LIMIT = 240

const timer = setTimeout(() => void giveUp(`not done after ${LIMIT} s`), LIMIT * 1_000)
const world = await aCostWorld({ ...size, readers: READERS })
const { call, close } = aCaller(CONCURRENCY)
try {
  await warmUp(world)
  const idle = await idleConnections(world)
  const heard = await listen(world.product.url, world.ring)
  const arrived = new Map<string, number>()
  heard.onMessage = (id) => arrived.set(id, performance.now())
  const rounds: Round[] = []
  for (let n = 0; n < size.rounds; n++) rounds.push(await aRound(world, arrived))
  const delivery = await deliver(world, arrived)
  heard.close()
  console.table(rounds)
  const { spread, isNoisy } = noiseOf(rounds)
  report([...costFigures(rounds), ...delivery, ...idle])
  const load = (loadavg()[0] ?? 0).toFixed(1)
  console.log(`single inserts varied by ${spread.toFixed(2)}, load ${load}${isNoisy ? ': noisy' : ''}`)
} finally {
  clearTimeout(timer)
  close()
  await world.remove()
}

async function giveUp(why: string) {
  console.error(`FAILED ${why}`)
  await world.remove()
  process.exit(1)
}

async function warmUp({ database, ...rest }: CostWorld): Promise<void> {
  for (const read of Object.values(readsOf(rest))) await perSecond(size.seconds, CONCURRENCY, read)
  await perSecond(size.seconds, CONCURRENCY, (nth) => send(rest, nth, randomUUID()))
  await singleInserts(database.url, database.folder, size.seconds)
  await database.pool.query(ANALYZE) // autovacuum would do so within a minute; drops the plans made for empty tables
}

function readsOf({ product, bare, ring, readers }: Omit<CostWorld, 'database'>) {
  return {
    bare: (nth: number) => call(`${bare}/profile?user_id=${one(ring, nth).id}`),
    profiles: (nth: number) => {
      const { id, token } = one(ring, nth)
      return call(`${product.url}/functions/v1/get-profile?user_id=${id}`, token)
    },
    lists: (nth: number) => {
      const { id, token } = one(readers, nth)
      return call(`${product.url}/functions/v1/get-conversations`, token, { user_id: id })
    },
  }
}

function one(members: readonly Writer[], nth: number): Writer {
  const member = members[nth % members.length]
  if (!member) throw new Error('There is nobody.')
  return member
}

function send({ product, ring }: Pick<CostWorld, 'product' | 'ring'>, nth: number, id: string) {
  const { token, matchIds } = one(ring, nth)
  const draft = { match_id: matchIds[0], client_message_id: id, content: CONTENT }
  return call(`${product.url}/functions/v1/send-message`, token, draft)
}

async function aRound(world: CostWorld, arrived: Map<string, number>): Promise<Round> {
  const { database } = world
  const round: Round = { inserts: 0, sends: 0, sendCost: 0, bare: 0, profiles: 0, lists: 0 }
  const kinds: (() => Promise<unknown>)[] = [
    async () => (round.inserts = await singleInserts(database.url, database.folder, size.seconds)),
    async () => Object.assign(round, await sends(world, arrived)),
    ...Object.entries(readsOf(world)).map(([kind, read]) => async () => {
      round[kind as 'bare'] = await perSecond(size.seconds, CONCURRENCY, read)
    }),
  ]
  for (const kind of kinds.toSorted(() => Math.random() - 0.5)) await kind()
  return round
}

async function sends(world: CostWorld, arrived: Map<string, number>) {
  const { product, database } = world
  const client = new Client({ connectionString: database.url })
  await client.connect()
  const work = async () => {
    const figure = await figuresOf(product)
    return figure('process_cpu_seconds_total') * 1_000 + (await databaseWork(client))
  }
  const before = await work()
  const ids: string[] = []
  const rate = await perSecond(size.seconds, CONCURRENCY, (nth) => {
    const id = randomUUID()
    ids.push(id)
    return send(world, nth, id)
  })
  await untilHeard(ids, arrived)
  const spent = (await work()) - before
  await client.end()
  return { sends: rate, sendCost: (spent * 1_000) / ids.length }
}

async function untilHeard(ids: readonly string[], arrived: ReadonlyMap<string, number>): Promise<number> {
  const missing = () => ids.filter((id) => !arrived.has(id)).length
  for (const end = performance.now() + DELIVERY_TIMEOUT; missing() > 0 && performance.now() < end; )
    await sleep(20)
  return missing()
}

/** Sends at an even pace; delivery times count from when a message was due. */
async function deliver(world: CostWorld, arrived: Map<string, number>): Promise<Figure[]> {
  const due = new Map<string, number>()
  const begun = performance.now()
  const sent: Promise<unknown>[] = []
  for (let nth = 0; nth < PER_SECOND * size.delivery; nth++) {
    const at = begun + (nth * 1_000) / PER_SECOND
    if (at > performance.now()) await sleep(at - performance.now())
    const id = randomUUID()
    due.set(id, at)
    sent.push(send(world, nth, id))
  }
  await Promise.all(sent)
  const missing = await untilHeard([...due.keys()], arrived)
  const { p50, p99 } = spreadOf([...due].map(([id, at]) => (arrived.get(id) ?? Infinity) - at))
  return [
    atMost(`not heard, of ${due.size}`, missing, 0),
    atMost(`p50 of delivery at ${PER_SECOND} a second`, p50, 5, ' ms'),
    atMost(`p99 of delivery at ${PER_SECOND} a second`, p99, 60, ' ms'),
  ]
}

async function idleConnections(world: CostWorld): Promise<Figure[]> {
  const { product, idle, ring, memory } = world
  const members = [...idle, ...ring]
  const resident = async () => {
    await memory.measure() // collects garbage first
    return (await figuresOf(product))('process_resident_memory_bytes')
  }
  const before = await resident()
  const connected = await listen(product.url, members)
  await sleep(1_000)
  const kilobytes = ((await resident()) - before) / 1_024 / members.length
  const open = connected.count()
  const heard = new Set<string>()
  connected.onMessage = (id) => heard.add(id)
  const [seconds, written] = await Promise.all([connected.reconnect(), writeDuringRun(world)])
  await sleep(1_000) // for messages still in flight
  const lost = (await Promise.all(written.map((sent) => isLost(world, sent, heard)))).filter(Boolean)
  connected.close()
  return [
    atLeast('idle connections', open, size.idle + size.ring),
    atMost('memory of an idle connection', kilobytes, 14, ' kB'),
    atMost('all of them back after', seconds, 30, ' s'),
    atMost(`lost meanwhile, of ${written.length}`, lost.length, 0),
  ]
}

interface SentMessage {
  id: string
  nth: number
}

async function writeDuringRun(world: CostWorld): Promise<SentMessage[]> {
  const written = Array.from({ length: PER_SECOND }, (_, nth) => ({ id: randomUUID(), nth }))
  for (const { id, nth } of written)
    while (!(await send(world, nth, id).then(Boolean, () => false))) await sleep(200) // busy: all members reconnect
  return written
}

/** A message is lost if its recipient neither got it live nor finds it when the page catches up. */
async function isLost({ product, ring }: CostWorld, { id, nth }: SentMessage, heard: ReadonlySet<string>) {
  if (heard.has(id)) return false
  const match_id = one(ring, nth).matchIds[0]
  const { token } = one(ring, nth + 1)
  const page = JSON.parse(await call(`${product.url}/functions/v1/get-messages`, token, { match_id }))
  return !(page as { data: Message[] }).data.some(({ client_message_id }) => client_message_id === id)
}
