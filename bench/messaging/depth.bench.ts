// Latency of each kind of call with 100,000 members, 1,000,000 messages and 50 concurrent members, and whether any
// call scans a table that grows with the installation.
//   npm run bench -- messaging [--small]
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { untilFigures } from '../discovery/figures.ts'
import { spreadOf } from '../matching/timing.ts'
import { atLeast, atMost } from '../notifications/figures.ts'
import { type Figure, report } from '../safety/figures.ts'
import { aCaller } from './calling.ts'
import { fillToDepth, type Talker } from './depth-fill.ts'
import { startProduct } from './product.ts'

const { values } = parseArgs({ options: { small: { type: 'boolean' } }, strict: false })
const size = values['small']
  ? { members: 10_000, messages: 100_000, seconds: 10 }
  : { members: 100_000, messages: 1_000_000, seconds: 20 }
const CLIENTS = 50
/** Mean milliseconds between two calls of a member. */
const PAUSE = 200
const P95 = 50 // milliseconds
const BIG = ['messages', 'matches', 'likes']
/** Allowed share of a table's rows: summarizing a full block range of a BRIN index scans a few pages. */
const WHOLE = 0.01

const product = await startProduct({
  LIMIT_LIKES: '10000/1 day',
  LIMIT_SUGGESTIONS: '10000/1 hour',
  LIMIT_FACES: '100000/1 day',
  LIMIT_FACES_NEW: '100000/1 day',
})
const { call, close } = aCaller(2 * CLIENTS)

type Kind = (talker: Talker, nth: number) => Promise<unknown>

const post = (path: string, { token }: Talker, body: object) =>
  call(`${product.url}/functions/v1/${path}`, token, body)
const get = (path: string, { token }: Talker) => call(`${product.url}/functions/v1/${path}`, token)
const pick = (ids: readonly string[], nth: number) => ids[nth % ids.length]

const KINDS: [often: number, name: string, Kind][] = [
  [3, 'messages', (one, nth) => post('get-messages', one, { match_id: pick(one.matchIds, nth) })],
  [3, 'conversations', (one) => post('get-conversations', one, { user_id: one.id })],
  [3, 'badges', (one) => get('get-badges', one)],
  [2, 'own profile', (one) => get(`get-profile?user_id=${one.id}`, one)],
  [2, 'suggestions', (one) => post('get-matches', one, { user_id: one.id })],
  [1, 'received likes', (one) => post('get-received-likes', one, { user_id: one.id })],
  [1, 'like', (one, nth) => post('likes', one, { from_id: one.id, to_id: one.strangers[nth] })],
  [
    3,
    'send',
    (one, nth) =>
      post('send-message', one, {
        match_id: pick(one.matchIds, nth),
        client_message_id: randomUUID(),
        content: 'Good morning, did you sleep well?',
      }),
  ],
]
const MIX = KINDS.flatMap(([often, name, act]) => Array.from({ length: often }, () => ({ name, act })))
const liked = new Map<Talker, number>()

await product.start()
const database = new Client({ connectionString: product.databaseUrl() })
database.on('error', () => {}) // stopping the product drops the connection
await database.connect()
try {
  const begun = performance.now()
  const talkers = await fillToDepth(database, { ...size, viewers: CLIENTS })
  await untilFigures(product, (figures) => figures('member_index_members') > size.members * 0.8)
  console.log(`filled in ${((performance.now() - begun) / 1_000).toFixed(0)} s`)
  await load(talkers, 5) // compiles code, plans queries and caches data
  const before = await scans()
  const times = await load(talkers, size.seconds)
  await sleep(1_500) // database statistics lag behind
  const after = await scans()
  report([
    ...Object.entries(times).map(([name, taken]) =>
      atMost(`${name}: p95 of ${taken.length}`, spreadOf(taken).p95, P95, ' ms'),
    ),
    ...BIG.map((table) =>
      atMost(`rows of ${table} scanned, ÷ all`, partOf(before[table], after[table]), WHOLE),
    ),
    ...(await sizes()),
  ])
} finally {
  close()
  await database.end()
  await product.remove()
}

/** @returns milliseconds of each call, by kind */
async function load(talkers: readonly Talker[], seconds: number): Promise<Record<string, number[]>> {
  const times: Record<string, number[]> = Object.fromEntries(KINDS.map(([, name]) => [name, []]))
  const until = performance.now() + seconds * 1_000
  await Promise.all(
    talkers.map(async (talker) => {
      while (performance.now() < until) {
        await sleep(2 * PAUSE * Math.random())
        const { name, act } = MIX[Math.floor(Math.random() * MIX.length)] ?? { name: '', act: undefined }
        const nth = name === 'like' ? nextStranger(talker) : Math.floor(1_000 * Math.random())
        const begun = performance.now()
        await act?.(talker, nth)
        times[name]?.push(performance.now() - begun)
      }
    }),
  )
  return times
}

function nextStranger(talker: Talker): number {
  const nth = liked.get(talker) ?? 0
  liked.set(talker, nth + 1)
  return nth
}

interface Scanned {
  name: string
  scanned: number
  all: number
}

async function scans(): Promise<Record<string, Scanned>> {
  const { rows } = await database.query<Scanned>(
    `select s.relname as name, s.seq_tup_read::float8 as scanned, c.reltuples as all
     from pg_stat_user_tables s join pg_class c on c.oid = s.relid where s.relname = any($1)`,
    [BIG],
  )
  return Object.fromEntries(rows.map((row) => [row.name, row]))
}

function partOf(before: Scanned | undefined, after: Scanned | undefined): number {
  return before && after ? (after.scanned - before.scanned) / after.all : Infinity
}

async function sizes(): Promise<Figure[]> {
  const { rows } = await database.query<{ members: number; messages: number }>(
    'select (select count(*)::int from profiles) as members, (select count(*)::int from messages) as messages',
  )
  return [
    atLeast('members', rows[0]?.members ?? 0, size.members),
    atLeast('messages', rows[0]?.messages ?? 0, size.messages),
  ]
}
