// What screening costs those who send. Two rings of members write through the real product, in turn: the messages of one
// are screened, those of the other count as screened before they are written. The server screens behind the senders, so
// each turn begins when everything of the one before is screened: else a turn without would pay for the one with.
//   npm run bench -- safety
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { aRingOfMembers, type Writer } from '../messaging/members.ts'
import { aProduct } from '../messaging/product.ts'
import { report } from './figures.ts'
import { sendCostFigure } from './send-cost.ts'

const MEMBERS = 300
const AT_ONCE = 32
const SECONDS = 3
const LONGEST_WAIT = 60_000
const TEXTS = [
  'Good morning, did you sleep well? The rain kept me awake until two.',
  'My cousin pays 40,000 for the hall in December, can you believe it?',
  'Send me a photo of the dress when you have it 😊',
  'Haha no, I only cook on Sundays. And you?',
]

const product = await aProduct()
await product.start()
const database = new Client({ connectionString: product.databaseUrl() })
database.on('error', () => {}) // it ends with the product
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

/** Screening is through, and so are all events. */
async function untilScreened(): Promise<void> {
  const until = performance.now() + LONGEST_WAIT
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
  await Promise.all(Array.from({ length: AT_ONCE }, write))
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
