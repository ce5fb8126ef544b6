import { setTimeout as sleep } from 'node:timers/promises'
import { anAdmirer, createReaders, likeReaders, type Reader, subscribe } from './members.ts'
import {
  begunMessages,
  countMessages,
  expireJobs,
  STAGES,
  type Stages,
  stagesOf,
  untilSessionsEnd,
} from './queue.ts'
import { type Verdict, verdictOn } from './verdict.ts'
import { createWorld, type World } from './world.ts'

export interface Killed extends Verdict, Record<keyof Stages, number> {
  kills: number
  news: number
  /** Difference between the queued messages and one message per piece of news. */
  queuedOtherwise: number
}

const READERS = 12
/** Milliseconds. Notifications of this age are due both by push and by mail. */
const OLD_NEWS = 20 * 60_000
/** Attempts allowed per counted kill; a kill after all messages were sent does not count. */
const TRIES = 3
/** Kills come within this multiple of the time from due to sent. */
const SPREAD = 1.5
/** Milliseconds. A running server retries interrupted sends once a minute. */
const RECOVERY = 180_000

export async function killRepeatedly(kills: number): Promise<Killed> {
  const world = await createWorld()
  const stages = { unplanned: 0, undecided: 0, queued: 0, sending: 0 }
  const interrupted = new Map<number, Set<string>>()
  try {
    await world.start()
    const admirer = await anAdmirer(world.database)
    const notified = await notifyBatch(world, admirer)
    const usual = await world.untilTaken(notified, RECOVERY)
    let counted = 0
    for (let tries = 0; counted < kills && tries < kills * TRIES; tries++) {
      if (tries > 0) await world.start()
      notified.push(...(await notifyBatch(world, admirer)))
      await sleep(Math.random() * SPREAD * usual)
      const at = await kill(world, interrupted)
      for (const stage of STAGES) if (at[stage]) stages[stage]++
      if (STAGES.some((stage) => at[stage])) counted++
    }
    await expireJobs(world.database)
    await world.start()
    await world.untilTaken(notified, RECOVERY)
    await untilNothingWaits(world)
    const verdict = verdictOn(
      notified.map(({ id }) => id),
      world.accepted,
      interrupted,
    )
    const queuedOtherwise = Math.abs((await countMessages(world.database)) - notified.length)
    return { kills: counted, news: notified.length, ...stages, ...verdict, queuedOtherwise }
  } finally {
    await world.remove()
  }
}

async function notifyBatch(world: World, admirer: string): Promise<Reader[]> {
  const pushed = await createReaders(world.database, READERS, 'push')
  const mailed = await createReaders(world.database, READERS, 'mail')
  await subscribe(world, pushed, (reader) => world.pushAddress(reader))
  await likeReaders(world.database, [...pushed, ...mailed], admirer, new Date(Date.now() - OLD_NEWS))
  return [...pushed, ...mailed]
}

async function kill(world: World, interrupted: Map<number, Set<string>>): Promise<Stages> {
  await world.kill()
  await untilSessionsEnd(world.database)
  const begun = await begunMessages(world.database)
  const before = new Set([...interrupted.values()].flatMap((messages) => [...messages]))
  interrupted.set(world.lives(), begun)
  return { ...(await stagesOf(world.database)), sending: !begun.isSubsetOf(before) }
}

/** Waits for the queue too, since duplicates may arrive after every reader has been notified once. */
async function untilNothingWaits({ database }: World): Promise<void> {
  const end = performance.now() + RECOVERY
  const waits = async () => {
    const stages = await stagesOf(database)
    return STAGES.some((stage) => stages[stage])
  }
  while ((await waits()) && performance.now() < end) await sleep(100)
}
