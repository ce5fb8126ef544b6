import { setTimeout as sleep } from 'node:timers/promises'
import { buy, createBuyers } from './buyers.ts'
import { type Verdict, verdictOn } from './verdict.ts'
import { countBetween, createWorld, foundOrders, makeChecksDue, type World } from './world.ts'

export interface Killed extends Verdict {
  serverKills: number
  databaseKills: number
  paid: number
}

const BUYERS = 3
/** Attempts allowed per counted kill; a kill counts only when a payment awaits its grant. */
const TRIES = 4
/** Kills come within this multiple of the time from order to grant. */
const SPREAD = 1
/** Milliseconds. Orders are checked once a minute. */
const RECOVERY = 300_000

export async function killRepeatedly(servers: number, databases: number): Promise<Killed> {
  const world = await createWorld()
  const paid = new Set<string>()
  try {
    await world.product.start()
    await buySome(world, paid) // the first payments are slower
    const begun = performance.now()
    await buySome(world, paid)
    const usual = performance.now() - begun
    const databaseKills = await repeat(databases, async () => {
      const buying = buySome(world, paid)
      await sleep(Math.random() * SPREAD * usual)
      const between = await countBetween(world.database)
      await world.killDatabase()
      await buying
      return between
    })
    const serverKills = await repeat(servers, async () => {
      const buying = buySome(world, paid)
      await sleep(Math.random() * SPREAD * usual)
      await world.product.kill()
      await buying
      const between = await countBetween(world.database)
      await world.product.start()
      return between
    })
    await untilGranted(world, paid)
    return {
      serverKills,
      databaseKills,
      paid: paid.size,
      ...verdictOn(paid, await foundOrders(world.database)),
    }
  } finally {
    await world.remove()
  }
}

async function repeat(wanted: number, kill: () => Promise<number>): Promise<number> {
  let counted = 0
  for (let tries = 0; counted < wanted && tries < wanted * TRIES; tries++) if ((await kill()) > 0) counted++
  return counted
}

async function buySome({ database, product }: World, paid: Set<string>): Promise<void> {
  const buyers = await createBuyers(database, BUYERS)
  await Promise.all(buyers.map((buyer) => buy(product.url, buyer, (id) => paid.add(id))))
}

async function untilGranted({ database }: World, paid: ReadonlySet<string>): Promise<void> {
  const end = performance.now() + RECOVERY
  while (performance.now() < end) {
    const { paidWithoutTerm } = verdictOn(paid, await foundOrders(database))
    if (paidWithoutTerm === 0) return
    await makeChecksDue(database)
    await sleep(1_000)
  }
}
