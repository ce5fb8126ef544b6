import { setTimeout as sleep } from 'node:timers/promises'
import { atLeast, atMost } from '../notifications/figures.ts'
import type { Figure } from '../safety/figures.ts'
import { summaryOf } from './answers.ts'
import { type Chat, startChat } from './chatting.ts'
import { type Kill, type KillsVerdict, killsVerdict, type Victim } from './kills-verdict.ts'
import { startCluster } from './patroni.ts'
import { historyNow } from './people.ts'
import { inWorld, type World } from './world.ts'

export interface KillsSize {
  pairs: number
  messages: number
}

/** Milliseconds between two messages of a member, well within the rate limit. */
const PAUSE = 500
/** Milliseconds of writing after the last kill. */
const AFTER = 3_000
/** Milliseconds for presence to settle: a killed server counts as dead after twelve seconds. */
const PRESENCE = 20_000
const DELIVERY_TIMEOUT = 60_000
/** Milliseconds until all servers have reconnected to NATS. */
const RECONNECTED = 2_000

export const kills = (size: KillsSize & { servers: number; nats: number }): Promise<Figure[]> =>
  inWorld({ nats: true }, async (world) => {
    const verdict = await chatDuringKills(
      world,
      size,
      planOf(size.servers, size.nats),
      async (victim, nth) => {
        if (victim === 'server') return restartServer(world, nth)
        await world.killNats()
        await sleep(RECONNECTED)
      },
    )
    return [
      ...figuresOf(verdict, size.messages, { aim: 5, floor: 10 }),
      pauseOf(verdict, 'server', { aim: 1, floor: 3 }),
      pauseOf(verdict, 'nats', { aim: 0.2, floor: 1 }),
    ]
  })

export async function failover(size: KillsSize & { primaries: number }): Promise<Figure[]> {
  const cluster = await startCluster()
  return await inWorld({ database: cluster }, async (world) => {
    const plan = Array.from({ length: size.primaries }, () => 'primary' as const)
    const verdict = await chatDuringKills(world, size, plan, () => cluster.killPrimary())
    return [
      ...figuresOf(verdict, size.messages, { aim: 15, floor: 25 }),
      pauseOf(verdict, 'primary', { aim: 12, floor: 20 }),
    ]
  })
}

/** @param kill resolves when the victim has been replaced; `nth` counts each kind of victim from 0 */
async function chatDuringKills(
  world: World,
  { pairs, messages }: KillsSize,
  plan: readonly Victim[],
  kill: (victim: Victim, nth: number) => Promise<void>,
): Promise<KillsVerdict> {
  const chat = await startChat(world, pairs, PAUSE)
  const kills: Kill[] = []
  let replaced = Promise.resolve()
  for (const [at, victim] of plan.entries()) {
    await replaced // only one victim is down at a time
    while (chat.acknowledged() < ((at + 0.5) / plan.length) * messages) await sleep(50)
    const nth = kills.filter((one) => one.victim === victim).length
    kills.push({ victim, at: performance.now() })
    replaced = kill(victim, nth)
  }
  await sleep(AFTER)
  while (chat.acknowledged() < messages) await sleep(50)
  await chat.stop()
  await chat.untilShown(DELIVERY_TIMEOUT)
  await replaced
  const verdict = await settledVerdict(world, chat, kills)
  await chat.close()
  console.log(`       answers: ${summaryOf(chat.answers)}`)
  return verdict
}

export function planOf(servers: number, nats: number): Victim[] {
  const plan: Victim[] = []
  for (let at = 0; at < servers; at++) {
    if (Math.floor(((at + 1) * nats) / servers) > Math.floor((at * nats) / servers)) plan.push('nats')
    plan.push('server')
  }
  return plan
}

async function restartServer({ servers, proxy }: World, nth: number) {
  const server = servers[nth % servers.length]
  await server?.kill()
  await server?.start()
  if (server) await proxy.untilUp(server.name)
}

/** Presence, read marks and badges may settle later than messages. */
async function settledVerdict(world: World, chat: Chat, kills: readonly Kill[]): Promise<KillsVerdict> {
  for (const begun = performance.now(); ; await sleep(1_000)) {
    const history = await historyNow(world, chat.writers)
    const { answers } = chat
    const verdict = killsVerdict({
      sent: chat.sent(),
      kills,
      answers,
      brokenPages: chat.brokenPages(),
      history,
    })
    const { wrongPresence, wrongBadges, wrongMarks } = verdict
    if (wrongPresence + wrongBadges + wrongMarks === 0 || performance.now() - begun > PRESENCE) return verdict
  }
}

interface Bounds {
  aim: number
  floor: number
}

const figuresOf = (verdict: KillsVerdict, messages: number, settled: Bounds): Figure[] => [
  atLeast('messages acknowledged', verdict.acknowledged, messages),
  atMost('lost', verdict.lost, 0),
  atMost('doubled', verdict.doubled, 0),
  atMost('out of order', verdict.outOfOrder, 0),
  atMost('shown to strangers', verdict.toStrangers, 0),
  atMost('answers other than 2xx, 429, 503', verdict.wrongAnswers, 0),
  atMost('pages that gave up', verdict.brokenPages, 0),
  atMost('all on both screens after the last kill', verdict.settled, settled, ' s'),
  atMost('wrong about who is online', verdict.wrongPresence, 0),
  atMost('wrong badges', verdict.wrongBadges, 0),
  atMost('wrong read marks', verdict.wrongMarks, 0),
]

const pauseOf = ({ pause }: KillsVerdict, victim: Victim, bounds: Bounds): Figure =>
  atMost(`longest pause at the kill of a ${victim}`, pause[victim] ?? Infinity, bounds, ' s')
