import { MESSAGES_PER_PAGE } from '@ndoa/contract/limits'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { AMARA, aMessage, KOFI, messagesFrom } from '../messages.test-data.ts'
import { EMPTY_THREAD, knownUpTo, type Thread, withMessages, withReadMark } from './thread.ts'

/** Overlapping parts that together contain messages 1 to 60, in any order, some of them twice. */
const arrivals = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 20 })), { maxLength: 12 })
  .map((echoes) => echoes.map(([first, length]) => [first, Math.min(60, first + length)] as const))
  .chain((echoes) =>
    fc.shuffledSubarray([[1, 20], [15, 40], [41, 60], ...echoes] as const, { minLength: 3 + echoes.length }),
  )

const threadFrom = (pieces: readonly (readonly [number, number])[]) =>
  pieces.reduce<Thread>(
    (thread, [first, last]) => withMessages(thread, messagesFrom(first, last), first === 1),
    EMPTY_THREAD,
  )

test('messages from pages, events and repeats appear once and in order', () => {
  fc.assert(
    fc.property(arrivals, (pieces) => {
      expect(threadFrom(pieces)).toEqual({ messages: messagesFrom(1, 60), complete: true })
    }),
  )
})

test('a read message stays read, in any order of arrival', () => {
  fc.assert(
    fc.property(arrivals, fc.integer({ min: 1, max: 60 }), (pieces, upTo) => {
      const whole = withReadMark(threadFrom(pieces), KOFI, upTo)
      const again = pieces.reduce(
        (thread, [first, last]) => withMessages(thread, messagesFrom(first, last)),
        whole,
      )
      for (const { sender_id, seq, is_read } of again.messages)
        expect(is_read).toBe(sender_id === AMARA && seq <= upTo)
    }),
  )
})

test('older messages are read when a later one is', () => {
  const later = withMessages(EMPTY_THREAD, [aMessage(4, { is_read: true }), aMessage(5)])
  const { messages } = withMessages(later, messagesFrom(1, 3))
  expect(messages.map(({ is_read }) => is_read)).toEqual([false, true, false, true, false])
})

test('nothing is requested when every message is loaded and read', () => {
  const thread = withMessages(EMPTY_THREAD, messagesFrom(7, 90, { is_read: true }))
  expect(knownUpTo(thread)).toBe(90)
  expect(knownUpTo(EMPTY_THREAD)).toBe(0)
})

test('messages missing in between are requested', () => {
  const read = { is_read: true }
  const thread = withMessages(EMPTY_THREAD, [...messagesFrom(3, 6, read), ...messagesFrom(9, 12, read)])
  expect(knownUpTo(thread)).toBe(6)
})

test('messages without a read mark are requested again, at most one page', () => {
  const nearly = withMessages(messagesAsThread(1, 80, true), messagesFrom(81, 90))
  expect(knownUpTo(nearly)).toBe(80)
  expect(knownUpTo(messagesAsThread(1, 200, false))).toBe(200 - MESSAGES_PER_PAGE)
})

const messagesAsThread = (first: number, last: number, is_read: boolean) =>
  withMessages(EMPTY_THREAD, messagesFrom(first, last, { is_read }))
