// Three servers in production mode behind the deployed HAProxy configuration, on one PostgreSQL: live delivery, kills,
// rolling updates, photos, database cost per event, and point-in-time restore. Each stage starts only its engines.
//   npm run bench -- scale [--small | --full] [--only live,kills]
import { rmSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Figure, report } from '../safety/figures.ts'
import { missingOf, type Need } from './engines.ts'
import { files } from './files.ts'
import { failover, kills } from './kills.ts'
import { live } from './live.ts'
import { outbox } from './outbox.ts'
import { LOGS } from './programs.ts'
import { readings } from './readings.ts'
import { restore } from './restore.ts'
import { rolling } from './rolling.ts'

const { values } = parseArgs({
  options: { small: { type: 'boolean' }, full: { type: 'boolean' }, only: { type: 'string' } },
  strict: false,
})
const isSmall = values['small'] === true
const only = typeof values['only'] === 'string' ? values['only'].split(',') : null

interface Stage {
  needs: readonly Need[]
  /** Seconds until the bench gives up on the stage. */
  limit: number
  run(): Promise<Figure[]>
}

const PROXIED = ['haproxy', 'openssl'] as const
const WITH_NATS = [...PROXIED, 'nats-server'] as const
const STAGES: Record<string, Stage> = {
  live: { needs: WITH_NATS, limit: 180, run: () => live(isSmall ? 400 : 2_000) },
  kills: {
    needs: WITH_NATS,
    limit: 480,
    run: () =>
      kills(
        isSmall
          ? { pairs: 20, messages: 500, servers: 2, nats: 1 }
          : { pairs: 50, messages: 20_000, servers: 9, nats: 3 },
      ),
  },
  rolling: { needs: WITH_NATS, limit: 300, run: () => rolling(isSmall ? 100 : 1_000) },
  files: { needs: PROXIED, limit: 480, run: () => files(!isSmall) },
  outbox: { needs: PROXIED, limit: 240, run: () => outbox(isSmall ? 8 : 20) },
  readings: { needs: PROXIED, limit: 240, run: () => readings(isSmall ? 2 : 5) },
  failover: {
    needs: ['root', 'haproxy', 'openssl', 'patroni', 'etcd-server', 'postgresql-15'],
    limit: 480,
    run: () => failover({ pairs: 20, messages: isSmall ? 500 : 4_000, primaries: isSmall ? 1 : 3 }),
  },
  restore: { needs: [], limit: 900, run: () => restore(values['full'] ? 100_000 : 2_000) },
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
/** Above this load per core, times depend on the machine more than on the product. */
const NOISY = 1.5
const figures: Figure[] = []
let isFirst = true
for (const [name, stage] of Object.entries(STAGES)) {
  if (only && !only.includes(name)) continue
  const begun = performance.now()
  console.log(`\n${name}`)
  const missing = missingOf(stage.needs)
  if (missing.length === 0 && isFirst) {
    rmSync(LOGS, { recursive: true, force: true })
    isFirst = false
  }
  const found =
    missing.length > 0 ? [skipped(missing)] : await resultOf(stage).catch((error: unknown) => [failed(error)])
  const seconds = (performance.now() - begun) / 1_000
  report(found)
  console.log(`       ${seconds.toFixed(0)} s`)
  if ((loadavg()[0] ?? 0) / availableParallelism() > NOISY) console.log('       noisy: the machine was busy')
  figures.push(...found)
}
console.log(`\nWhat HAProxy, etcd and Patroni said is in ${LOGS}.`)
console.log(`${figures.every(({ isMet }) => isMet) ? 'PASSED' : 'FAILED'}: all stages`)
process.exit() // resources left open by a failed stage would keep the process alive

function resultOf({ limit, ...stage }: Stage): Promise<Figure[]> {
  const deadline = new AbortController()
  const late = sleep(limit * 1_000, undefined, { signal: deadline.signal }).then(() => {
    throw new Error(`not done after ${limit} s`)
  })
  return Promise.race([stage.run(), late]).finally(() => deadline.abort())
}

/** A stage without its engine counts as failed. */
function skipped(missing: readonly Need[]): Figure {
  return { name: 'skipped, not found', found: missing.join(', '), floor: 'must be there', isMet: false }
}

function failed(error: unknown): Figure {
  console.error(error)
  return { name: 'ended before it was done', found: String(error), floor: 'must end', isMet: false }
}
