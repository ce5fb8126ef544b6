import type { ReferenceData } from '@ndoa/contract/identity/reference'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { createLabels, labelsOf } from './index.ts'
import { referenceData } from './reference.queries.ts'
import { words as languageWords } from './words/languages.ts'
import { words as peopleWords } from './words/peoples.ts'
import { words } from './words.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('a place is formatted as city and country, country alone, or unknown', async () => {
  const labels = await labelsOf(t.app, 'en')
  expect(labels.place('Lagos', 'NG')).toBe('Lagos, Nigeria')
  expect(labels.place(null, 'NG')).toBe('Nigeria')
  expect(labels.place('Lagos', null)).toBe('Unknown Location')
})

test('labels that failed to load are loaded again at the next call', async () => {
  await t.app.db.schema.alterTable('faiths').renameTo('faiths_elsewhere').execute()
  const labels = createLabels(t.app.db)
  await expect(labels('en')).rejects.toThrow()
  await t.app.db.schema.alterTable('faiths_elsewhere').renameTo('faiths').execute()
  expect((await labels('en')).country('NG')).toBe('Nigeria')
})

test('faiths and languages are sorted by name, interests by category and then name', async () => {
  const { body } = await t.visitor.get<{ data: ReferenceData }>('/functions/v1/get-reference-data')
  const { faiths, languages, interests } = body.data
  const byName = <One extends { name: string }>(list: One[]) =>
    list.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  expect(faiths).toEqual(byName(faiths))
  const [listed, more] = [
    languages.filter(({ is_more }) => !is_more),
    languages.filter(({ is_more }) => is_more),
  ]
  expect(listed).toHaveLength(26) // section 3 of the specification
  expect(languages).toEqual([...byName(listed), ...byName(more)])
  const byCategory = byName(interests).toSorted((a, b) => a.category.localeCompare(b.category, 'en'))
  expect(interests).toEqual(byCategory)
})

test('countries are sorted in the reader’s language', async () => {
  const { body } = await t.visitor.get<{ data: ReferenceData }>('/functions/v1/get-reference-data')
  const names = body.data.countries.map(({ name }) => name)
  expect(names[1]).toBe('Åland Islands')
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
})

const inLanguage = async (language: string) =>
  (
    await t.visitor.send<{ data: ReferenceData }>('GET', '/functions/v1/get-reference-data', undefined, {
      'accept-language': language,
    })
  ).body.data

test('English names are the stored ones, and match our words for translators', async () => {
  const stored = await referenceData(t.app.db)
  const { languages, tribes, countries, ...others } = await inLanguage('en')
  const named = <One extends { aliases?: unknown }>(list: readonly One[]) =>
    list.map((one) => {
      const copy = { ...one }
      delete copy.aliases
      return copy
    })
  expect({
    ...others,
    languages: named(languages),
    tribes: named(tribes),
    countries: named(countries),
  }).toEqual(stored)
  const namesOf = (list: ReadonlyArray<{ id: string; name: string }>) =>
    Object.fromEntries(list.filter(({ id }) => id !== 'other').map(({ id, name }) => [id, name]))
  expect(words.faiths).toEqual(namesOf(stored.faiths))
  expect(words.interests).toEqual(namesOf(stored.interests))
  expect(peopleWords).toEqual(namesOf(stored.tribes))
  expect(namesOf(stored.languages)).toMatchObject(languageWords)
  const denominations = stored.faiths.map((faith) => [faith.id, namesOf(faith.denominations)] as const)
  expect(words.denominations).toEqual(
    Object.fromEntries(denominations.filter(([, names]) => Object.keys(names).length > 0)),
  )
  expect(Object.keys(words.categories).sort()).toEqual(
    [...new Set(stored.interests.map(({ category }) => category))].sort(),
  )
  expect(Object.keys(words.regions).sort()).toEqual(
    [...new Set(stored.tribes.map(({ region }) => region))].sort(),
  )
})

test('Portuguese names follow Portugal and Mozambique, not Brazil', async () => {
  const { countries, languages } = await inLanguage('pt')
  const names = [...countries, ...languages].map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Quénia', 'Zimbabué', 'Maurícia', 'Haúça', 'Ioruba']))
})

test('countries and languages are named and sorted in the reader’s language', async () => {
  const { countries, languages, faiths } = await inLanguage('fr')
  expect(countries).toContainEqual(
    expect.objectContaining({ code: 'TZ', name: 'Tanzanie', dial_code: '+255' }),
  )
  expect(languages).toContainEqual(
    expect.objectContaining({ id: 'english', name: 'Anglais', iso_code: 'en' }),
  )
  const names = countries.map(({ name }) => name)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'fr')))
  expect(languages.at(-1)?.id).toBe('other')
  const firstOfMore = languages.findIndex(({ is_more }) => is_more)
  expect(languages.slice(firstOfMore, -1).every(({ is_more }) => is_more)).toBe(true)
  expect(faiths).toHaveLength((await inLanguage('en')).faiths.length)
  expect((await labelsOf(t.app, 'fr')).language('english')).toBe('anglais')
})

test('the matching index has a bit for every language', async () => {
  const { languages } = await referenceData(t.app.db)
  expect(languages.filter(({ id }) => id !== 'other').length).toBeLessThanOrEqual(64)
})

test('in Arabic and Amharic no people or language stands in Latin letters', async () => {
  for (const language of ['ar', 'am']) {
    const { languages, tribes } = await inLanguage(language)
    expect([...languages, ...tribes].filter(({ name }) => /[a-z]/i.test(name))).toEqual([])
  }
  expect((await labelsOf(t.app, 'sw')).language('mandinka')).toBe('Kimandinka')
  expect((await labelsOf(t.app, 'fr')).tribe('fulani')).toBe('Peul')
})

test('Hutu and Tutsi are not offered where naming them is dangerous', async () => {
  const { tribes } = await inLanguage('en')
  const hidden = tribes.filter(({ not_offered_in = [] }) => not_offered_in.includes('RW'))
  expect(hidden.map(({ id }) => id)).toEqual(['hutu', 'tutsi'])
})

test.each(['fr', 'pt', 'sw', 'ar', 'am', 'ha'])(
  'in %s every country and language has a name',
  async (language) => {
    const { countries, languages } = await inLanguage(language)
    expect(countries.filter(({ code, name }) => !name || name === code)).toEqual([])
    expect(languages.filter(({ iso_code, name }) => !name || name === iso_code)).toEqual([])
  },
)
