import type { ReferenceData } from '@ndoa/contract/reference'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { createLabels, labelsOf } from './index.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('a place is shown as city and country, as the country alone, or as unknown', async () => {
  const labels = await labelsOf(t.app)
  expect(labels.place('Lagos', 'NG')).toBe('Lagos, Nigeria')
  expect(labels.place(null, 'NG')).toBe('Nigeria')
  expect(labels.place('Lagos', null)).toBe('Unknown Location')
})

test('labels that could not be read are read again at the next call', async () => {
  await t.app.db.schema.alterTable('faiths').renameTo('faiths_elsewhere').execute()
  const labels = createLabels(t.app.db)
  await expect(labels()).rejects.toThrow()
  await t.app.db.schema.alterTable('faiths_elsewhere').renameTo('faiths').execute()
  expect((await labels()).country('NG')).toBe('Nigeria')
})

test('faiths and languages come by name, interests by category and then name', async () => {
  const { body } = await t.visitor.get<{ data: ReferenceData }>('/functions/v1/get-reference-data')
  const { faiths, languages, interests } = body.data
  const byName = <One extends { name: string }>(list: One[]) =>
    list.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  expect(faiths).toEqual(byName(faiths))
  expect(languages).toEqual(byName(languages))
  const byCategory = byName(interests).toSorted((a, b) => a.category.localeCompare(b.category, 'en'))
  expect(interests).toEqual(byCategory)
})

test('countries come in the order in which a reader looks for them', async () => {
  const { body } = await t.visitor.get<{ data: ReferenceData }>('/functions/v1/get-reference-data')
  const names = body.data.countries.map(({ name }) => name)
  expect(names[1]).toBe('Åland Islands')
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
})
