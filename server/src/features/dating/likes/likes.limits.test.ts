import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aMan, aMember } from '../../../../test/members.ts'
import { giveLike } from './likes.rules.ts'

type Refusal = { error: string; message: string }

let t: TestApp
beforeAll(async () => {
  t = await testApp({ LIMIT_LIKES: '2/1 day' })
})
afterAll(() => t.close())

test('likes are limited per day, without counting repeats and likes back', async () => {
  const amara = await aMember(t.app)
  const me = await t.as(amara)
  const like = (to_id: string) => me.post<Refusal>('/functions/v1/likes', { from_id: amara, to_id })
  const [first = '', second = '', third = '', admirer = ''] = await Promise.all(
    Array.from({ length: 4 }, () => aMan(t.app)),
  )
  for (const one of [first, first, second, second]) expect((await like(one)).status).toBe(200)
  const refused = await like(third)
  expect([refused.status, refused.body.error]).toEqual([429, 'request.too_many'])
  expect(refused.body.message).toBe("You've liked a lot of members today. Please try again in 24 hours.")
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(85_000)
  const kept = await t.app.db.selectFrom('likes').selectAll().where('from_id', '=', amara).execute()
  expect(kept).toHaveLength(2)
  await giveLike(t.app, { id: admirer }, amara)
  expect((await like(admirer)).status).toBe(200)
})
