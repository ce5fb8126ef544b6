import { setTimeout as sleep } from 'node:timers/promises'
import { anAdmirer, type Reader, someReaders, subscribe, tell } from './members.ts'
import {
  begunMessages,
  countMessages,
  letJobsExpire,
  STAGES,
  type Stages,
  stagesOf,
  untilSessionsEnd,
} from './queue.ts'
import { type Verdict, verdictOn } from './verdict.ts'
import { aWorld, type World } from './world.ts'

/** What was found, and at how many kills some news was at each stage. */
export interface Killed extends Verdict, Record<keyof Stages, number> {
  kills: number
  news: number
  /** Messages that were handed to the queue beyond one for each piece of news, or are missing there. */
  queuedOtherwise: number
}

/** For each life of the server, on each channel. */
const READERS = 12
/** Push and mail are both due by then. Milliseconds. */
const OLD_NEWS = 20 * 60_000
/** A kill that comes after all was sent does not count. So often may that happen for one that does. */
const TRIES = 3
/** Kills come within this multiple of the time that the first news took from due to sent. */
const SPREAD = 1.5
/** What was being sent is sent again when a server that lives looks, once a minute. */
const RECOVERY = 180_000

/** A server is killed until this many kills came between due and sent; then one lives on. */
export async function killAgainAndAgain(kills: number): Promise<Killed> {
  const world = await aWorld()
  const stages = { unplanned: 0, undecided: 0, queued: 0, sending: 0 }
  const interrupted = new Map<number, Set<string>>()
  try {
    await world.start()
    const admirer = await anAdmirer(world.database)
    const told = await tellSome(world, admirer)
    const usual = await world.untilTaken(told, RECOVERY)
    let counted = 0
    for (let tries = 0; counted < kills && tries < kills * TRIES; tries++) {
      if (tries > 0) await world.start()
      told.push(...(await tellSome(world, admirer)))
      await sleep(Math.random() * SPREAD * usual)
      const at = await kill(world, interrupted)
      for (const stage of STAGES) if (at[stage]) stages[stage]++
      if (STAGES.some((stage) => at[stage])) counted++
    }
    await letJobsExpire(world.database)
    await world.start()
    await world.untilTaken(told, RECOVERY)
    await untilNothingWaits(world)
    const verdict = verdictOn(
      told.map(({ id }) => id),
      world.accepted,
      interrupted,
    )
    const queuedOtherwise = Math.abs((await countMessages(world.database)) - told.length)
    return { kills: counted, news: told.length, ...stages, ...verdict, queuedOtherwise }
  } finally {
    await world.remove()
  }
}

/** News that is due at once, for members who had none. */
async function tellSome(world: World, admirer: string): Promise<Reader[]> {
  const pushed = await someReaders(world.database, READERS, 'push')
  const mailed = await someReaders(world.database, READERS, 'mail')
  await subscribe(world, pushed, (reader) => world.pushAddress(reader))
  await tell(world.database, [...pushed, ...mailed], admirer, new Date(Date.now() - OLD_NEWS))
  return [...pushed, ...mailed]
}

/** @returns the stages at which some news was at that moment */
async function kill(world: World, interrupted: Map<number, Set<string>>): Promise<Stages> {
  await world.kill()
  await untilSessionsEnd(world.database)
  const begun = await begunMessages(world.database)
  const before = new Set([...interrupted.values()].flatMap((messages) => [...messages]))
  interrupted.set(world.lives(), begun)
  return { ...(await stagesOf(world.database)), sending: !begun.isSubsetOf(before) }
}

/** What comes twice may come after everybody has had news once. */
async function untilNothingWaits({ database }: World): Promise<void> {
  const end = performance.now() + RECOVERY
  const waits = async () => {
    const stages = await stagesOf(database)
    return STAGES.some((stage) => stages[stage])
  }
  while ((await waits()) && performance.now() < end) await sleep(100)
}
