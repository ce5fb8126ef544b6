import { PROFILE_CONSENTS } from '@ndoa/contract/identity/consents'
import { LIKE_UNDO_MS } from '@ndoa/contract/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, type TestApp, testApp } from '../../../../test/app.ts'
import { aMan, aMember, aPhoto, giveBadges } from '../../../../test/members.ts'

// Changing a hidden answer must not change anything that others receive, tested over HTTP.

type Person = Client & { id: string }

let t: TestApp
let women: Person[]
let men: Person[]
beforeAll(async () => {
  t = await testApp()
  women = await people(6, (i) => aMember(t.app, traits(i)))
  men = await people(6, (i) => aMan(t.app, traits(i)))
  for (const woman of women.slice(0, 2))
    for (const man of men) await woman.post('/functions/v1/likes', { from_id: woman.id, to_id: man.id })
  t.clock.forward(LIKE_UNDO_MS)
})
afterAll(() => t.close())

const people = (count: number, make: (i: number) => Promise<string>): Promise<Person[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, i) => {
      const id = await make(i)
      return { id, ...(await t.as(id)) }
    }),
  )

const FAITHS = ['christianity', 'islam', 'atheist', null]
const of = <T>(list: readonly T[], i: number) => list[i % list.length] as T

/** Members hide different combinations of answers, and every second one has deal breakers. */
const traits = (i: number) => ({
  consents: PROFILE_CONSENTS.filter((_, n) => ((i + 1) >> n) % 2 === 0),
  profile: {
    faith: of(FAITHS, i),
    preferred_faith: of(['islam', null], i),
    tribe: of(['akan', 'igbo'], i),
    smoking: of(['Yes', 'No'], i >> 1),
    drinking: of(['Yes', 'No'], i),
    celibacy: of(['Yes', 'No'], i),
    has_children: of([true, false], i >> 1),
    wants_children: of([true, false], i),
    has_children_private: i % 2 === 0,
    wants_children_private: i % 3 === 0,
    deal_breakers: of([[], ['Smoking', 'No faith', 'Different faith', 'Has children', 'Wants children']], i),
  },
})

const FILTERS: object[] = [
  { faith: 'spiritual' },
  { faith: 'atheist' },
  ...['catholic', 'sunni', 'other'].map((denomination) => ({ denomination })),
  ...['akan', 'igbo', 'edo'].map((tribe) => ({ tribe })),
  ...[true, false].flatMap((is) => [{ has_children: is }, { wants_children: is }]),
  { active_this_week: true },
  { active_this_week: true, has_photo: true },
]

/** Everything that a member receives about others: lists, totals, percentages, reasons, profiles. */
async function sentTo(viewer: Person): Promise<string[]> {
  const list = (path: string, filters: object = {}) =>
    viewer.post(`/functions/v1/${path}`, { user_id: viewer.id, ...filters })
  const answers = await Promise.all([
    list('get-matches', { limit: 20 }),
    list('get-matches', { limit: 20, faith: 'Christianity' }),
    list('get-matches', { limit: 20, faith: 'Islam', sort_by: 'newest' }),
    list('get-matches', { limit: 20, country: 'GH' }),
    ...FILTERS.map((filters) => list('get-matches', { limit: 20, ...filters })),
    list('get-received-likes'),
    list('get-my-matches'),
    ...[...women, ...men]
      .filter(({ id }) => id !== viewer.id)
      .map(({ id }) => viewer.get(`/functions/v1/get-profile?user_id=${id}`)),
  ])
  return answers.map(({ status, text }) => `${status} ${text}`)
}

const sentToOthers = (than: Person) =>
  Promise.all([...women.slice(0, 2), ...men.slice(0, 2)].filter((one) => one !== than).map(sentTo))

const saveProfile = (person: Person, change: object) =>
  person.put(`/functions/v1/update-profile?user_id=${person.id}`, change)
const saveConsents = (person: Person, change: object) =>
  person.put(`/functions/v1/update-consents?user_id=${person.id}`, change)

const saveSettings = (person: Person, change: object) =>
  person.put(`/functions/v1/update-settings?user_id=${person.id}`, change)

const moveLastVisit = ({ id }: Person) =>
  t.app.db
    .updateTable('users')
    .set({ last_active_at: new Date(t.app.clock.now().getTime() - 30 * 86_400_000) })
    .where('id', '=', id)
    .execute()

const sharingOf = (person: Person) =>
  t.app.db
    .selectFrom('profiles')
    .select(['show_faith', 'show_tribe', 'show_lifestyle', 'has_children_private', 'wants_children_private'])
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow()

test('a change of a hidden answer alters no byte sent to others', async () => {
  let hidden = 0
  for (const person of [...women, ...men]) {
    const { show_faith, show_tribe, show_lifestyle, ...kept } = await sharingOf(person)
    const hidesVisits = (women.indexOf(person) + men.indexOf(person)) % 2 === 0
    if (hidesVisits) await saveSettings(person, { show_last_seen: false })
    const before = await sentToOthers(person)
    const changes = [
      { celibacy: 'Occasionally' },
      !show_faith && { faith: 'spiritual' },
      !show_tribe && { tribe: 'edo' },
      !show_lifestyle && { smoking: 'Occasionally', drinking: 'Occasionally' },
      kept.has_children_private && { has_children: null },
      kept.wants_children_private && { wants_children: null },
    ].filter((change) => change !== false)
    for (const change of changes) expect((await saveProfile(person, change)).status).toBe(200)
    if (hidesVisits) await moveLastVisit(person)
    expect(await sentToOthers(person)).toEqual(before)
    hidden += changes.length + (hidesVisits ? 1 : 0)
  }
  expect(hidden).toBeGreaterThan(30)
})

test('withdrawing a consent removes its answers from every list at once, and giving it restores them', async () => {
  const [viewer, member] = [
    await aMan(t.app, { profile: { deal_breakers: ['Different faith'] } }),
    await aMember(t.app, {
      profile: { faith: 'islam', tribe: 'igbo', smoking: 'No', celibacy: 'Yes', has_children: true },
    }),
  ]
  const [asViewer, asMember] = [
    { id: viewer, ...(await t.as(viewer)) },
    { id: member, ...(await t.as(member)) },
  ]
  const found = async (filters: object) => {
    const { body } = await asViewer.post<{ data: { user_id: string; faith_id?: string }[] }>(
      '/functions/v1/get-matches',
      { user_id: viewer, limit: 20, ...filters },
    )
    return body.data.find(({ user_id }) => user_id === member)
  }
  const profile = async () =>
    (await asViewer.get<{ data: object }>(`/functions/v1/get-profile?user_id=${member}`)).body.data

  expect(await found({})).toBeUndefined() // the deal breaker: her faith is known and different
  expect((await found({ faith: 'islam' }))?.faith_id).toBe('islam')
  expect(await profile()).toMatchObject({ faith: 'islam', tribe: 'igbo', smoking: 'No', has_children: true })

  await saveConsents(asMember, { show_faith: false, show_tribe: false, show_lifestyle: false })
  await saveProfile(asMember, { has_children_private: true })
  expect(await found({})).toBeDefined()
  expect(await found({})).not.toHaveProperty('faith_id')
  expect(await found({ faith: 'islam' })).toBeUndefined()
  for (const key of ['faith', 'denomination', 'tribe', 'smoking', 'drinking', 'celibacy', 'has_children'])
    expect(await profile()).not.toHaveProperty(key)

  await saveConsents(asMember, { show_faith: true })
  expect((await found({ faith: 'islam' }))?.faith_id).toBe('islam')
})

test('without the consent to matching, visible answers do not count', async () => {
  const viewer = await aMan(t.app, { profile: { faith: 'islam', deal_breakers: ['Different faith'] } })
  const member = await aMember(t.app, { consents: ['show_faith'], profile: { faith: 'christianity' } })
  const asViewer = await t.as(viewer)
  const seen = async () => {
    const { body } = await asViewer.get<{ data: { faith: string; compatibility_percentage: number } }>(
      `/functions/v1/get-profile?user_id=${member}`,
    )
    return body.data
  }
  const listed = async (filters: object) =>
    (
      await asViewer.post('/functions/v1/get-matches', { user_id: viewer, limit: 20, ...filters })
    ).text.includes(member)
  const { faith, compatibility_percentage } = await seen()
  expect([faith, await listed({}), await listed({ faith: 'christianity' })]).toEqual([
    'christianity',
    true,
    false,
  ])
  await t.app.db.updateTable('profiles').set({ faith: 'islam' }).where('user_id', '=', member).execute()
  expect((await seen()).compatibility_percentage).toBe(compatibility_percentage)
})

test('each filter finds members who show that answer, and none who hide it', async () => {
  const viewer = await aMan(t.app)
  const shown = await aMember(t.app, {
    user: { last_active_at: t.app.clock.now() },
    profile: {
      faith: 'christianity',
      denomination: 'catholic',
      tribe: 'igbo',
      has_children: false,
      wants_children: true,
      education: 'Other',
      spoken_languages: ['igbo'],
      country_of_residence: 'TD',
    },
  })
  const [asViewer, asMember] = [await t.as(viewer), { id: shown, ...(await t.as(shown)) }]
  await aPhoto(t.app, shown) // before the badge, which a new main photo would end
  await giveBadges(t.app, [shown])
  const found = async (filters: object) =>
    (
      await asViewer.post<{ pagination: { total_results: number } }>('/functions/v1/get-matches', {
        user_id: viewer,
        limit: 0,
        country: 'TD',
        ...filters,
      })
    ).body.pagination.total_results
  const hideable = [
    { denomination: 'catholic' },
    { tribe: 'igbo' },
    { has_children: false },
    { wants_children: true },
    { active_this_week: true },
  ]
  const always = [{ education: 'Other' }, { language: 'igbo' }, { verified: true }, { has_photo: true }]
  const others = [
    { denomination: 'sunni' },
    { tribe: 'akan' },
    { has_children: true },
    { wants_children: false },
    { education: 'Doctorate' },
    { language: 'english' },
  ]
  for (const filters of [...hideable, ...always])
    expect([filters, await found(filters)]).toEqual([filters, 1])
  for (const filters of others) expect([filters, await found(filters)]).toEqual([filters, 0])

  await saveConsents(asMember, { show_faith: false, show_tribe: false })
  await saveProfile(asMember, { has_children_private: true, wants_children_private: true })
  await saveSettings(asMember, { show_last_seen: false })
  for (const filters of hideable) expect([filters, await found(filters)]).toEqual([filters, 0])
  for (const filters of always) expect([filters, await found(filters)]).toEqual([filters, 1])
})
