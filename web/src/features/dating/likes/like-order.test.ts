import type { ReceivedLike } from '@ndoa/contract/dating/likes'
import { expect, test } from 'vitest'
import { aCard, aPhoto } from '../../../testing/member-card.ts'
import { inOrder, isClear, isNew, type LikeOrder } from './like-order.ts'

function aLike(like: Partial<ReceivedLike> & { display_name: string }): ReceivedLike {
  const card = aCard(like)
  return { ...card, id: card.user_id, created_at: '2026-05-01T00:00:00.000Z', interests: [], ...like }
}

const newest = aLike({ display_name: 'Newest', created_at: '2026-05-03T00:00:00.000Z', photo_count: 1 })
const middle = aLike({
  display_name: 'Middle',
  created_at: '2026-05-02T00:00:00.000Z',
  compatibility_percentage: 99,
  photo_count: 5,
})
const oldest = aLike({ display_name: 'Oldest', verified: true })

test.for<[LikeOrder, string[]]>([
  ['recent', ['Newest', 'Middle', 'Oldest']],
  ['compatibility', ['Middle', 'Newest', 'Oldest']],
  ['verified', ['Oldest', 'Newest', 'Middle']],
  ['photos', ['Middle', 'Newest', 'Oldest']],
])('likes can be sorted by %s, and equal ones stay newest first', ([order, names]) => {
  const likes = [newest, middle, oldest]
  expect(inOrder(likes, order).map(({ display_name }) => display_name)).toEqual(names)
  expect(likes[0]).toBe(newest)
})

test('a like is new for 24 hours', () => {
  const given = Date.parse(newest.created_at)
  expect(isNew(newest, new Date(given + 24 * 3_600_000 - 1))).toBe(true)
  expect(isNew(newest, new Date(given + 24 * 3_600_000))).toBe(false)
})

test('likes count as visible if the member sees the photo clearly', () => {
  expect(isClear(newest)).toBe(false)
  expect(isClear({ ...newest, main_photo: aPhoto() })).toBe(true)
  expect(isClear({ ...newest, main_photo: aPhoto(1, { blurred: true }) })).toBe(false)
})
