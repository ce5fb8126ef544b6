import { FILTER_FAITHS } from '@ndoa/contract/dating/choices'
import { SuggestionQuery } from '@ndoa/contract/dating/discovery'
import { expect, test } from 'vitest'
import { filtersOf, NO_FILTERS } from './filters.ts'

const query = (filters: object) =>
  filtersOf(SuggestionQuery.parse({ user_id: '5f0c6f5e-9f6b-4b5e-8a51-4d7f3c1c9a01', ...filters }))

test.each([
  {},
  { country: 'all', faith: 'all' },
  { country: '', faith: '' },
  { country: null, faith: null, looking_for_gender: null },
  { tribe: '', denomination: null, education: '', has_children: null, verified: false, has_photo: null },
])('an empty filter restricts nothing: %j', (filters) => {
  expect(query(filters)).toEqual(NO_FILTERS)
})

test("the specification's faiths become slugs", () => {
  expect(FILTER_FAITHS.map((faith) => query({ faith }).faith)).toEqual([
    null,
    'christianity',
    'islam',
    'traditional',
    'other',
    'spiritual',
  ])
  expect(query({ faith: 'judaism' }).faith).toBe('judaism')
})

test('the highest age includes everyone older, and genders may be lower-case', () => {
  expect(query({ min_age: 40, max_age: 100 })).toMatchObject({ min_age: 40, max_age: null })
  expect(query({ max_age: 60 }).max_age).toBe(60)
  expect(query({ looking_for_gender: 'female' }).looking_for_gender).toBe('Female')
  expect(query({ looking_for_gender: 'Male' }).looking_for_gender).toBe('Male')
})
