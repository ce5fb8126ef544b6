import { setTimeout as sleep } from 'node:timers/promises'
import { buy, someBuyers } from './buyers.ts'
import { type Verdict, verdictOn } from './verdict.ts'
import { aWorld, countBetween, foundOrders, letChecksBeDue, type World } from './world.ts'

export interface Killed extends Verdict {
  serverKills: number
  databaseKills: number
  paid: number
}

/** In each life, for each of three providers. */
const BUYERS = 3
/** A kill that comes when nobody is between the provider's page and the grant does not count. So often may that happen for one that does. */
const TRIES = 4
/** Kills come within this multiple of the time that a payment takes from order to grant. */
const SPREAD = 1
/** Orders are looked at once a minute. Milliseconds. */
const RECOVERY = 300_000

export async function killAgainAndAgain(servers: number, databases: number): Promise<Killed> {
  const world = await aWorld()
  const paid = new Set<string>()
  try {
    await world.product.start()
    await buySome(world, paid) // the first payments take longer than the others
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

/** @returns how many kills counted */
async function repeat(wanted: number, kill: () => Promise<number>): Promise<number> {
  let counted = 0
  for (let tries = 0; counted < wanted && tries < wanted * TRIES; tries++) if ((await kill()) > 0) counted++
  return counted
}

async function buySome({ database, product }: World, paid: Set<string>): Promise<void> {
  const buyers = await someBuyers(database, BUYERS)
  await Promise.all(buyers.map((buyer) => buy(product.url, buyer, (id) => paid.add(id))))
}

/** Payments without a callback are checked when they are due. */
async function untilGranted({ database }: World, paid: ReadonlySet<string>): Promise<void> {
  const end = performance.now() + RECOVERY
  while (performance.now() < end) {
    const { paidWithoutTerm } = verdictOn(paid, await foundOrders(database))
    if (paidWithoutTerm === 0) return
    await letChecksBeDue(database)
    await sleep(1_000)
  }
}
