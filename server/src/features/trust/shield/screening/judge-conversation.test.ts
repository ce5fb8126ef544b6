import { expect, test } from 'vitest'
import {
  type ConversationState,
  judgeConversation,
  NO_MESSAGES,
  type SenderSummary,
} from './judge-conversation.ts'
import type { SignalKind } from './signals.ts'
import { THRESHOLDS } from './thresholds.ts'

/** With these scores, a single ask does not warn and a story adds nothing. */
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
/** A sender who has asked another member, so that each further ask warns. */
const ASKED_ONE_OTHER: SenderSummary = { peopleAsked: 1, equalOpeners: 0 }

function levels(messages: SignalKind[][], sender?: SenderSummary) {
  let state: ConversationState = NO_MESSAGES
  return messages.map((kinds) => {
    const judged = judgeConversation(state, message(...kinds), sender)
    state = judged.state
    return judged.level
  })
}

test('a single ask or pressure alone passes', () => {
  expect(levels([['ask'], [], ['pressure'], []])).toEqual(['none', 'none', 'none', 'none'])
})

test('an early contact causes a calm line, a late contact nothing', () => {
  expect(levels([['contact']])).toEqual(['note'])
  expect(levels([...Array.from({ length: 10 }, () => []), ['contact']]).at(-1)).toBe('none')
})

test('an ask with a contact or an account warns in either order', () => {
  expect(levels([['ask', 'contact']])).toEqual(['warn'])
  expect(levels([['contact'], [], ['ask']]).at(-1)).toBe('warn')
  expect(levels([['ask'], [], ['wallet']]).at(-1)).toBe('warn')
})

test('an old contact does not affect an ask', () => {
  expect(levels([['contact'], ...Array.from({ length: 20 }, () => []), ['ask']]).at(-1)).toBe('none')
})

/** Names a sum without a request twice, with this many other messages in between. */
function again(between: number, score: number) {
  const part = { ...message('means'), score }
  let { state } = judgeConversation(NO_MESSAGES, part)
  for (let i = 0; i < between; i++) state = judgeConversation(state, message()).state
  return judgeConversation(state, part)
}

test('parts of requests add up, less with each message between them', () => {
  const score = THRESHOLDS.scoreOfPart - 0.2
  expect(again(0, score).level).toBe('warn')
  expect(again(20, score).level).toBe('none')
})

test('small remarks about money never add up to a warning, and a warning resets the sum', () => {
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

test('messages that warn only together do not count towards a pause', () => {
  let state: ConversationState = NO_MESSAGES
  const levels = Array.from({ length: 12 }, () => {
    const judged = judgeConversation(state, { ...message('means'), score: THRESHOLDS.scoreOfPart - 0.1 })
    state = judged.state
    return judged.level
  })
  expect(new Set(levels)).toEqual(new Set(['none', 'warn']))
  expect(state.asks).toBe(0)
})

test('a near-request is silent for one recipient and warns the second', () => {
  const likely = { ...message('means'), score: THRESHOLDS.scoreOfPart + 0.1 }
  expect(judgeConversation(NO_MESSAGES, likely)).toMatchObject({ level: 'none', state: { asks: 1 } })
  expect(judgeConversation(NO_MESSAGES, likely, ASKED_ONE_OTHER).level).toBe('warn')
})

test('text without a rule’s finding changes nothing', () => {
  const before = judgeConversation(NO_MESSAGES, message('ask')).state
  const unfound = judgeConversation(before, { ...message(), score: 9 })
  const low = judgeConversation(before, { ...message('means'), score: -9 })
  const left = before.evidence * THRESHOLDS.evidenceKept
  expect([unfound.state.evidence, low.state.evidence]).toEqual([left, left])
  expect([unfound.level, low.level]).toEqual(['none', 'none'])
})

test('a possible ask counts only with a recent story in an ongoing conversation', () => {
  expect(levels([[], ['possible']], ASKED_ONE_OTHER)).toEqual(['none', 'none'])
  expect(levels([['pressure'], ['possible']], ASKED_ONE_OTHER)).toEqual(['none', 'warn'])
  expect(levels([[], ['possible', 'pressure']], ASKED_ONE_OTHER)).toEqual(['none', 'warn'])
  expect(levels([['possible', 'pressure']], ASKED_ONE_OTHER)).toEqual(['none'])
  expect(levels([['pressure'], [], [], [], [], ['possible']], ASKED_ONE_OTHER).at(-1)).toBe('none')
  expect(levels([[], ['possible'], ['pressure']], ASKED_ONE_OTHER)).toEqual(['none', 'none', 'none'])
})

test('a request followed directly by its amount counts with a story only', () => {
  const last = (...messages: SignalKind[][]) => levels(messages, ASKED_ONE_OTHER).at(-1)
  expect(last(['pressure'], ['request'], ['means'])).toBe('warn')
  expect(last(['pressure'], ['means'], ['request'])).toBe('none')
  expect(last([], ['request'], ['means'])).toBe('none')
  expect(last(['pressure'], ['request'], [], ['means'])).toBe('none')
  expect(last(['pressure'], ['means'], ['means'])).toBe('none')
})

test('an account after an amount in a story is an ask, an account alone is not', () => {
  expect(levels([['pressure'], ['means'], ['wallet']], ASKED_ONE_OTHER).at(-1)).toBe('warn')
  expect(levels([['pressure'], [], ['wallet']], ASKED_ONE_OTHER).at(-1)).toBe('none')
})

test('the second ask warns and the third stops, regardless of the interval', () => {
  const far: SignalKind[][] = Array.from({ length: 30 }, () => [])
  expect(levels([['ask'], ['ask'], [], ['ask']])).toEqual(['none', 'warn', 'none', 'stop'])
  expect(levels([['ask'], ...far, ['ask'], ...far, ['ask']]).filter((level) => level !== 'none')).toEqual([
    'warn',
    'stop',
  ])
})

test('asking a second person warns at once, asking a fourth stops', () => {
  expect(levels([['ask']], { peopleAsked: 1, equalOpeners: 0 })).toEqual(['warn'])
  expect(levels([['ask']], { peopleAsked: 3, equalOpeners: 0 })).toEqual(['stop'])
})

test('an equal opener to many stops only with an ask', () => {
  expect(levels([[]], { peopleAsked: 0, equalOpeners: 30 })).toEqual(['none'])
  expect(levels([['contact']], { peopleAsked: 0, equalOpeners: 5 })).toEqual(['warn'])
  expect(levels([['ask']], { peopleAsked: 0, equalOpeners: 5 })).toEqual(['stop'])
})

test('the state consists of numbers and survives storage', () => {
  const { state } = judgeConversation(NO_MESSAGES, message('ask', 'contact'))
  expect(JSON.parse(JSON.stringify(state))).toEqual(state)
  expect(Object.values(state).every((value) => typeof value === 'number')).toBe(true)
})
