import { LANGUAGES } from '@ndoa/contract/languages'
import { expect, test } from 'vitest'
import { judgedIn } from './judged.ts'
import { sentencesOf } from './sentences.ts'

const TRANSLATED = LANGUAGES.filter((language) => language !== 'en')
const FEWEST = 60
const SHIFTED_MAX = 0.03

/** After changing one of these sentences, translate it back into English and judge it again: see docs/languages.md. */
test.each(TRANSLATED)('the judged texts in %s are the current texts', async (language) => {
  const [english, translated] = [await sentencesOf('en'), await sentencesOf(language)]
  const rows = judgedIn(language)
  expect(rows.map(({ place, english, translation }) => ({ place, english, translation }))).toEqual(
    rows.map(({ place }) => ({ place, english: english.get(place), translation: translated.get(place) })),
  )
})

test.each(TRANSLATED)('no judged text in %s differs in meaning from the English', (language) => {
  const rows = judgedIn(language)
  const count = (wanted: string) => rows.filter(({ verdict }) => verdict === wanted).length
  expect(rows.length).toBeGreaterThanOrEqual(FEWEST)
  expect(rows.every(({ back }) => back.length > 0)).toBe(true)
  expect(count('same') + count('shifted')).toBe(rows.length)
  expect(count('shifted') / rows.length).toBeLessThanOrEqual(SHIFTED_MAX)
})

test('the same sentences were judged in every language', () => {
  const [first, ...others] = TRANSLATED.map((language) => judgedIn(language).map(({ place }) => place))
  for (const other of others) expect(other).toEqual(first)
})
