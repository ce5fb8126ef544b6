import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LEXICONS, screenerOf, screenMessage } from '../../server/src/features/shield/screening/index.ts'
import { CONVERSATIONS, HELD_OUT, readCorpora } from './corpus.ts'
import { count, FLOORS, LEARNED_FLOORS, missed, type Screen } from './measure.ts'

const corpora = readCorpora(CONVERSATIONS, join(import.meta.dirname, 'afrisenti'))
const misses = (screen: Screen) =>
  missed(
    corpora.map((corpus) => count(screen, corpus)),
    LEARNED_FLOORS,
  )

test('the shield finds what it found in the conversations it learned from', () => {
  expect(misses(screenMessage)).toEqual([])
})

test('the shield meets its floors on conversations that nothing was learned from', () => {
  const heldOut = readCorpora(HELD_OUT, join(import.meta.dirname, 'afrisenti')).map((corpus) =>
    count(screenMessage, corpus),
  )
  expect(missed(heldOut, FLOORS)).toEqual([])
})

test('phrases that are gone are noticed', () => {
  expect(misses(screenerOf(LEXICONS.map((lexicon) => ({ ...lexicon, phrases: {} })))).join()).toMatch(
    /scam conversations/,
  )
})

test('a rule that takes every word of money for a request is noticed', () => {
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

test('a corpus without conversations does not pass', () => {
  expect(missed([], FLOORS)).toContain('there are no conversations')
})
