import { DELIVERY_KINDS } from '@ndoa/contract/choices'
import { LANGUAGES } from '@ndoa/contract/languages'
import { expect, test } from 'vitest'
import type { NewsKind } from './deciding/decide.ts'
import type { ReceiverRow } from './deliveries.queries.ts'
import { summaryOf } from './send-news.ts'
import { wordsIn } from './words/index.ts'

const KINDS: NewsKind[] = [...DELIVERY_KINDS, 'safety']
/** Of these it does not matter how many there are. */
const UNCOUNTED: NewsKind[] = ['views', 'search']

/** What a mail, a push message and a text message say about some news, all that others could read of it. */
function saidOf(language: (typeof LANGUAGES)[number], kinds: readonly NewsKind[]): string[] {
  const receiver = { language } as ReceiverRow
  const { words, lines, path, tag } = summaryOf({ receiver, kinds })
  const { preview, sms } = wordsIn(language)
  return [...Object.values(words), ...lines, preview, path, tag, sms('https://ndoa.example/my-matches')]
}

test.each(LANGUAGES)(
  'in %s every kind of news is said in words of its own, and of several how many',
  (language) => {
    for (const kind of KINDS) {
      const said = saidOf(language, [kind])
      for (const text of said) expect(text).not.toMatch(/undefined|\{|\}|NaN/)
      expect(new Set(said).size).toBeGreaterThan(5)
      if (!UNCOUNTED.includes(kind)) expect(saidOf(language, [kind, kind, kind]).join(' ')).toContain('3')
    }
    expect(saidOf(language, ['match', 'like', 'like', 'like']).join(' ')).toContain('3')
  },
)

test('words about news take a number and a link, and no name: there is no place for one', () => {
  for (const language of LANGUAGES) {
    const { counts, sms, turnOff, weekly } = wordsIn(language)
    const { fits, best, likes, why } = weekly
    for (const said of [...Object.values(counts), sms, turnOff, fits, best, likes, why])
      expect(said.length).toBeLessThanOrEqual(1)
  }
})
