import type { Suggestion } from '@ndoa/contract/dating/discovery'
import { LIKE_UNDO_MS } from '@ndoa/contract/limits'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aBlock, aMan, aMatch, aMember, giveBadges, type MemberTraits } from '../../../../test/members.ts'

const PATH = '/functions/v1/get-matches'
const PARAMS = '/functions/v1/load-find-matches-params'

interface Page {
  data: Suggestion[]
  pagination: {
    has_next_page: boolean
    total_results: number
    results_per_page: number
    next_cursor: string | null
  }
}

let t: TestApp
let amara: string
beforeEach(async () => {
  t ??= await testApp()
  await deleteAllMembers()
  amara = await aMember(t.app)
})
afterAll(() => t.close())

/** Disables the triggers that forbid deleting decisions, which would keep the members that they concern. */
const deleteAllMembers = () =>
  t.app.db.transaction().execute(async (tx) => {
    await sql`alter table decisions disable trigger decisions_stay`.execute(tx)
    await sql`alter table verification_decisions disable trigger verification_decisions_stay`.execute(tx)
    await sql`alter table appeals disable trigger appeals_emptied`.execute(tx)
    await sql`truncate users cascade`.execute(tx)
    await sql`alter table appeals enable trigger appeals_emptied`.execute(tx)
    await sql`alter table decisions enable trigger decisions_stay`.execute(tx)
    await sql`alter table verification_decisions enable trigger verification_decisions_stay`.execute(tx)
  })

async function pageOf(viewer: string, query: object = {}): Promise<Page> {
  const answer = await (await t.as(viewer)).post<Page>(PATH, { user_id: viewer, ...query })
  expect(answer.status).toBe(200)
  return answer.body
}
const idsIn = (page: Page) => page.data.map(({ user_id }) => user_id)
async function suggestedTo(viewer: string, query: object = {}): Promise<string[]> {
  const page = await pageOf(viewer, { limit: 20, ...query })
  expect(page.pagination.total_results).toBe(page.data.length)
  return idsIn(page).sort()
}
const men = (count: number, traits: (i: number) => MemberTraits = () => ({})) =>
  Promise.all(Array.from({ length: count }, (_, i) => aMan(t.app, traits(i))))
/** The men's answers vary, so that their percentages differ. */
const manyMen = (count: number) =>
  men(count, (i) => ({
    profile: {
      faith: ['christianity', 'islam', 'judaism', null][i % 4],
      country_of_residence: ['NG', 'GH', 'KE', 'US', 'GB'][i % 5],
      education: ['High School', 'Doctorate', null][i % 3],
      interests: i % 2 ? ['music'] : [],
      date_of_birth: `19${80 + (i % 20)}-06-01`,
    },
  }))

test('a suggestion is a card with reasons in words, without private data', async () => {
  const kofi = await aMan(t.app, { profile: { bio: 'Early riser.', deal_breakers: ['Smoking'] } })
  const { data, pagination } = await pageOf(amara)
  expect(pagination).toEqual({
    has_next_page: false,
    total_results: 1,
    results_per_page: 20,
    next_cursor: null,
  })
  expect(data[0]).toMatchObject({
    user_id: kofi,
    display_name: 'Kofi',
    age: expect.any(Number),
    gender: 'Male',
  })
  expect(data[0]?.reasons.length).toBeGreaterThan(0)
  expect(data[0]?.reasons.length).toBeLessThanOrEqual(3)
  expect(JSON.stringify(data)).not.toMatch(/Mensah|1995-04-12|Early riser|Smoking|shown|joined_at/)
})

test('a pair has one percentage on card, profile, like, match and conversation', async () => {
  const kofi = await aMan(t.app, {
    profile: { preferred_faith: 'islam', smoking: 'No', age_range_max: 30, country_of_residence: 'KE' },
  })
  const [hers, his] = await Promise.all([pageOf(amara), pageOf(kofi)])
  const percent = hers.data[0]?.compatibility_percentage
  expect(percent).toBeGreaterThan(0)
  expect(his.data[0]?.compatibility_percentage).toBe(percent)

  const created_at = new Date(Date.now() - LIKE_UNDO_MS)
  await t.app.db.insertInto('likes').values({ from_id: kofi, to_id: amara, created_at }).execute()
  expect(await percentsIn(amara, 'get-received-likes')).toEqual([percent])
  await t.app.db.deleteFrom('likes').execute()
  const match_id = await aMatch(t.app, amara, kofi)
  for (const member of [amara, kofi]) {
    expect(await percentsIn(member, 'get-my-matches')).toEqual([percent])
    expect(await percentsIn(member, 'get-conversations', { match_id })).toEqual([percent])
  }
  const profile = await (await t.as(amara)).get<{ data: Suggestion }>(
    `/functions/v1/get-profile?user_id=${kofi}`,
  )
  expect(profile.body.data.compatibility_percentage).toBe(percent)
})

async function percentsIn(viewer: string, call: string, input: object = {}) {
  const { body } = await (await t.as(viewer)).post<Page>(`/functions/v1/${call}`, {
    user_id: viewer,
    ...input,
  })
  return body.data.map(({ compatibility_percentage }) => compatibility_percentage)
}

test('liked, matched, formerly matched, hidden, blocked and blocking members are not suggested', async () => {
  const [liked, matched, ended, putAway, putsAway, blocked, blocks, likesHer, plain] = await men(9)
  const { db } = t.app
  await db.insertInto('likes').values({ from_id: amara, to_id: liked! }).execute()
  await db.insertInto('likes').values({ from_id: likesHer!, to_id: amara }).execute()
  await aMatch(t.app, amara, matched!)
  const over = await aMatch(t.app, amara, ended!)
  await db.updateTable('matches').set({ status: 'ended' }).where('id', '=', over).execute()
  await db.deleteFrom('likes').where('to_id', '=', ended!).execute()
  await db.insertInto('hides').values({ member_id: amara, hidden_id: putAway! }).execute()
  await db.insertInto('hides').values({ member_id: putsAway!, hidden_id: amara }).execute()
  await aBlock(t.app, amara, blocked!)
  await aBlock(t.app, blocks!, amara)
  expect(await suggestedTo(amara)).toEqual([likesHer!, plain!, putsAway!].sort())
})

test('exactly the members permitted by the access rule are suggested', async () => {
  const states: MemberTraits['user'][] = [
    {},
    { deactivated_at: new Date() },
    { suspended_at: new Date() },
    { held_since: new Date(), hidden_since: new Date() },
    { email_verified: false },
    { paused_since: new Date() },
  ]
  const visibilities = ['everyone', 'verified', 'matches'] as const
  const all = states.flatMap((user) =>
    visibilities.flatMap((profile_visibility) =>
      [false, true].map((likesHer) => ({ user, profile_visibility, likesHer })),
    ),
  )
  for (const { user, profile_visibility, likesHer } of all) {
    const id = await aMan(t.app, { ...(user && { user }), settings: { profile_visibility } })
    if (likesHer) await t.app.db.insertInto('likes').values({ from_id: id, to_id: amara }).execute()
  }
  const shown = { before: await suggestedTo(amara), reachable: await reachableFrom(amara) }
  expect(shown.before).toEqual(shown.reachable)
  expect(shown.before).toHaveLength(4)
  await giveBadges(t.app, [amara])
  expect(await suggestedTo(amara)).toEqual(await reachableFrom(amara))
  expect(await suggestedTo(amara)).toHaveLength(5)
})

async function reachableFrom(viewer: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users where id <> ${viewer} and reach(${viewer}, id) <> 'none'`.execute(t.app.db)
  return rows.map(({ id }) => id).sort()
}

test('filters restrict suggestions by age, country, faith and gender', async () => {
  const musa = await aMan(t.app, {
    profile: { faith: 'islam', country_of_residence: 'KE', date_of_birth: '1960-01-01' },
  })
  const kofi = await aMan(t.app)
  expect(await suggestedTo(amara, { faith: 'Islam' })).toEqual([musa])
  expect(await suggestedTo(amara, { faith: 'Traditional' })).toEqual([])
  expect(await suggestedTo(amara, { country: 'KE' })).toEqual([musa])
  expect(await suggestedTo(amara, { max_age: 50 })).toEqual([kofi])
  expect(await suggestedTo(amara, { min_age: 50, max_age: 100 })).toEqual([musa])
  expect(await suggestedTo(amara, { min_age: 60, max_age: 20 })).toEqual([])
  expect(await suggestedTo(amara, { looking_for_gender: 'Female' })).toEqual([])
  expect(await suggestedTo(amara, { looking_for_gender: 'male', country: 'all', faith: 'all' })).toHaveLength(
    2,
  )
})

test('ages change on birthdays', async () => {
  t.clock.set(new Date('2022-02-28T12:00:00Z'))
  const leap = await aMan(t.app, { profile: { date_of_birth: '1992-02-29' } })
  expect(await suggestedTo(amara, { min_age: 30 })).toEqual([])
  expect(await suggestedTo(amara, { min_age: 29, max_age: 29 })).toEqual([leap])
  t.clock.set(new Date('2022-03-01T12:00:00Z'))
  expect(await suggestedTo(amara, { min_age: 30, max_age: 30 })).toEqual([leap])
  expect(await suggestedTo(amara, { max_age: 29 })).toEqual([])
  t.clock.set(new Date())
})

test('preferences and deal breakers apply in both directions', async () => {
  const kofi = await aMan(t.app)
  await aMan(t.app, { profile: { preferred_gender: 'Male' } })
  await aMan(t.app, { profile: { faith: 'islam', deal_breakers: ['Different faith'] } })
  await aMan(t.app, { profile: { smoking: 'Yes' } })
  await t.app.db
    .updateTable('profiles')
    .set({ deal_breakers: ['Smoking'] })
    .where('user_id', '=', amara)
    .execute()
  expect(await suggestedTo(amara)).toEqual([kofi])
})

test('pages and cursors traverse the same list, each member once', async () => {
  const all = await manyMen(23)
  const byPage: string[] = []
  for (let page = 1; page <= 5; page++) byPage.push(...idsIn(await pageOf(amara, { page, limit: 5 })))
  const byCursor: string[] = []
  let cursor: string | null = null
  do {
    const page: Page = await pageOf(amara, { limit: 5, cursor })
    expect(page.pagination).toMatchObject({ total_results: 23, results_per_page: 5 })
    byCursor.push(...idsIn(page))
    cursor = page.pagination.next_cursor
    expect(page.pagination.has_next_page).toBe(cursor !== null)
  } while (cursor)
  expect(byCursor).toEqual(byPage)
  expect([...byCursor].sort()).toEqual([...all].sort())
})

test.each(['compatibility', 'newest'])('likes during paging by %s skip no member', async (sort_by) => {
  const all = await manyMen(23)
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const page: Page = await pageOf(amara, { limit: 4, cursor, sort_by })
    seen.push(...idsIn(page))
    const likes = idsIn(page).map((to_id) => ({ from_id: amara, to_id })) // including the page's last member
    await t.app.db.insertInto('likes').values(likes).execute()
    cursor = page.pagination.next_cursor
  } while (cursor)
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.sort()).toEqual(all.sort())
})

test('suggestions are sorted by compatibility, or by when the profile was created', async () => {
  await manyMen(12)
  const percents = (await pageOf(amara)).data.map((card) => card.compatibility_percentage)
  expect(percents).toEqual([...percents].sort((a, b) => b - a))
  expect(new Set(percents).size).toBeGreaterThan(3)

  await deleteAllMembers()
  amara = await aMember(t.app)
  const [first, second, third] = await men(3, (i) => ({
    profile: { created_at: new Date(Date.UTC(2026, 0, i + 1)) },
  }))
  expect(idsIn(await pageOf(amara, { sort_by: 'newest' }))).toEqual([third, second, first])
})

test('cursors of another order or viewer and made-up cursors are refused at their field', async () => {
  await manyMen(3)
  const ruth = await aMember(t.app)
  const { next_cursor } = (await pageOf(amara, { limit: 1 })).pagination
  const tries = [
    { viewer: amara, cursor: next_cursor, sort_by: 'newest' },
    { viewer: ruth, cursor: next_cursor },
    { viewer: amara, cursor: 'bm90aGluZw' },
    { viewer: amara, cursor: 'x'.repeat(201) },
  ]
  for (const { viewer, ...query } of tries) {
    const { status, body } = await (await t.as(viewer)).post<{ data: { fields: object } }>(PATH, {
      user_id: viewer,
      ...query,
    })
    expect(status).toBe(422)
    expect(Object.keys(body.data.fields)).toEqual(['cursor'])
  }
})

test('totals fall by one when a member blocks, hides or leaves', async () => {
  const [kofi, tendai, juma] = await men(4)
  const totals = async () => (await pageOf(amara, { limit: 1 })).pagination.total_results
  expect(await totals()).toBe(4)
  await aBlock(t.app, kofi!, amara)
  expect(await totals()).toBe(3)
  await t.app.db
    .updateTable('settings')
    .set({ profile_visibility: 'matches' })
    .where('user_id', '=', tendai!)
    .execute()
  expect(await totals()).toBe(2)
  await t.app.db.updateTable('users').set({ deactivated_at: new Date() }).where('id', '=', juma!).execute()
  expect(await totals()).toBe(1)
})

test('Find Matches starts with the member’s preferences', async () => {
  await t.app.db
    .updateTable('profiles')
    .set({ age_range_min: 28, age_range_max: 41 })
    .where('user_id', '=', amara)
    .execute()
  const { body } = await (await t.as(amara)).post(PARAMS, { user_id: amara })
  expect(body).toEqual({
    success: true,
    default_filters: { min_age: 28, max_age: 41, country: 'all', faith: 'all', looking_for_gender: 'Male' },
    user_profile: { gender: 'Female' },
  })
})

test('a member without a profile gets no suggestions', async () => {
  await manyMen(2)
  await t.app.db.deleteFrom('profiles').where('user_id', '=', amara).execute()
  expect(await suggestedTo(amara)).toEqual([])
  expect((await (await t.as(amara)).post(PARAMS, { user_id: amara })).status).toBe(404)
})

test('members cannot request suggestions for another member, and unknown filters are refused', async () => {
  const kofi = await aMan(t.app)
  const client = await t.as(amara)
  for (const path of [PATH, PARAMS]) {
    expect((await client.post(path, { user_id: kofi })).status).toBe(403)
    expect((await t.visitor.post(path, { user_id: amara })).status).toBe(401)
    expect((await client.post(path, { user_id: amara, celibacy: 'No' })).status).toBe(422)
  }
})

test('a member who requests too many pages must wait, without affecting others', async () => {
  const limited = await testApp({ LIMIT_SUGGESTIONS: '3/1 hour' })
  const [reader, other] = [await aMember(limited.app), await aMember(limited.app)]
  const ask = async (id: string) => (await limited.as(id)).post<{ error: string }>(PATH, { user_id: id })
  for (let i = 0; i < 3; i++) expect((await ask(reader)).status).toBe(200)
  const refused = await ask(reader)
  expect([refused.status, refused.body.error]).toEqual([429, 'request.too_many'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(1_000)
  expect((await ask(other)).status).toBe(200)
  limited.clock.forward(1_300_000)
  expect((await ask(reader)).status).toBe(200)
  await limited.close()
})
