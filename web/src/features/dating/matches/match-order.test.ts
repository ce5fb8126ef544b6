import { expect, test } from 'vitest'
import { aMatch } from '../../../testing/my-match.ts'
import { averageMatch, inOrder, matchFigures } from './match-order.ts'

const old = aMatch({
  display_name: 'Old',
  compatibility_percentage: 60,
  message_count: 9,
  unread_count: 2,
  last_activity: '2026-05-20T00:00:00.000Z',
})
const young = aMatch({
  display_name: 'Young',
  compatibility_percentage: 91,
  matched_at: '2026-05-14T00:00:00.000Z',
  last_activity: '2026-05-14T00:00:00.000Z',
})

test.for([
  ['recent', ['Young', 'Old']],
  ['compatibility', ['Young', 'Old']],
  ['active', ['Old', 'Young']],
  ['messages', ['Old', 'Young']],
] as const)('matches can be sorted by %s', ([order, names]) => {
  expect(inOrder([old, young], order).map(({ display_name }) => display_name)).toEqual(names)
})

test('This Week counts the last seven days', () => {
  const now = Date.parse('2026-05-21T00:00:00.000Z')
  expect(matchFigures([old, young], now)).toEqual({ total: 2, newMessages: 2, average: '76%', thisWeek: 1 })
  expect(matchFigures([old, young], now + 1).thisWeek).toBe(0)
})

test('the average without members is a dash', () => {
  expect(averageMatch([])).toBe('–')
})
