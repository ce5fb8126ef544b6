// SMS pumping: 20,000 code requests for 5,000 numbers of one country, from 1,000 addresses. Sent messages must stay
// within the caps, and members of that country and people elsewhere must still be able to sign in.
//   npm run bench -- accounts [--requests 20000]
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { startProduct } from '../messaging/product.ts'
import { attackedNumbers, elsewhere } from './phone-numbers.ts'

/** The product's caps on messages: per number and hour, per block and hour, and strangers' half per country and day. */
const CAPS = { number: 5, block: 30, country: 1000 }
const MEMBERS = 50
const CONCURRENCY = 64
const ADDRESSES = 1000
const SETTLE_TIMEOUT = 15 * 60_000 // milliseconds until unfinished work counts as failed

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '20000' }, rounds: { type: 'string' } },
})
const requests = Number(values.requests)
const numbers = attackedNumbers(Math.ceil(requests / 4))
const people = elsewhere(100)
const deadline = Date.now() + SETTLE_TIMEOUT

const product = await startProduct({ TRUST_PROXY: '127.0.0.1' })
await product.start()
const database = new Client({ connectionString: product.databaseUrl() })
database.on('error', () => {}) // stopping the product drops the connection
await database.connect()
try {
  const begun = performance.now()
  const answers = await attack()
  const seconds = (performance.now() - begun) / 1000
  const verdict = await judge(answers)
  console.log(`${requests} requests over ${numbers.length} numbers in ${seconds.toFixed(0)} s`)
  for (const { what, found, most } of verdict) console.log(`${what}: ${found} (at most ${most})`)
  if (verdict.some(({ found, most }) => found > most)) process.exitCode = 1
} finally {
  await database.end()
  await product.remove()
}

interface Answers {
  accepted: number
  refused: number
  otherwise: number
  unserved: number
}

async function attack(): Promise<Answers> {
  const answers: Answers = { accepted: 0, refused: 0, otherwise: 0, unserved: 0 }
  const between = Math.floor(requests / people.length)
  let next = 0
  async function asker() {
    while (next < requests) {
      if (Date.now() > deadline) throw new Error('The attack did not come to an end in time.')
      const i = next++
      const person = i % between === 0 ? people[i / between] : undefined
      if (person && (await requestCode(person, `10.99.0.${i / between}`)) !== 200) answers.unserved++
      const status = await requestCode(numbers[i % numbers.length] ?? '', addressOf(i % ADDRESSES))
      if (status === 200) answers.accepted++
      else if (status === 429) answers.refused++
      else answers.otherwise++
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, asker))
  return answers
}

function addressOf(n: number): string {
  return `10.1.${Math.floor(n / 250)}.${n % 250}`
}

async function requestCode(phone_number: string, address: string): Promise<number> {
  const country_code = phone_number.startsWith('+233') ? 'GH' : phone_number.startsWith('+254') ? 'KE' : 'ZA'
  const data = {
    full_name: 'Kofi Mensah',
    gender: 'Male',
    date_of_birth: '1992-02-01',
    country_of_residence: country_code,
    agreed_to_terms: true,
  }
  return post('/sign-up/phone', { phone_number, country_code, data }, address)
}

async function post(path: string, body: object, address: string): Promise<number> {
  const answer = await fetch(`${product.url}/auth/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  })
  await answer.text()
  return answer.status
}

async function judge({ accepted, refused, otherwise, unserved }: Answers) {
  const { rows } = await database.query<{ recipient: string }>(
    "select recipient from development_outbox where channel = 'sms'",
  )
  const sent = rows.map(({ recipient }) => recipient)
  const attacked = sent.filter((phone) => phone.startsWith('+233'))
  console.log(`${accepted} accepted, ${refused} refused, ${attacked.length} text messages sent`)
  return [
    { what: 'sent to one country', found: attacked.length, most: CAPS.country },
    {
      what: 'sent to one block of numbers',
      found: largestGroup(attacked, (phone) => phone.slice(0, -4)),
      most: CAPS.block,
    },
    { what: 'sent to one number', found: largestGroup(attacked, (phone) => phone), most: CAPS.number },
    { what: 'sent without having been accepted', found: Math.abs(attacked.length - accepted), most: 0 },
    { what: 'answered neither with a code nor with a wait', found: otherwise, most: 0 },
    { what: 'people elsewhere without their code', found: unserved + missing(people, sent), most: 0 },
    { what: 'members of that country without their code', found: await unservedMembers(), most: 0 },
  ]
}

async function unservedMembers(): Promise<number> {
  let unserved = 0
  for (let i = 0; i < MEMBERS; i++) {
    const phone_number = `+23357${String(i).padStart(3, '0')}4321`
    await database.query(
      "insert into users (name, phone, phone_confirmed_at) values ('Kofi Mensah', $1, now())",
      [phone_number],
    )
    if ((await post('/sign-in/phone', { phone_number }, `10.98.0.${i}`)) !== 200) unserved++
  }
  return unserved
}

function largestGroup(phones: string[], keyOf: (phone: string) => string): number {
  return Math.max(0, ...[...Map.groupBy(phones, keyOf).values()].map(({ length }) => length))
}

function missing(expected: string[], sent: string[]): number {
  return expected.filter((phone) => !sent.includes(phone)).length
}
