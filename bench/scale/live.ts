import { setTimeout as sleep } from 'node:timers/promises'
import type { Person } from '../../server/src/app/servers/page.test-world.ts'
import { aWriter, type Writer, write } from '../../server/src/app/servers/writing.test-world.ts'
import { atLeast, atMost } from '../notifications/figures.ts'
import type { Figure } from '../safety/figures.ts'
import { liveVerdict, type Told } from './live-verdict.ts'
import { historyNow, somePairs } from './people.ts'
import { SERVED_BY } from './proxy.ts'
import { inWorld, type World } from './world.ts'

const PAIRS = 40
/** All of them together. */
const PER_SECOND = 100
/** For what is still on its way at the end. Milliseconds. */
const PATIENCE = 10_000

/** Nothing fails: everybody hears everything at once, whichever servers they are on. */
export const live = (messages: number): Promise<Figure[]> =>
  inWorld({ nats: true }, async (world) => {
    const told = new Map<string, Told>()
    const writers = await someWriters(world, told)
    const each = Math.ceil(messages / writers.length)
    await Promise.all(writers.map((writer) => converse(writer, each, writers.length, told)))
    const isMissing = () => [...told.values()].some(({ heardAt }) => heardAt === null)
    for (const end = performance.now() + PATIENCE; isMissing() && performance.now() < end; ) await sleep(50)
    const verdict = liveVerdict(await historyNow(world, writers), [...told.values()])
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

/** For information: these depend on the machine. */
const spreads = ({ same, across }: Pick<ReturnType<typeof liveVerdict>, 'same' | 'across'>) =>
  [same.p50, same.p99, across.p50, across.p99].map((found, at) =>
    atMost(
      `${at % 2 === 0 ? 'p50' : 'p99'} ${at < 2 ? 'on one server' : 'across servers'}`,
      found,
      at % 2 === 0 ? { aim: 20, floor: 500 } : { aim: 100, floor: 2_000 },
      ' ms',
    ),
  )

async function someWriters(world: World, told: Map<string, Told>): Promise<Writer[]> {
  const people = await somePairs(world.database, PAIRS)
  const writers = people.map((person) => aListener(world.url, person, told))
  await Promise.all(writers.map(({ page }) => page.untilReady()))
  return writers
}

/** A writer who notes when, and on which server, the other one's messages were heard. */
function aListener(url: string, person: Person, told: Map<string, Told>): Writer {
  let server = ''
  return aWriter(person, () => url, {
    onOpen: (headers) => (server = String(headers[SERVED_BY])),
    onEvent(event) {
      if (event.type !== 'message.created' || event.message.sender_id === person.id) return
      const one = toldOf(told, event.message.content)
      one.heardAt ??= performance.now()
      one.to = server
    },
  })
}

/** By the text: a message may be heard before its writer has the answer. */
function toldOf(told: Map<string, Told>, content: string): Told {
  const one = told.get(content) ?? { sentAt: 0, heardAt: null, from: '', to: '' }
  told.set(content, one)
  return one
}

async function converse(writer: Writer, count: number, writers: number, told: Map<string, Told>) {
  const pause = (1_000 * writers) / PER_SECOND
  await sleep(Math.random() * pause)
  for (let n = 1; n <= count; n++) {
    const one = toldOf(told, `${writer.page.person.id} ${writer.numbered + 1}`)
    one.sentAt = performance.now()
    await write(writer, 1, (answer) => (one.from = answer?.headers.get(SERVED_BY) ?? ''))
    await sleep(Math.max(0, one.sentAt + pause - performance.now()))
  }
}
