// Attacks the product while members use it. Fails when members wait over five times as long as before the attack
// (three times for small requests), when a member is refused, or when an attack exceeds its budget.
//   npm run bench -- abuse [--seconds 25] [--only passwords,uploads,sockets,codes,names,headers]
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { createViewers, fillTo } from '../discovery/fill.ts'
import { spreadOf } from '../matching/timing.ts'
import { startProduct } from '../messaging/product.ts'
import type { AttackName } from './attacker.ts'
import type { Attack, AttackFindings } from './attacks/attack.ts'
import { type Budget, budgetsOf } from './budgets.ts'
import type { HonestFindings, HonestUse } from './honest.ts'
import { aMemberWithPassword, createPeople, PASSWORD, type People } from './people.ts'
import { returnByCode } from './returning-by-code.ts'

const AIM = 3
/** Names and headers have a stricter floor, because a single such request could block the server. */
const FLOORS: Record<AttackName, number> = {
  passwords: 5,
  uploads: 5,
  sockets: 5,
  codes: 5,
  names: AIM,
  headers: AIM,
}
/** Milliseconds. Shorter differences are imperceptible and not judged. */
const IMPERCEPTIBLE_MS = 50
const MEMBERS = 3_000
const ATTACKS = Object.keys(FLOORS) as AttackName[]

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '25' },
    only: { type: 'string', default: ATTACKS.join(',') },
  },
})
const seconds = Number(values.seconds)
const attacks = ATTACKS.filter((name) => values.only.split(',').includes(name))
const faults: string[] = []

const product = await startProduct({ TRUST_PROXY: '127.0.0.1' })
await product.start()
const database = new Client({ connectionString: product.databaseUrl() })
database.on('error', () => {}) // stopping the product drops the connection
await database.connect()
try {
  await fillTo(database, MEMBERS)
  const people = await createPeople(product, database)
  const attack = await createAttacker()
  await runMembers(people, 5) // warms up
  for (const name of attacks) await measureAttack(name, people, attack)
} finally {
  await database.end()
  await product.remove()
}
for (const fault of faults) console.log(fault)
console.log(faults.length > 0 ? 'FAILED' : 'PASSED')
process.exitCode = faults.length > 0 ? 1 : 0

async function createAttacker(): Promise<Attack> {
  const tokens = (await createViewers(database, 100)).slice(40).map(({ token }) => token)
  const { rows } = await database.query<{ email: string }>(
    "select email from users where email not like 'returning-%' order by id limit 400",
  )
  const account = { ...(await aMemberWithPassword(product, database, 100)), password: PASSWORD }
  return { url: product.url, seconds, tokens, emails: rows.map(({ email }) => email), account }
}

/** The quiet baseline runs just before each attack because the machine's speed varies. */
async function measureAttack(name: AttackName, people: People, attack: Attack) {
  const quiet = await runMembers(people, seconds / 2)
  judgeRefusals(`before ${name}`, quiet)
  const memory = watchMemory()
  const [found, honest, returned] = await Promise.all([
    runChild<AttackFindings>('attacker.ts', { name, attack }),
    runMembers(people, seconds),
    name === 'codes' ? returnByCode(product, database, people.callers) : [],
  ])
  const budgets: Budget[] = await budgetsOf(name, found, { database, megabytes: memory.stop() })
  console.log(`\n${name}: ${summary(found.answers)}`)
  for (const { what, found: n, most } of budgets) {
    console.log(`  ${what}: ${n} (at most ${most})`)
    if (n > most) faults.push(`${name}: ${what}: ${n}, at most ${most}`)
  }
  faults.push(...returned)
  judgeRefusals(name, honest)
  judgeTimes(name, quiet, honest)
}

function judgeRefusals(stage: string, { refused, undelivered }: HonestFindings) {
  if (refused.length > 0) faults.push(`${stage}: members were refused: ${summary(countOf(refused))}`)
  if (undelivered > 0) faults.push(`${stage}: ${undelivered} messages were not heard within ten seconds`)
}

function judgeTimes(stage: AttackName, quiet: HonestFindings, under: HonestFindings) {
  const kinds = { pages: 'calls', 'sign-ins': 'signIns', 'messages heard': 'received' } as const
  for (const [what, kind] of Object.entries(kinds)) {
    const [before, now] = [spreadOf(quiet[kind]).p95, spreadOf(under[kind]).p95]
    const times = now / before
    const verdict =
      times <= AIM
        ? ''
        : times <= FLOORS[stage] || now <= IMPERCEPTIBLE_MS
          ? ' (over the aim)'
          : ' (TOO LONG)'
    console.log(
      `  ${what}: p95 ${now.toFixed(0)} ms, ${times.toFixed(1)} times the quiet ${before.toFixed(0)} ms${verdict}`,
    )
    if (times > FLOORS[stage] && now > IMPERCEPTIBLE_MS)
      faults.push(`${stage}: ${what} took ${times.toFixed(1)} times as long as in quiet`)
  }
}

function watchMemory() {
  let peak = 0
  const timer = setInterval(async () => {
    const text = await fetch(product.figuresUrl).then(
      (answer) => answer.text(),
      () => '',
    )
    const bytes = Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? 0)
    peak = Math.max(peak, bytes / 1e6)
  }, 500)
  return {
    stop() {
      clearInterval(timer)
      return Math.round(peak)
    },
  }
}

function runMembers(people: People, howLong: number): Promise<HonestFindings> {
  const use: HonestUse = { url: product.url, people, seconds: howLong }
  return runChild('honest.ts', use)
}

async function runChild<Findings>(file: string, message: object): Promise<Findings> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)))
  child.send(message)
  const [findings] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`${file} ended with ${code}.`))),
  ])) as [Findings]
  return findings
}

function countOf(things: string[]): Record<string, number> {
  return Object.fromEntries(
    [...Map.groupBy(things, (thing) => thing)].map(([thing, all]) => [thing, all.length]),
  )
}

function summary(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([answer, count]) => `${answer} × ${count}`)
    .join(', ')
}
