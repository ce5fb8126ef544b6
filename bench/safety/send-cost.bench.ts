// Measures what screening costs senders: one ring of members is screened, the other is marked as screened in advance.
// Screening lags behind sending, so each turn waits for the backlog of the previous one.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { aRingOfMembers, type Writer } from '../messaging/members.ts'
import { startProduct } from '../messaging/product.ts'
import { report } from './figures.ts'
import { sendCostFigure } from './send-cost.ts'

const MEMBERS = 300
const CONCURRENCY = 32
const SECONDS = 3
const MAX_WAIT = 60_000
const TEXTS = [
  'Good morning, did you sleep well? The rain kept me awake until two.',
  'My cousin pays 40,000 for the hall in December, can you believe it?',
  'Send me a photo of the dress when you have it 😊',
  'Haha no, I only cook on Sundays. And you?',
]

const product = await startProduct()
await product.start()
const database = new Client({ connectionString: product.databaseUrl() })
database.on('error', () => {}) // stopping the product drops the connection
await database.connect()
try {
  const screened = await aRingOfMembers(database, MEMBERS)
  const unscreened = await aRingOfMembers(database, MEMBERS)
  await database.query(
    `insert into shield_conversations (match_id, sender_id, screened_seq, state, rules, updated_at)
     select id, user1, 2147483647, '{}', '[]', now() from matches where user1 = any($1) or user2 = any($1)`,
    [unscreened.map(({ id }) => id)],
  )
  const send = async (isScreened: boolean) => {
    const speed = await sendFor(SECONDS, isScreened ? screened : unscreened)
    const begun = performance.now()
    await untilScreened()
    const behind = ((performance.now() - begun) / 1_000).toFixed(1)
    console.log(
      `${isScreened ? 'with   ' : 'without'} ${speed.toFixed(0)} messages a second, all done ${behind} s later`,
    )
    return speed
  }
  report([await sendCostFigure(send)])
} finally {
  await database.end()
  await product.remove()
}

async function untilScreened(): Promise<void> {
  const until = performance.now() + MAX_WAIT
  while (performance.now() < until) {
    const { rows } = await database.query<{ is_done: boolean }>(
      `select not exists (select from matches m where m.last_seq > coalesce(
           (select max(screened_seq) from shield_conversations s where s.match_id = m.id), 0))
         and not exists (select from outbox_positions
           where (xid, id) < (select xid, id from outbox order by xid desc, id desc limit 1)) as is_done`,
    )
    if (rows[0]?.is_done) return
    await sleep(100)
  }
  throw new Error('What was sent was not screened within a minute.')
}

/** @returns messages a second */
async function sendFor(seconds: number, writers: Writer[]): Promise<number> {
  const begun = performance.now()
  const until = begun + seconds * 1_000
  let sent = 0
  async function write() {
    while (performance.now() < until) {
      const n = sent++
      await post(writers[n % writers.length], TEXTS[n % TEXTS.length] ?? '')
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, write))
  return (sent * 1_000) / (performance.now() - begun)
}

async function post(writer: Writer | undefined, content: string) {
  const answer = await fetch(`${product.url}/functions/v1/send-message`, {
    method: 'POST',
    headers: { authorization: `Bearer ${writer?.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ match_id: writer?.matchIds[0], client_message_id: randomUUID(), content }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`A message was answered ${answer.status} ${text}`)
}
