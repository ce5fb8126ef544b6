import { expect, test } from 'vitest'
import {
  LEXICONS,
  screenerOf,
  screenMessage,
} from '../../server/src/features/trust/shield/screening/index.ts'
import { HELD_OUT, LEARNED, readCorpora, TWEETS } from './corpus.ts'
import { count, FLOORS, LEARNED_FLOORS, missedFloors, type Screen } from './measure.ts'

const corpora = readCorpora(LEARNED, TWEETS)
const misses = (screen: Screen) =>
  missedFloors(
    corpora.map((corpus) => count(screen, corpus)),
    LEARNED_FLOORS,
  )

test('the shield loses no detection in its training conversations', () => {
  expect(misses(screenMessage)).toEqual([])
})

test('the shield meets its floors on conversations outside its training data', () => {
  const heldOut = readCorpora(HELD_OUT, TWEETS).map((corpus) => count(screenMessage, corpus))
  expect(missedFloors(heldOut, FLOORS)).toEqual([])
})

test('removed phrases are detected', () => {
  expect(misses(screenerOf(LEXICONS.map((lexicon) => ({ ...lexicon, phrases: {} })))).join()).toMatch(
    /scam conversations/,
  )
})

test('a rule that treats every mention of money as a request is detected', () => {
  const everyMoney: Screen = (text) =>
    /money|naira|owo|ego|kudi|sika|pesa|dinheiro|argent|فلوس|ብር/i.test(text)
      ? {
          found: [{ kind: 'ask', rule: 'planted', offset: 0, length: 1, certain: true }],
          fragment: 0,
          score: 1,
          context: 0,
        }
      : screenMessage(text)
  expect(misses(everyMoney).join()).toMatch(/honest conversations.*pcm: \d+ false warnings/)
})

test('a corpus without conversations fails', () => {
  expect(missedFloors([], FLOORS)).toContain('there are no conversations')
})
