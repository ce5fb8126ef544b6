import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, type TestApp, testApp } from '../../../../test/app.ts'
import { aBlock, aMan, aMatch, aMember } from '../../../../test/members.ts'

type Refusal = { error: string; message: string }
const DAY = 86_400_000

let t: TestApp
beforeAll(async () => {
  t = await testApp({ LIMIT_PROFILES: '3/1 day' })
})
afterAll(() => t.close())

const men = (count: number) => Promise.all(Array.from({ length: count }, () => aMan(t.app)))
/** The calls that open another member's profile or photos. */
const WAYS: Record<string, (client: Client, user_id: string) => Promise<{ status: number }>> = {
  'get-profile': (client, id) => client.get(`/functions/v1/get-profile?user_id=${id}`),
  'get-profile-with-photos': (client, id) =>
    client.get(`/functions/v1/get-profile-with-photos?user_id=${id}`),
  'get-user-photos': (client, user_id) => client.post('/functions/v1/get-user-photos', { user_id }),
  'record-profile-view': (client, user_id) => client.post('/functions/v1/record-profile-view', { user_id }),
}
const open = (client: Client, id: string) => client.get<Refusal>(`/functions/v1/get-profile?user_id=${id}`)

test.each(Object.entries(WAYS))(
  '%s ends for the day after too many profiles are opened',
  async (_name, way) => {
    const id = await aMember(t.app)
    const me = await t.as(id)
    const [first = '', second = '', third = '', fourth = ''] = await men(4)
    for (const one of [first, second, third]) expect((await way(me, one)).status).toBe(200)
    expect((await way(me, fourth)).status).toBe(429)
    const refused = await open(me, fourth)
    expect([refused.status, refused.body.error]).toEqual([429, 'request.too_many'])
    expect(refused.body.message).toBe("You've opened a lot of profiles today. Please try again in 24 hours.")
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(DAY / 1000 - 600)
    for (const again of Object.values(WAYS)) {
      expect((await again(me, first)).status).toBe(200)
      expect((await again(me, id)).status).toBe(200)
    }
    expect((await open(await t.as(await aMember(t.app)), fourth)).status).toBe(200)
  },
)

test('unreachable members do not count, and all profiles can be opened a day later', async () => {
  const id = await aMember(t.app)
  const me = await t.as(id)
  const [blocker = '', ...others] = await men(5)
  await aBlock(t.app, blocker, id)
  for (let i = 0; i < 4; i++) expect((await open(me, blocker)).status).toBe(404)
  for (const one of others.slice(0, 3)) expect((await open(me, one)).status).toBe(200)
  expect((await open(me, others[3]!)).status).toBe(429)
  t.clock.forward(DAY + 1_000)
  expect((await open(me, others[3]!)).status).toBe(200)
})

test('simultaneous openings succeed exactly up to the limit', async () => {
  const me = await t.as(await aMember(t.app))
  const answers = await Promise.all((await men(10)).map((one) => open(me, one)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
})

const suggested = (client: Client, user_id: string, query: object) =>
  client.post<Refusal & { data: { user_id: string; main_photo_signed_url: string | null }[] }>(
    '/functions/v1/get-matches',
    { user_id, sort_by: 'newest', ...query },
  )

test('new faces on cards and in sheets share one limit, lower in the first week, without known members', async () => {
  const few = await testApp({ LIMIT_FACES: '6/1 day', LIMIT_FACES_NEW: '4/1 day' })
  const id = await aMember(few.app)
  const all = await Promise.all(Array.from({ length: 8 }, () => aMan(few.app)))
  const me = await few.as(id)
  const page = (number: number) => suggested(me, id, { page: number, limit: 3 })
  const shown = (await page(1)).body.data.map(({ user_id }) => user_id)
  for (let i = 0; i < 4; i++) expect((await page(1)).status).toBe(200)
  for (const one of shown) expect((await open(me, one)).status).toBe(200)
  const refused = await page(2)
  expect([refused.status, refused.body.error]).toEqual([429, 'request.too_many'])
  expect(refused.body.message).toBe("You've seen a lot of new people today. Please try again in 24 hours.")
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(DAY / 1000 - 600)
  const [fourth = '', fifth = '', match = ''] = all.filter((one) => !shown.includes(one))
  expect((await open(me, fourth)).status).toBe(200) // a refused page counts no members
  for (const way of Object.values(WAYS)) expect((await way(me, fifth)).status).toBe(429)
  await aMatch(few.app, id, match)
  for (const way of Object.values(WAYS)) expect((await way(me, match)).status).toBe(200)
  expect((await me.post('/functions/v1/get-conversations', { user_id: id })).status).toBe(200)
  expect((await suggested(me, id, { limit: 0 })).status).toBe(200) // the total alone shows no members
  few.clock.forward(8 * DAY)
  expect((await page(1)).status).toBe(200)
  expect((await page(2)).status).toBe(200)
  expect((await page(3)).status).toBe(429)
  await few.close()
})

test('simultaneous pages show no more new faces than the limit', async () => {
  const few = await testApp({ LIMIT_FACES_NEW: '5/1 day' })
  const id = await aMember(few.app)
  await Promise.all(Array.from({ length: 12 }, () => aMan(few.app)))
  const me = await few.as(id)
  const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => suggested(me, id, { page, limit: 2 })))
  expect(pages.filter(({ status }) => status === 200)).toHaveLength(2)
  expect((await suggested(me, id, { limit: 21 })).status).toBe(422)
  await few.close()
})
