import { expect, test } from 'vitest'
import {
  type ConversationState,
  judgeConversation,
  NO_MESSAGES,
  type SenderSummary,
} from './judge-conversation.ts'
import type { SignalKind } from './signals.ts'
import { THRESHOLDS } from './thresholds.ts'

const message = (...kinds: SignalKind[]) => ({
  found: kinds.map((kind) => ({ kind, rule: 'test', offset: 0, length: 1 })),
  fragment: 0,
  score: (THRESHOLDS.scoreOfAsk + THRESHOLDS.scoreOfWarning) / 2, // an ask, and not enough to warn by itself
  context: 0,
})

function levels(messages: SignalKind[][], sender?: SenderSummary) {
  let state: ConversationState = NO_MESSAGES
  return messages.map((kinds) => {
    const judged = judgeConversation(state, message(...kinds), sender)
    state = judged.state
    return judged.level
  })
}

test('one ask alone, and pressure alone, are let pass', () => {
  expect(levels([['ask'], [], ['pressure'], []])).toEqual(['none', 'none', 'none', 'none'])
})

test('an early contact is a calm line, a late one is nothing', () => {
  expect(levels([['contact']])).toEqual(['note'])
  expect(levels([...Array.from({ length: 10 }, () => []), ['contact']]).at(-1)).toBe('none')
})

test('an ask with a contact or an account warns, in either order', () => {
  expect(levels([['ask', 'contact']])).toEqual(['warn'])
  expect(levels([['contact'], [], ['ask']]).at(-1)).toBe('warn')
  expect(levels([['ask'], [], ['wallet']]).at(-1)).toBe('warn')
})

test('a contact of long ago says nothing about an ask', () => {
  expect(levels([['contact'], ...Array.from({ length: 20 }, () => []), ['ask']]).at(-1)).toBe('none')
})

test('an ask with a story warns once a conversation has begun; a first message does not', () => {
  expect(levels([['pressure'], ['ask']])).toEqual(['none', 'warn'])
  expect(levels([[], ['ask', 'pressure']])).toEqual(['none', 'warn'])
  expect(levels([['ask', 'pressure']])).toEqual(['none'])
})

test('a story long before an ask, and one after it, say nothing', () => {
  expect(levels([['pressure'], [], [], [], [], ['ask']]).at(-1)).toBe('none')
  expect(levels([[], ['ask'], ['pressure']])).toEqual(['none', 'none', 'none'])
})

test('a possible ask counts only with a story', () => {
  expect(levels([['possible'], ['possible'], ['possible']])).toEqual(['none', 'none', 'none'])
  expect(levels([['pressure'], ['possible']])).toEqual(['none', 'warn'])
})

test('a request and then its sum, one right after the other, count with a story; alone, apart or the other way round they do not', () => {
  expect(levels([['pressure'], ['request'], ['means']]).at(-1)).toBe('warn')
  expect(levels([['pressure'], ['means'], ['request']]).at(-1)).toBe('none')
  expect(levels([[], ['request'], ['means']]).at(-1)).toBe('none')
  expect(levels([['pressure'], ['request'], [], ['means']]).at(-1)).toBe('none')
  expect(levels([['pressure'], ['means'], ['means']]).at(-1)).toBe('none')
})

test('an account after a sum, in a story, is an ask; an account in a story alone is not', () => {
  expect(levels([['pressure'], ['means'], ['wallet']]).at(-1)).toBe('warn')
  expect(levels([['pressure'], [], ['wallet']]).at(-1)).toBe('none')
})

test('the second ask warns and the third pauses', () => {
  expect(levels([['ask'], ['ask'], [], ['ask']])).toEqual(['none', 'warn', 'none', 'pause'])
})

test('asking a second person warns at once, a fourth pauses', () => {
  expect(levels([['ask']], { peopleAsked: 1, equalOpeners: 0 })).toEqual(['warn'])
  expect(levels([['ask']], { peopleAsked: 3, equalOpeners: 0 })).toEqual(['pause'])
})

test('an equal opener to many is nothing by itself, with an ask it pauses', () => {
  expect(levels([[]], { peopleAsked: 0, equalOpeners: 30 })).toEqual(['none'])
  expect(levels([['contact']], { peopleAsked: 0, equalOpeners: 5 })).toEqual(['warn'])
  expect(levels([['ask']], { peopleAsked: 0, equalOpeners: 5 })).toEqual(['pause'])
})

test('the state is numbers alone and survives being stored', () => {
  const { state } = judgeConversation(NO_MESSAGES, message('ask', 'contact'))
  expect(JSON.parse(JSON.stringify(state))).toEqual(state)
  expect(Object.values(state).every((value) => typeof value === 'number')).toBe(true)
})
