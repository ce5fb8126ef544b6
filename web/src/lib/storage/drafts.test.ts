import { afterEach, expect, test } from 'vitest'
import { hasDrafts, saveDraft } from './drafts.ts'

afterEach(() => window.localStorage.clear())

test('an unsent text is a draft, a mark is not', () => {
  saveDraft('amara', 'first-steps left', true)
  expect(hasDrafts('amara')).toBe(false)
  saveDraft('amara', 'message kofi', 'Good evening')
  expect(hasDrafts('amara')).toBe(true)
  expect(hasDrafts('kofi')).toBe(false)
})
