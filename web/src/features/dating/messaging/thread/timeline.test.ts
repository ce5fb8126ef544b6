import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { AMARA, aMessage, KOFI, MATCH, messagesFrom } from '../messages.test-data.ts'
import { type SentDraft, timeline } from './timeline.ts'

const aDraft = (content: string, failure: string | null = null): SentDraft => ({
  draft: {
    match_id: MATCH,
    client_message_id: content,
    content,
    created_at: `2026-05-01T09:00:0${content.length}.000Z`,
  },
  failure,
  isWaiting: false,
})

test('unstored messages come last in the order of writing', () => {
  const drafts = [aDraft('a'), aDraft('bb', 'Not now'), aDraft('ccc')]
  fc.assert(
    fc.property(fc.shuffledSubarray(drafts, { minLength: 3 }), (sent) => {
      const bubbles = timeline(messagesFrom(1, 2), sent, AMARA)
      expect(bubbles.map(({ content }) => content)).toEqual(['Message 1', 'Message 2', 'a', 'bb', 'ccc'])
      expect(bubbles.map(({ state }) => state)).toEqual([
        'received',
        'stored',
        'sending',
        'failed',
        'sending',
      ])
    }),
  )
})

test('a stored message replaces its draft and keeps its key', () => {
  for (const failure of [null, 'The answer was lost']) {
    const sent = [aDraft('a', failure)]
    const stored = aMessage(2, { sender_id: AMARA, client_message_id: 'a', content: 'a' })
    const before = timeline([aMessage(1)], sent, AMARA)
    const after = timeline([aMessage(1), stored], sent, AMARA)
    expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key))
    expect(after.map(({ state }) => state)).toEqual(['received', 'stored'])
  }
})

test('another member’s message never counts as the viewer’s own, even with the same id', () => {
  const copied = aMessage(1, { sender_id: KOFI, client_message_id: 'a' })
  expect(timeline([copied], [aDraft('a')], AMARA)).toHaveLength(2)
})

const sentAt = (...moments: Date[]) =>
  moments.map((moment, place) => aMessage(place + 1, { created_at: moment.toISOString(), sender_id: KOFI }))

test('a member’s messages within five minutes share the last one’s time', () => {
  const messages = sentAt(
    new Date(2026, 4, 1, 12, 0),
    new Date(2026, 4, 1, 12, 5),
    new Date(2026, 4, 1, 12, 10),
    new Date(2026, 4, 1, 12, 16),
  )
  const bubbles = timeline([...messages, aMessage(5, { created_at: messages[3]?.created_at })], [], AMARA)
  expect(bubbles.map(({ continues }) => continues)).toEqual([false, true, true, false, true])
  expect(bubbles.map(({ showsTime }) => showsTime)).toEqual([false, false, true, false, true])
  const answered = timeline([...messages, aMessage(6, { created_at: messages[3]?.created_at })], [], AMARA)
  expect(answered.map(({ showsTime }) => showsTime)).toEqual([false, false, true, true, true])
})

test('the end of a burst’s read messages is marked', () => {
  const [first, second, third] = sentAt(
    new Date(2026, 4, 1, 12),
    new Date(2026, 4, 1, 12),
    new Date(2026, 4, 1, 12),
  )
  const own = [first, second, third].map((message, place) => ({
    ...aMessage(place),
    ...message,
    sender_id: AMARA,
    is_read: place < 2,
  }))
  expect(timeline(own, [], AMARA).map(({ showsTime }) => showsTime)).toEqual([false, true, true])
})

test('each day begins with its first message by the member’s calendar', () => {
  const messages = sentAt(
    new Date(2026, 4, 1, 23, 58),
    new Date(2026, 4, 2, 0, 1),
    new Date(2026, 4, 2, 0, 2),
    new Date(2026, 4, 3, 12, 0),
  )
  const bubbles = timeline(messages, [], AMARA)
  expect(bubbles.map(({ startsDay }) => startsDay)).toEqual([true, true, false, true])
  expect(bubbles.map(({ showsTime }) => showsTime)).toEqual([true, false, true, true])
})
