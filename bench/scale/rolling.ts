import { setTimeout as sleep } from 'node:timers/promises'
import { createMembers } from '../messaging/members.ts'
import { atLeast, atMost } from '../notifications/figures.ts'
import type { Figure } from '../safety/figures.ts'
import { summaryOf } from './answers.ts'
import { startChat } from './chatting.ts'
import { historyNow } from './people.ts'
import { type RollingVerdict, rollingVerdict } from './rolling-verdict.ts'
import { openSockets } from './sockets.ts'
import { inWorld, type World } from './world.ts'

const PAIRS = 20
/** Milliseconds between two messages of a member. */
const PAUSE = 500
/** Milliseconds to wait for messages in flight. */
const DELIVERY_TIMEOUT = 20_000

export const rolling = (count: number): Promise<Figure[]> =>
  inWorld({ nats: true }, async (world) => {
    const members = await createMembers(world.database, count)
    const sockets = await openSockets(
      world,
      members.map(({ token }) => token),
    )
    const chat = await startChat(world, PAIRS, PAUSE)
    await sleep(2_000)
    await replaceInTurn(world)
    await chat.stop()
    await Promise.all([sockets.untilConnected(DELIVERY_TIMEOUT), chat.untilShown(DELIVERY_TIMEOUT)])
    const verdict = rollingVerdict({
      sockets: [
        ...sockets.lives(),
        ...chat.writers.map(({ page }) => ({ closes: [], isConnected: page.isConnected() })),
      ],
      answers: chat.answers,
      brokenPages: chat.brokenPages(),
      history: await historyNow(world, chat.writers),
    })
    sockets.close()
    await chat.close()
    console.log(`       answers: ${summaryOf(chat.answers)}`)
    return figuresOf(verdict, count)
  })

async function replaceInTurn({ servers, proxy }: World) {
  for (const server of servers) {
    await server.stop()
    await server.start()
    await proxy.untilUp(server.name)
  }
}

const figuresOf = (verdict: RollingVerdict, sockets: number): Figure[] => [
  atLeast('calls', verdict.calls, 500),
  atMost('unanswered', verdict.unanswered, 0),
  atMost('answers other than 2xx, 429, 503', verdict.wrongAnswers, 0),
  atMost('pages that gave up', verdict.brokenPages, 0),
  atLeast('sockets that had to move', verdict.moved, sockets),
  atMost('sockets that did not come back', verdict.socketsGone, 0),
  atMost('sockets that were cut off', verdict.cutOff, 0),
  atMost('messages missing after catching up', verdict.lost, 0),
  atMost('doubled', verdict.doubled, 0),
  atMost('out of order', verdict.outOfOrder, 0),
]
