import type { Reason } from '@ndoa/matching'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { labelsOf } from '../reference/index.ts'
import { strongReasons } from './words.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('a reason says which languages both speak, and what else, parted by a dot', async () => {
  const culture: Reason = {
    component: 'culture',
    points: 20,
    strength: 'strong',
    unknown: [],
    facts: [
      { kind: 'shared_languages', values: ['english', 'igbo'] },
      { kind: 'same_tribe', value: 'igbo' },
    ],
  }
  const said = strongReasons([culture], await labelsOf(t.app))
  expect(said).toEqual(['You both speak English and Igbo · both Igbo'])
})
