import { LANGUAGES, type Language } from '@ndoa/contract/languages'
import { expect, test } from 'vitest'
import { englishOf, filesOf } from './sentences.ts'

const TRANSLATED = LANGUAGES.filter((language) => language !== 'en')
const placesIn = (language: Language) => new Set(filesOf(language).map(englishOf))
const [english, french] = [placesIn('en'), placesIn('fr')]

test.each(TRANSLATED)('the words files in %s mirror the English ones', (language) => {
  const places = placesIn(language)
  expect(english.size).toBeGreaterThan(90)
  expect([...english.difference(places)]).toEqual([])
  // English takes the rules and their names from the contract; translations keep them in separate files
  expect(places).toEqual(french)
})
