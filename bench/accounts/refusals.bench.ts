// Refusal times must not reveal which addresses have an account: the medians for members and unknown addresses
// may differ by a tenth at most, both for passwords and for mailed links.
//   npm run bench -- accounts [--rounds 200]
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { startProduct } from '../messaging/product.ts'

const MAX_RATIO = 1.1
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '200' }, requests: { type: 'string' } }, // used by the other bench
})
const rounds = Number(values.rounds)

const product = await startProduct()
await product.start()
const database = new Client({ connectionString: product.databaseUrl() })
database.on('error', () => {}) // stopping the product drops the connection
await database.connect()
try {
  const member = await aMember()
  const password = 'Wrong-horse-11'
  const signIn = (email: string) => timeRequest('/sign-in/email', { email, password }, 400)
  const requestLink = (email: string) => timeRequest('/sign-in/link', { email }, 200)
  const ratios = [
    await compare('wrong password', rounds, member, signIn),
    await compare('link', Math.ceil(rounds / 5), member, requestLink),
  ]
  if (Math.max(...ratios) > MAX_RATIO) process.exitCode = 1
} finally {
  await database.end()
  await product.remove()
}

/** @returns the ratio of the slower median to the faster one */
async function compare(
  name: string,
  rounds: number,
  member: string,
  ask: (email: string) => Promise<number>,
): Promise<number> {
  const known: number[] = []
  const unknown: number[] = []
  for (let i = 0; i < rounds + 5; i++) {
    known.push(await ask(member))
    unknown.push(await ask(unknownAddress()))
  }
  const [a, b] = [median(known.slice(5)), median(unknown.slice(5))] // the first ones warm up
  const ratio = Math.max(a, b) / Math.min(a, b)
  console.log(
    `${name}: member ${a.toFixed(2)} ms, unknownAddress ${b.toFixed(2)} ms, ratio ${ratio.toFixed(3)} (at most ${MAX_RATIO})`,
  )
  return ratio
}

/** Rate limits are reset before each call. @throws when the status is not the expected one */
async function timeRequest(path: string, body: object, expected: number): Promise<number> {
  await database.query('delete from limit_uses')
  const begun = performance.now()
  const status = await post(path, body)
  if (status !== expected) throw new Error(`${path} answered ${status} instead of ${expected}.`)
  return performance.now() - begun
}

async function post(path: string, body: object): Promise<number> {
  const answer = await fetch(`${product.url}/auth/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await answer.text()
  return answer.status
}

async function aMember(): Promise<string> {
  const email = 'amara@bench.test'
  const data = {
    full_name: 'Amara Okafor',
    gender: 'Female',
    date_of_birth: '1995-04-12',
    country_of_residence: 'NG',
    agreed_to_terms: true,
  }
  await post('/sign-up/email', { email, password: 'Correct-horse-9', data })
  const { rowCount } = await database.query('update users set email_verified = true where email = $1', [
    email,
  ])
  if (rowCount !== 1) throw new Error('The member could not sign up.')
  return email
}

function unknownAddress() {
  return `${randomUUID()}@nobody.test`
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}
