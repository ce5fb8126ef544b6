// News for 10,000 members falls due in the same second, and 30 % of the subscriptions are gone. Each message must go
// out once, soon and in constant memory, and dead subscriptions must be deleted.
//   npm run bench -- notifications [--subscriptions 10000]
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Pool } from 'pg'
import { machineNoise } from '../matching/timing.ts'
import { freePort, startProduct } from '../messaging/product.ts'
import { report } from '../safety/figures.ts'
import { aDatabase } from './database.ts'
import { atMost } from './figures.ts'
import { liveMemoryAt } from './live-memory.ts'
import { anAdmirer, createReaders, likeReaders, subscribe } from './members.ts'
import { startPushService } from './push-service.ts'
import { bringNear, countPlanned, stagesOf } from './queue.ts'

const { values } = parseArgs({
  options: { subscriptions: { type: 'string', default: '10000' } },
  strict: false,
})
const count = Number(values['subscriptions'])
const DEAD = 0.3
const dead = Math.round(count * DEAD)
/** Limits: seconds after the notifications fall due, and MB of memory growth. */
const SENT = 60
const GROWTH = { aim: 32, floor: 64 }
/** Milliseconds until the pushes fall due, by when all of them are planned. */
const READY_AFTER = 30_000
const PLANNING_WINDOW = 3_600_000
const DELIVERY_TIMEOUT = 300_000
/** Memory is measured after each such share of the messages; the first share fills caches and pools. */
const SHARE = 0.2
/** Above this `machineNoise` the machine is busy and times are not judged. */
const QUIET = 1.5

const { url, pool, ...database } = await aDatabase()
const deliveredPaths: string[] = []
let last = 0
const service = await startPushService((path) => {
  deliveredPaths.push(path)
  last = Date.now()
  return { status: path.startsWith('/gone/') ? 410 : 201 }
})
const inspector = await freePort()
const product = await startProduct({
  DATABASE_URL: url,
  PUSH_HOSTS: service.origin,
  NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}`,
})
try {
  await product.start()
  const readers = await createReaders(pool, count, 'push')
  const unsubscribed = new Set(readers.slice(0, dead))
  const paths = new Map(readers.map((one) => [one, `/${unsubscribed.has(one) ? 'gone' : 'here'}/${one.id}`]))
  await subscribe(product, readers, (reader) => `${service.origin}${paths.get(reader)}`)
  const at = Date.now() + PLANNING_WINDOW
  await likeReaders(pool, readers, await anAdmirer(pool), new Date(at))
  await untilPlanned()
  const due = await bringNear(pool, new Date(at + READY_AFTER))
  const [warm = Number.NaN, ...memory] = await memoryUntilSent()
  const noise = machineNoise()
  const seconds = (last - due) / 1000
  console.log(
    `Noise of this machine ${noise.toFixed(2)} (quiet: 1). Memory in use after each fifth, in MB: ${[warm, ...memory].map(Math.round).join(', ')}.`,
  )
  const reached = new Set(deliveredPaths)
  const unreached = [...paths.values()].filter((path) => !reached.has(path)).length
  const remainingSubscriptions = await subscribed(pool)
  const present = readers.slice(dead).filter(({ id }) => remainingSubscriptions.has(id)).length
  report([
    atMost(`time until ${count} messages were sent`, seconds, SENT, ' s'),
    atMost('growth of memory after the first fifth', Math.max(...memory) - warm, GROWTH, ' MB'),
    atMost('browsers that were not sent to', unreached, 0),
    atMost('messages beyond one for each browser', deliveredPaths.length - reached.size, 0),
    atMost(`subscriptions left of ${dead} that are gone`, remainingSubscriptions.size - present, 0),
    atMost('subscriptions forgotten of those that are there', count - dead - present, 0),
  ])
  if (noise > QUIET) console.log('       noisy: the machine was busy, so the time may be too long for that')
} finally {
  await product.remove()
  service.close()
  await database.remove()
}

async function untilPlanned() {
  const begun = Date.now()
  while ((await countPlanned(pool)) < count) await sleep(500)
  console.log(`${count} pieces of news were planned in ${((Date.now() - begun) / 1000).toFixed(0)} s.`)
}

/** @returns the server's memory in MB after each fifth of the messages */
async function memoryUntilSent(): Promise<number[]> {
  const live = await liveMemoryAt(inspector)
  const memory: number[] = []
  const end = Date.now() + DELIVERY_TIMEOUT
  while ((deliveredPaths.length < count || (await isSending(pool))) && Date.now() < end) {
    if (deliveredPaths.length >= (memory.length + 1) * SHARE * count) memory.push(await live.measure())
    await sleep(100)
  }
  memory.push(await live.measure())
  live.close()
  return memory
}

async function isSending(database: Pool): Promise<boolean> {
  const { sending, queued } = await stagesOf(database)
  return sending || queued
}

async function subscribed(database: Pool): Promise<Set<string>> {
  const { rows } = await database.query<{ user_id: string }>('select user_id from push_subscriptions')
  return new Set(rows.map(({ user_id }) => user_id))
}
