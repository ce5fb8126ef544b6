import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { labelsOf } from './index.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('5 Display rules (location): city and country, or the country alone, or that it is not known', async () => {
  const { place } = await labelsOf(t.app)
  expect(place('Lagos', 'NG')).toBe('Lagos, Nigeria')
  expect(place(null, 'NG')).toBe('Nigeria')
  expect(place('Lagos', null)).toBe('Unknown Location')
})
