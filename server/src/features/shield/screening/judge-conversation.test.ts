import { expect, test } from 'vitest'
import {
  type ConversationState,
  judgeConversation,
  NO_MESSAGES,
  type SenderSummary,
} from './judge-conversation.ts'
import type { SignalKind } from './signals.ts'
import { THRESHOLDS } from './thresholds.ts'

/** What a message of each kind scores here: an ask is none to warn of by itself, and a story says nothing. */
const SCORES: Record<SignalKind, number> = {
  ask: THRESHOLDS.evidenceOfWarning * 0.7,
  possible: THRESHOLDS.scoreOfAsk + 0.1,
  request: THRESHOLDS.scoreOfAsk + 0.1,
  means: THRESHOLDS.scoreOfAsk + 0.1,
  wallet: THRESHOLDS.scoreOfAsk + 0.1,
  contact: 0,
  pressure: 0,
}
const message = (...kinds: SignalKind[]) => ({
  found: kinds.map((kind) => ({ kind, rule: 'test', offset: 0, length: 1 })),
  fragment: 0,
  score: Math.max(0, ...kinds.map((kind) => SCORES[kind])),
  context: 0,
})
/** Each of their asks warns. */
const ASKED_ANOTHER: SenderSummary = { peopleAsked: 1, equalOpeners: 0 }

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

/** A sum that is named without a request, twice; what the second one is judged after so many other messages. */
function again(between: number, score: number) {
  const part = { ...message('means'), score }
  let { state } = judgeConversation(NO_MESSAGES, part)
  for (let i = 0; i < between; i++) state = judgeConversation(state, message()).state
  return judgeConversation(state, part)
}

test('parts of requests that are no asks add up, and less with each message between them', () => {
  const score = THRESHOLDS.scoreOfPart - 0.2
  expect(again(0, score).level).toBe('warn')
  expect(again(20, score).level).toBe('none')
})

test('small remarks about money never add up to a warning, and after a warning the sum begins anew', () => {
  let state: ConversationState = NO_MESSAGES
  const judged = (score: number) => {
    const result = judgeConversation(state, { ...message('means'), score })
    state = result.state
    return result.level
  }
  const remarks = Array.from({ length: 200 }, () => judged(THRESHOLDS.scoreOfAsk - 0.1))
  expect(new Set(remarks)).toEqual(new Set(['none']))
  state = NO_MESSAGES
  expect(judged(THRESHOLDS.evidenceOfWarning)).toBe('warn')
  expect(state.evidence).toBe(0)
  expect([judged(0.2), judged(0.2), judged(0.2)]).toEqual(['none', 'none', 'none'])
})

test('messages that warn only together count nothing towards a pause', () => {
  let state: ConversationState = NO_MESSAGES
  const levels = Array.from({ length: 12 }, () => {
    const judged = judgeConversation(state, { ...message('means'), score: THRESHOLDS.scoreOfPart - 0.1 })
    state = judged.state
    return judged.level
  })
  expect(new Set(levels)).toEqual(new Set(['none', 'warn']))
  expect(state.asks).toBe(0)
})

test('what looks much like a request is silent to one person and warns the second', () => {
  const likely = { ...message('means'), score: THRESHOLDS.scoreOfPart + 0.1 }
  expect(judgeConversation(NO_MESSAGES, likely)).toMatchObject({ level: 'none', state: { asks: 1 } })
  expect(judgeConversation(NO_MESSAGES, likely, ASKED_ANOTHER).level).toBe('warn')
})

test('what no rule has found a part of a request in adds nothing, and what says little takes nothing away', () => {
  const before = judgeConversation(NO_MESSAGES, message('ask')).state
  const unfound = judgeConversation(before, { ...message(), score: 9 })
  const low = judgeConversation(before, { ...message('means'), score: -9 })
  const left = before.evidence * THRESHOLDS.evidenceKept
  expect([unfound.state.evidence, low.state.evidence]).toEqual([left, left])
  expect([unfound.level, low.level]).toEqual(['none', 'none'])
})

test('a possible ask counts only with a story shortly before it or in it, once a conversation has begun', () => {
  expect(levels([[], ['possible']], ASKED_ANOTHER)).toEqual(['none', 'none'])
  expect(levels([['pressure'], ['possible']], ASKED_ANOTHER)).toEqual(['none', 'warn'])
  expect(levels([[], ['possible', 'pressure']], ASKED_ANOTHER)).toEqual(['none', 'warn'])
  expect(levels([['possible', 'pressure']], ASKED_ANOTHER)).toEqual(['none'])
  expect(levels([['pressure'], [], [], [], [], ['possible']], ASKED_ANOTHER).at(-1)).toBe('none')
  expect(levels([[], ['possible'], ['pressure']], ASKED_ANOTHER)).toEqual(['none', 'none', 'none'])
})

test('a request and then its sum, one right after the other, count with a story; alone, apart or the other way round they do not', () => {
  const last = (...messages: SignalKind[][]) => levels(messages, ASKED_ANOTHER).at(-1)
  expect(last(['pressure'], ['request'], ['means'])).toBe('warn')
  expect(last(['pressure'], ['means'], ['request'])).toBe('none')
  expect(last([], ['request'], ['means'])).toBe('none')
  expect(last(['pressure'], ['request'], [], ['means'])).toBe('none')
  expect(last(['pressure'], ['means'], ['means'])).toBe('none')
})

test('an account after a sum, in a story, is an ask; an account in a story alone is not', () => {
  expect(levels([['pressure'], ['means'], ['wallet']], ASKED_ANOTHER).at(-1)).toBe('warn')
  expect(levels([['pressure'], [], ['wallet']], ASKED_ANOTHER).at(-1)).toBe('none')
})

test('the second ask warns and the third pauses, however far apart', () => {
  const far: SignalKind[][] = Array.from({ length: 30 }, () => [])
  expect(levels([['ask'], ['ask'], [], ['ask']])).toEqual(['none', 'warn', 'none', 'pause'])
  expect(levels([['ask'], ...far, ['ask'], ...far, ['ask']]).filter((level) => level !== 'none')).toEqual([
    'warn',
    'pause',
  ])
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
