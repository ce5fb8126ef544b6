import { setTimeout as sleep } from 'node:timers/promises'
import type { Message } from '@ndoa/contract/dating/messaging'
import { aWriter, read, type Writer, write } from '../../server/src/app/servers/testing/writing.ts'
import { type Answers, countAnswers } from './answers.ts'
import type { Sent } from './kills-verdict.ts'
import { createPairs } from './people.ts'
import type { World } from './world.ts'

export interface Chat {
  writers: readonly Writer[]
  answers: Answers
  sent(): Sent[]
  acknowledged(): number
  brokenPages(): number
  stop(): Promise<void>
  /** Waits until both screens show every message. @param timeout milliseconds */
  untilShown(timeout: number): Promise<void>
  close(): Promise<void>
}

/** @param pause milliseconds between two messages of a member */
export async function startChat(world: World, pairs: number, pause: number): Promise<Chat> {
  const people = await createPairs(world.database, pairs)
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
    untilShown: (timeout) => screens.untilShown(timeout),
    close: async () => void (await Promise.all(writers.map(({ page }) => page.close()))),
  }
}

async function act(writer: Writer, answers: Answers, sent: (message: Message) => void): Promise<void> {
  const count = countAnswers(answers)
  const acknowledged = writer.written.length
  await write(writer, 1, count).catch(() => {})
  const message = writer.written[acknowledged]
  if (message) sent(message)
  if (Math.random() < 0.2) await read(writer, count).catch(() => {})
}

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
    async untilShown(timeout: number) {
      const end = performance.now() + timeout
      while (sent.some(({ message }) => shownAt(message) === null) && performance.now() < end) await sleep(50)
    },
  }
}
