import { setTimeout as sleep } from 'node:timers/promises'
import type { Message } from '@ndoa/contract/messaging'
import { aWriter, read, type Writer, write } from '../../server/src/app/servers/writing.test-world.ts'
import { type Answers, counting } from './answers.ts'
import type { Sent } from './kills-verdict.ts'
import { somePairs } from './people.ts'
import type { World } from './world.ts'

/** Members who write to each other through the proxy, each on an open page, until they are told to stop. */
export interface Chat {
  writers: readonly Writer[]
  answers: Answers
  /** Everything that was acknowledged. */
  sent(): Sent[]
  acknowledged(): number
  brokenPages(): number
  /** @returns when everybody has stopped, with an answer to the last message */
  stop(): Promise<void>
  /** Waits until everything is on both screens, or as long as may be: milliseconds. */
  untilShown(patience: number): Promise<void>
  close(): Promise<void>
}

/** @param pause between two messages of a member: milliseconds */
export async function aChat(world: World, pairs: number, pause: number): Promise<Chat> {
  const people = await somePairs(world.database, pairs)
  const screens = createScreens()
  const answers: Answers = {}
  let isOver = false
  let brokenPages = 0
  const writers = people.map((person) =>
    aWriter(person, () => world.url, { onShown: (message) => screens.add(message) }),
  )
  for (const { page } of writers) page.closed.catch(() => (brokenPages += 1))
  await Promise.all(writers.map(({ page }) => page.untilReady()))
  const writing = Promise.all(
    writers.map(async (writer) => {
      await sleep(Math.random() * pause)
      while (!isOver) {
        const sentAt = performance.now()
        await act(writer, answers, (message) => screens.sent(message, sentAt))
        await sleep(Math.max(0, sentAt + pause - performance.now()))
      }
    }),
  )
  return {
    writers,
    answers,
    sent: screens.all,
    acknowledged: () => writers.reduce((sum, { written }) => sum + written.length, 0),
    brokenPages: () => brokenPages,
    async stop() {
      isOver = true
      await writing
    },
    untilShown: (patience) => screens.untilShown(patience),
    close: async () => void (await Promise.all(writers.map(({ page }) => page.close()))),
  }
}

/** Writes and, now and then, reads. What is answered wrongly is counted, and the next message follows. */
async function act(writer: Writer, answers: Answers, sent: (message: Message) => void): Promise<void> {
  const count = counting(answers)
  const acknowledged = writer.written.length
  await write(writer, 1, count).catch(() => {})
  const message = writer.written[acknowledged]
  if (message) sent(message)
  if (Math.random() < 0.2) await read(writer, count).catch(() => {})
}

/** When each message was on both screens. */
function createScreens() {
  const shown = new Map<string, number[]>()
  const sent: Sent[] = []
  const shownAt = ({ id }: Message) => {
    const times = shown.get(id) ?? []
    return times.length >= 2 ? (times[1] ?? null) : null
  }
  return {
    add: ({ id }: Message) => shown.set(id, [...(shown.get(id) ?? []), performance.now()]),
    sent: (message: Message, sentAt: number) => void sent.push({ message, sentAt, shownAt: null }),
    all: (): Sent[] => sent.map((one) => ({ ...one, shownAt: shownAt(one.message) })),
    async untilShown(patience: number) {
      const end = performance.now() + patience
      while (sent.some(({ message }) => shownAt(message) === null) && performance.now() < end) await sleep(50)
    },
  }
}
