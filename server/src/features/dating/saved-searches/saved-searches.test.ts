import { randomUUID } from 'node:crypto'
import { SAVED_SEARCHES_MAX } from '@ndoa/contract/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aSearcher, change, giveTier, listOf, save, saved } from './testing/saved-searches-world.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const remove = (by: Parameters<typeof save>[0], search_id: string) =>
  by.post('/functions/v1/delete-saved-search', { search_id })

test('a saved search returns the filters of Find Matches unchanged', async () => {
  const amara = await aSearcher(t)
  const { status } = await save(
    amara,
    {
      min_age: 27,
      max_age: 100,
      country: 'all',
      faith: 'Christianity',
      looking_for_gender: 'male',
      tribe: 'igbo',
      has_children: false,
      verified: true,
      has_photo: false,
    },
    '  Lagos,  in faith ',
  )
  expect(status).toBe(200)
  const { searches, is_open } = await listOf(amara)
  expect(is_open).toBe(true)
  expect(searches).toMatchObject([
    {
      name: 'Lagos,  in faith',
      alerts: true,
      alerted_at: null,
      filters: {
        min_age: 27,
        max_age: null,
        country: null,
        faith: 'christianity',
        looking_for_gender: 'Male',
        denomination: null,
        tribe: 'igbo',
        has_children: false,
        wants_children: null,
        verified: true,
        has_photo: null,
      },
    },
  ])
})

test.each([null, 'easy', 'super'] as const)(
  'with the tier %s searches cannot be saved, and every filter works',
  async (tier) => {
    const amara = await aSearcher(t, tier)
    const { status, body } = await save(amara, { country: 'GH' })
    expect([status, body.error]).toEqual([403, 'membership.needed'])
    expect(await listOf(amara)).toEqual({ searches: [], is_open: false })
    const filters = { country: 'GH', faith: 'islam', tribe: 'akan', verified: true, active_this_week: true }
    const found = await amara.post('/functions/v1/get-matches', { user_id: amara.id, ...filters })
    expect(found.status).toBe(200)
  },
)

test('searches outlive the membership, and can be renamed, silenced and deleted', async () => {
  const amara = await aSearcher(t)
  const [kept, gone] = [
    await saved(amara, { country: 'GH' }),
    await saved(amara, { country: 'KE' }, 'In Kenya'),
  ]
  await t.app.db
    .updateTable('memberships')
    .set({ ends_at: new Date() })
    .where('user_id', '=', amara.id)
    .execute()
  expect(await listOf(amara)).toMatchObject({ is_open: false, searches: [{ id: kept }, { id: gone }] })
  expect((await change(amara, kept, { name: 'Ghana' })).body.data).toMatchObject({
    name: 'Ghana',
    alerts: true,
  })
  expect((await change(amara, kept, { alerts: false })).body.data).toMatchObject({ alerts: false })
  expect((await change(amara, kept, { alerts: true })).body.error).toBe('membership.needed')
  expect((await remove(amara, gone)).status).toBe(200)
  expect((await listOf(amara)).searches).toMatchObject([{ id: kept, name: 'Ghana', alerts: false }])
})

test('another member’s saved search looks like a made-up one and stays unchanged', async () => {
  const [amara, zainab] = [await aSearcher(t), await aSearcher(t)]
  const id = await saved(amara)
  for (const search_id of [id, randomUUID()]) {
    const changed = await change(zainab, search_id, { name: 'Mine now', alerts: false })
    expect([changed.status, changed.body.error]).toEqual([404, 'request.not_found'])
    expect(await remove(zainab, search_id)).toMatchObject({ status: 200, body: { data: {} } })
  }
  expect((await listOf(zainab)).searches).toEqual([])
  expect((await listOf(amara)).searches).toMatchObject([{ id, name: 'In Ghana', alerts: true }])
})

test('the same filters or the same name are saved once', async () => {
  const amara = await aSearcher(t)
  await saved(amara, { country: 'GH', faith: 'Islam' })
  // The same filters, spelled differently.
  const again = await save(amara, { faith: 'islam', country: 'GH', tribe: '', verified: false }, 'Other')
  expect(again).toMatchObject({ status: 409, body: { error: 'saved_searches.same_filters' } })
  const named = await save(amara, { country: 'KE' }, 'IN GHANA')
  expect(named).toMatchObject({ status: 409, body: { error: 'saved_searches.same_name' } })
  const other = await saved(amara, { country: 'KE' }, 'In Kenya')
  expect((await change(amara, other, { name: 'in ghana' })).body.error).toBe('saved_searches.same_name')
  expect((await listOf(amara)).searches.map(({ name }) => name)).toEqual(['In Ghana', 'In Kenya'])
  const zainab = await aSearcher(t)
  await saved(zainab, { country: 'GH', faith: 'Islam' })
})

test('ten searches are stored at most, even when many are saved at once', async () => {
  const amara = await aSearcher(t)
  const all = await Promise.all(
    Array.from({ length: SAVED_SEARCHES_MAX + 5 }, (_, i) => save(amara, { min_age: 20 + i }, `Search ${i}`)),
  )
  expect(all.filter(({ status }) => status === 200)).toHaveLength(SAVED_SEARCHES_MAX)
  expect(all.flatMap(({ body }) => body.error ?? [])).toEqual(Array(5).fill('saved_searches.too_many'))
  const [first] = (await listOf(amara)).searches
  await remove(amara, first?.id ?? '')
  await saved(amara, { min_age: 50 }, 'Another')
  expect((await listOf(amara)).searches).toHaveLength(SAVED_SEARCHES_MAX)
})

test.each([
  ['an empty name', { name: ' ', filters: {} }],
  ['a name that is too long', { name: 'x'.repeat(61), filters: {} }],
  ['a filter that there is not', { name: 'A', filters: { income: 'high' } }],
  ['a page of a search', { name: 'A', filters: { page: 2 } }],
  ['no filters', { name: 'A' }],
])('%s is refused', async (_what, body) => {
  const amara = await aSearcher(t)
  expect(await amara.post('/functions/v1/save-search', body)).toMatchObject({ status: 422 })
})

test('saving counts towards the search limit', async () => {
  const limited = await testApp({ LIMIT_SUGGESTIONS: '2/1 hour' })
  const amara = await aSearcher(limited)
  for (const min_age of [20, 21]) await saved(amara, { min_age }, `From ${min_age}`)
  expect(await save(amara, { min_age: 22 }, 'From 22')).toMatchObject({ status: 429 })
  await limited.close()
})

test('stored searches work again with a new membership', async () => {
  const amara = await aSearcher(t, null)
  await giveTier(t, amara.id, 'premium')
  const id = await saved(amara)
  await t.app.db.deleteFrom('memberships').where('user_id', '=', amara.id).execute()
  await giveTier(t, amara.id, 'premium')
  expect(await listOf(amara)).toMatchObject({ is_open: true, searches: [{ id, alerts: true }] })
})
