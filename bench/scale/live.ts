import { setTimeout as sleep } from 'node:timers/promises'
import type { Person } from '../../server/src/app/servers/testing/page.ts'
import { aWriter, type Writer, write } from '../../server/src/app/servers/testing/writing.ts'
import { atLeast, atMost } from '../notifications/figures.ts'
import type { Figure } from '../safety/figures.ts'
import { type Delivery, liveVerdict } from './live-verdict.ts'
import { createPairs, historyNow } from './people.ts'
import { SERVED_BY } from './proxy.ts'
import { inWorld, type World } from './world.ts'

const PAIRS = 40
const PER_SECOND = 100
/** Milliseconds to wait for messages in flight. */
const DELIVERY_TIMEOUT = 10_000

export const live = (messages: number): Promise<Figure[]> =>
  inWorld({ nats: true }, async (world) => {
    const deliveries = new Map<string, Delivery>()
    const writers = await connectWriters(world, deliveries)
    const each = Math.ceil(messages / writers.length)
    await Promise.all(writers.map((writer) => converse(writer, each, writers.length, deliveries)))
    const isMissing = () => [...deliveries.values()].some(({ heardAt }) => heardAt === null)
    for (const end = performance.now() + DELIVERY_TIMEOUT; isMissing() && performance.now() < end; )
      await sleep(50)
    const verdict = liveVerdict(await historyNow(world, writers), [...deliveries.values()])
    await Promise.all(writers.map(({ page }) => page.close()))
    return [
      atLeast('messages', verdict.messages, messages),
      atLeast('heard live by the other side', verdict.heard, 100, ' %'),
      atMost('not heard by one of both pages', verdict.notHeard, 0),
      atMost('heard twice', verdict.doubled, 0),
      atMost('heard out of order', verdict.outOfOrder, 0),
      atMost('p50 across servers less p50 on one', verdict.across.p50 - verdict.same.p50, BOUNDS, ' ms'),
      ...spreads(verdict),
    ]
  })

const BOUNDS = { aim: 3, floor: 10 }

/** These figures depend on the machine, so they have no floor. */
const spreads = ({ same, across }: Pick<ReturnType<typeof liveVerdict>, 'same' | 'across'>) =>
  [same.p50, same.p99, across.p50, across.p99].map((found, at) =>
    atMost(
      `${at % 2 === 0 ? 'p50' : 'p99'} ${at < 2 ? 'on one server' : 'across servers'}`,
      found,
      at % 2 === 0 ? { aim: 20, floor: 500 } : { aim: 100, floor: 2_000 },
      ' ms',
    ),
  )

async function connectWriters(world: World, deliveries: Map<string, Delivery>): Promise<Writer[]> {
  const people = await createPairs(world.database, PAIRS)
  const writers = people.map((person) => aListener(world.url, person, deliveries))
  await Promise.all(writers.map(({ page }) => page.untilReady()))
  return writers
}

function aListener(url: string, person: Person, deliveries: Map<string, Delivery>): Writer {
  let server = ''
  return aWriter(person, () => url, {
    onOpen: (headers) => (server = String(headers[SERVED_BY])),
    onEvent(event) {
      if (event.type !== 'message.created' || event.message.sender_id === person.id) return
      const one = deliveryOf(deliveries, event.message.content)
      one.heardAt ??= performance.now()
      one.to = server
    },
  })
}

/** The text is the key because a message may be heard before its writer has the answer. */
function deliveryOf(deliveries: Map<string, Delivery>, content: string): Delivery {
  const one = deliveries.get(content) ?? { sentAt: 0, heardAt: null, from: '', to: '' }
  deliveries.set(content, one)
  return one
}

async function converse(writer: Writer, count: number, writers: number, deliveries: Map<string, Delivery>) {
  const pause = (1_000 * writers) / PER_SECOND
  await sleep(Math.random() * pause)
  for (let n = 1; n <= count; n++) {
    const one = deliveryOf(deliveries, `${writer.page.person.id} ${writer.numbered + 1}`)
    one.sentAt = performance.now()
    await write(writer, 1, (answer) => (one.from = answer?.headers.get(SERVED_BY) ?? ''))
    await sleep(Math.max(0, one.sentAt + pause - performance.now()))
  }
}
