import { DELIVERY_KINDS } from '@ndoa/contract/dating/choices'
import { LANGUAGES } from '@ndoa/contract/languages'
import { expect, test } from 'vitest'
import type { NewsKind } from './deciding/when-to-send.ts'
import type { ReceiverRow } from './deliveries.queries.ts'
import { summaryOf } from './send-news.ts'
import { wordsIn } from './words.ts'

const KINDS: NewsKind[] = [...DELIVERY_KINDS, 'safety']
/** Kinds whose text does not depend on the count. */
const UNCOUNTED: NewsKind[] = ['views', 'search']

/** @returns all text of a news mail, push message and text message that other people could read */
function textsOf(language: (typeof LANGUAGES)[number], kinds: readonly NewsKind[]): string[] {
  const receiver = { language } as ReceiverRow
  const { words, lines, path, tag } = summaryOf({ receiver, kinds })
  const { preview, sms } = wordsIn(language)
  return [...Object.values(words), ...lines, preview, path, tag, sms('https://ndoa.example/my-matches')]
}

test.each(LANGUAGES)('every kind of news has words in %s, with a plural', (language) => {
  for (const kind of KINDS) {
    const texts = textsOf(language, [kind])
    for (const text of texts) expect(text).not.toMatch(/undefined|\{|\}|NaN/)
    expect(new Set(texts).size).toBeGreaterThan(5)
    if (!UNCOUNTED.includes(kind)) expect(textsOf(language, [kind, kind, kind]).join(' ')).toContain('3')
  }
  expect(textsOf(language, ['match', 'like', 'like', 'like']).join(' ')).toContain('3')
})

test('words about news take a number and a link, and no name', () => {
  for (const language of LANGUAGES) {
    const { counts, sms, turnOff, weekly } = wordsIn(language)
    const { fits, best, likes, why } = weekly
    for (const render of [...Object.values(counts), sms, turnOff, fits, best, likes, why])
      expect(render.length).toBeLessThanOrEqual(1)
  }
})
