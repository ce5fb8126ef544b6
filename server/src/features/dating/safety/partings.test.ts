import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Client, type TestApp, testApp } from '../../../../test/app.ts'
import { aMan, aMatch, aMember, aPhoto } from '../../../../test/members.ts'
import { untilNotified } from '../../../../test/outbox.ts'
import { deleteExpiredPartings } from './partings.queries.ts'
import {
  aTab,
  block,
  blockedBy,
  hiddenBy,
  hide,
  like,
  partingsOf,
  profile,
  screensOf,
  unblock,
  unmatch,
  write,
} from './testing/safety-members.ts'

const DAY = 86_400_000

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const POLLING = { interval: 20 }

interface Pair {
  amara: string
  kofi: string
  matchId: string
  hers: Client
  his: Client
}

/** Two members who have written to each other, each with an unread message and a photo, with all events delivered. */
async function aPair(): Promise<Pair> {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  const [hers, his] = [await t.as(amara), await t.as(kofi)]
  await like(hers, amara, kofi)
  const matchId = (await like(his, kofi, amara)).body.data.match_id ?? ''
  await write(hers, matchId)
  await write(his, matchId)
  for (const id of [amara, kofi]) await keepFile(await aPhoto(t.app, id))
  await untilNotified(t)
  return { amara, kofi, matchId, hers, his }
}

async function keepFile(photoId: string) {
  const { storage_key } = await t.app.db
    .selectFrom('profile_photos')
    .select('storage_key')
    .where('id', '=', photoId)
    .executeTakeFirstOrThrow()
  for (const width of [320, 640, 1280])
    await t.app.storage.put(`photos/${storage_key}/w${width}.webp`, Buffer.from('picture'))
}

const photoLink = async (client: Client, user_id: string) =>
  (await client.post<{ data: { signed_url: string }[] }>('/functions/v1/get-user-photos', { user_id })).body
    .data[0]?.signed_url ?? ''

const WAYS: [string, (pair: Pair) => Promise<{ status: number; text: string }>][] = [
  ['block', ({ hers, kofi }) => block(hers, kofi)],
  ['unmatch', ({ hers, matchId }) => unmatch(hers, matchId)],
]

test.each(WAYS)('after a %s both leave every list, count and open page of the other', async (way, part) => {
  const pair = await aPair()
  const { amara, kofi, matchId, hers, his } = pair
  const links = [await photoLink(hers, kofi), await photoLink(his, amara)]
  await vi.waitFor(async () => {
    for (const [client, id] of [
      [hers, amara],
      [his, kofi],
    ] as const) {
      const { badges, notifications } = await screensOf(client, id)
      expect(badges).toEqual({ messages: 1, likes: 0, notifications: notifications.length })
      expect(notifications.length).toBeGreaterThan(0)
    }
  }, POLLING)
  const [herTab, hisTab] = [aTab(t.app, amara), aTab(t.app, kofi)]

  expect((await part(pair)).status).toBe(200)

  await vi.waitFor(() => {
    expect(herTab).toContainEqual({ type: 'members.changed' })
    expect(hisTab).toContainEqual({ type: 'members.changed' })
  }, POLLING)
  for (const [client, id, other] of [
    [hers, amara, kofi],
    [his, kofi, amara],
  ] as const) {
    const { badges, ...lists } = await screensOf(client, id)
    for (const [name, ids] of Object.entries(lists)) expect(ids, name).not.toContain(other)
    expect(badges).toEqual({ messages: 0, likes: 0, notifications: 0 })
    const week = await client.post<{ data: object }>('/functions/v1/get-dashboard-stats', { user_id: id })
    expect(week.body.data).toMatchObject({ new_matches: 0, likes_received: 0 })
    expect((await write(client, matchId)).status).toBe(404)
    expect((await client.post('/functions/v1/get-messages', { match_id: matchId })).status).toBe(404)
    expect((await profile(client, other)).status).toBe(way === 'block' ? 404 : 200)
    expect((await like(client, id, other)).status).toBe(way === 'block' ? 404 : 200)
  }
  for (const [i, client] of [hers, his].entries())
    expect((await client.get(links[i] ?? '')).status).toBe(way === 'block' ? 404 : 200)
})

test('a block, an ended match and a deleted account look alike to the other side', async () => {
  const seen: unknown[] = []
  const removal = ({ hers }: Pair) => hers.post('/functions/v1/delete-account', {})
  for (const part of [...WAYS.map(([, way]) => way), removal]) {
    const pair = await aPair()
    const { kofi, his, matchId } = pair
    await drainFollowers()
    const events = aTab(t.app, kofi)
    const before = events.length
    await part(pair)
    await vi.waitFor(() => expect(events.length).toBeGreaterThan(before), POLLING)
    const sent = await write(his, matchId)
    const read = await his.post('/functions/v1/get-messages', { match_id: matchId })
    const ended = await unmatch(his, matchId)
    const { suggestions: _others, ...screens } = await screensOf(his, kofi)
    const lists = [await blockedBy(his), await partingsOf(his)]
    const week = await his.post('/functions/v1/get-dashboard-stats', { user_id: kofi })
    seen.push({
      events: events.slice(before),
      sent: sent.text,
      read: read.text,
      ended: ended.text,
      week: week.text,
      screens,
      lists,
    })
  }
  expect(seen[1]).toEqual(seen[0])
  expect(seen[2]).toEqual(seen[0])
})

test('every call about a member and every own list answers a block like a deleted account', async () => {
  const seen: Record<string, string>[] = []
  const removal = ({ hers }: Pair) => hers.post('/functions/v1/delete-account', {})
  for (const part of [({ hers, kofi }: Pair) => block(hers, kofi), removal]) {
    const pair = await aPair()
    const { amara, kofi, matchId, hers, his } = pair
    for (const [client, user_id] of [
      [hers, kofi],
      [his, amara],
    ] as const)
      for (const name of ['grant-photos', 'ask-to-verify'])
        expect((await client.post(`/functions/v1/${name}`, { user_id })).status, name).toBe(200)
    expect((await his.get('/functions/v1/get-photo-grants')).text).toContain(amara)
    await drainFollowers()

    expect((await part(pair)).status).toBe(200)

    const answers: Record<string, string> = {}
    const keep = async (name: string, answer: Promise<{ status: number; text: string }>) => {
      const { status, text } = await answer
      answers[name] = `${status} ${text.replaceAll(amara, 'her').replaceAll(matchId, 'match')}`
    }
    for (const name of OWN_LISTS) await keep(name, his.get(`/functions/v1/${name}`))
    for (const [name, input] of naming(amara, kofi, matchId))
      await keep(name, his.post(`/functions/v1/${name}`, input))
    for (const name of ['get-profile', 'get-profile-with-photos'])
      await keep(name, his.get(`/functions/v1/${name}?user_id=${amara}`))
    seen.push(answers)
  }
  expect(seen[1]).toEqual(seen[0])
  expect(Object.values(seen[0] ?? {}).filter((answer) => answer.startsWith('4'))).not.toEqual([])
})

const OWN_LISTS = [
  'get-photo-grants',
  'get-notifications',
  'get-badges',
  'get-hidden-members',
  'get-blocked-members',
  'get-partings',
  'get-verification',
  'get-reports',
  'get-delivery-choices',
  'get-membership',
]

const naming = (amara: string, kofi: string, match_id: string): [name: string, input: object][] => [
  ['get-user-photos', { user_id: amara }],
  ['record-profile-view', { user_id: amara }],
  ['likes', { from_id: kofi, to_id: amara }],
  ['take-back-like', { from_id: kofi, to_id: amara }],
  ['grant-photos', { user_id: amara }],
  ['revoke-photos', { user_id: amara }],
  ['ask-to-verify', { user_id: amara }],
  ['hide-member', { user_id: amara, undo: false }],
  ['get-messages', { match_id }],
  ['mark-messages-read', { match_id }],
  ['send-message', { match_id, content: 'Habari', client_message_id: randomUUID() }],
  ['unmatch', { match_id }],
]

const changes = (events: object[]) =>
  events.filter((event) => 'type' in event && event.type === 'members.changed').length

/**
 * Followers read the same events in parallel and the next ones once all are done, so a second event proves that every
 * page has received the earlier ones.
 */
async function drainFollowers() {
  for (let round = 0; round < 2; round++) await drainOneEvent()
}

async function drainOneEvent() {
  const selam = await aMember(t.app)
  const [first, second] = [await aMan(t.app), await aMan(t.app)]
  const matchId = await aMatch(t.app, selam, first)
  await aMatch(t.app, selam, second)
  const events = aTab(t.app, selam)
  await unmatch(await t.as(first), matchId)
  await (await t.as(second)).post('/functions/v1/delete-account', {})
  await vi.waitFor(() => expect(changes(events)).toBe(2), POLLING)
}

test.each<[string, (kofi: string, amara: string) => Promise<unknown>]>([
  ['nothing', async () => {}],
  ['a look at the profile', async (kofi, amara) => profile(await t.as(amara), kofi)],
  ['a like', async (kofi, amara) => like(await t.as(kofi), kofi, amara)],
  ['a like of the other one', async (kofi, amara) => like(await t.as(amara), amara, kofi)],
  ['a match', (kofi, amara) => aMatch(t.app, kofi, amara)],
])('with %s between them, a block is visible exactly when a deletion is', async (_name, prepare) => {
  const counts: number[] = []
  for (const leave of [
    (client: Client, other: string) => block(client, other),
    (client: Client) => client.post('/functions/v1/delete-account', {}),
  ]) {
    const [kofi, amara] = [await aMan(t.app), await aMember(t.app)]
    await prepare(kofi, amara)
    const events = aTab(t.app, amara)
    expect((await leave(await t.as(kofi), amara)).status).toBe(200)
    await drainFollowers()
    counts.push(changes(events))
  }
  expect(counts[0]).toBe(counts[1])
})

test('a block gets the same bytes for every member, in any order of blocking', async () => {
  const { kofi, hers, matchId } = await aPair()
  const second = await aPair()
  const [stranger, away, hidden, blocker] = await Promise.all([
    aMan(t.app),
    aMan(t.app, { user: { deactivated_at: new Date() } }),
    aMan(t.app, { settings: { profile_visibility: 'matches' } }),
    aMan(t.app),
  ])
  const { amara } = second
  await block(await t.as(blocker), amara)
  const answers = [
    await unmatch(hers, matchId),
    await block(hers, kofi),
    await block(hers, kofi), // repeated
  ]
  for (const id of [second.kofi, stranger, away, hidden, blocker, randomUUID()])
    answers.push(await block(second.hers, id))
  for (const { status, text } of answers)
    expect([status, text]).toEqual([
      200,
      '{"success":true,"data":null,"message":"Done. You no longer see each other."}',
    ])
  expect(answers.map(({ headers }) => Object.keys(headers).sort())).toEqual(
    answers.map(() => Object.keys(answers[0]?.headers ?? {}).sort()),
  )
  // Blocking an invisible member takes effect without being listed.
  expect((await blockedBy(second.hers)).map(({ user_id }) => user_id).sort()).toEqual(
    [second.kofi, stranger].sort(),
  )
  await unblock(await t.as(blocker), amara)
  expect((await profile(await t.as(blocker), amara)).status).toBe(404)
})

test('a block’s duration does not distinguish made-up ids from invisible members', async () => {
  const hers = await t.as(await aMember(t.app))
  const start = performance.now()
  await block(hers, randomUUID())
  expect(performance.now() - start).toBeGreaterThan(95) // the work takes a small part of that
})

test('only the blocker can unblock, and invisible members look like made-up ids', async () => {
  const { amara, kofi, hers, his } = await aPair()
  const matched = await aPair()
  const [stranger, away] = [await aMan(t.app), await aMan(t.app)]
  await aMatch(t.app, amara, away)
  await t.app.db.updateTable('users').set({ deactivated_at: new Date() }).where('id', '=', away).execute()
  await block(hers, kofi)
  const refused = await unblock(his, amara)
  expect([refused.status, refused.text]).toEqual([404, (await unblock(his, randomUUID())).text])
  expect((await profile(hers, kofi)).status).toBe(404)
  for (const id of [stranger, away]) expect((await unblock(hers, id)).status).toBe(200)
  expect((await unblock(matched.hers, matched.kofi)).status).toBe(200)
  expect((await write(matched.hers, matched.matchId)).status).toBe(200)

  const answers = [await unblock(hers, kofi), await unblock(hers, kofi)]
  expect(answers.map(({ status, text }) => [status, text])).toEqual([
    [200, answers[0]?.text],
    [200, answers[0]?.text],
  ])
  expect((await profile(his, amara)).status).toBe(200)
  expect(await blockedBy(hers)).toEqual([])
  const { matches, conversations } = await screensOf(hers, amara)
  expect([matches, conversations]).toEqual([[], []]) // the old match stays ended
})

test('each member’s lists keep the name from the time of the parting', async () => {
  const { amara, kofi, matchId, hers, his } = await aPair()
  const other = await aMan(t.app, { profile: { full_name: 'Juma Otieno' } })
  await block(hers, other)
  await unmatch(hers, matchId)
  await t.app.db
    .updateTable('profiles')
    .set({ display_name: 'Somebody' })
    .where('user_id', 'in', [kofi, other])
    .execute()
  expect(await blockedBy(hers)).toEqual([
    { user_id: other, display_name: 'Juma', created_at: expect.any(String) },
  ])
  const partings = await partingsOf(hers)
  expect(partings).toMatchObject([
    { user_id: kofi, display_name: 'Kofi', kind: 'unmatch', match_id: matchId, is_blocked: false },
    { user_id: other, display_name: 'Juma', kind: 'block', match_id: null, is_blocked: true },
  ])
  expect(JSON.stringify(partings)).not.toContain('photo')
  const lasts = Date.parse(partings[0]?.ends_at ?? '') - Date.parse(partings[0]?.created_at ?? '')
  expect(lasts).toBe(90 * DAY)
  expect([await blockedBy(his), await partingsOf(his)]).toEqual([[], []])
  // The unmatched member can still be blocked from the list.
  await block(hers, kofi)
  expect(await partingsOf(hers)).toMatchObject([{ kind: 'block', match_id: matchId, is_blocked: true }, {}])
  const named = await hers.get(`/functions/v1/get-partings?user_id=${kofi}`)
  expect([amara === kofi, named.status]).toEqual([false, 403])
})

test('after 90 days a parting and its match are deleted, and both may match again', async () => {
  const { amara, kofi, matchId, hers, his } = await aPair()
  await unmatch(hers, matchId)
  for (const [client, from, to] of [
    [hers, amara, kofi],
    [his, kofi, amara],
  ] as const) {
    const again = await like(client, from, to)
    expect([again.status, again.body.data]).toEqual([200, { is_matched: false, match_id: null }])
  }
  expect((await screensOf(his, kofi)).likes).toEqual([]) // a like during the undo period has no effect
  const cleanAfter = (days: number) =>
    deleteExpiredPartings(t.app.db, new Date(t.clock.now().getTime() + days * DAY))
  const messages = () =>
    t.app.db.selectFrom('messages').select('id').where('match_id', '=', matchId).execute()
  await cleanAfter(89)
  expect((await screensOf(his, kofi)).suggestions).not.toContain(amara)
  expect(await messages()).toHaveLength(2)
  await cleanAfter(91)
  expect([await partingsOf(hers), await messages()]).toEqual([[], []])
  expect((await screensOf(his, kofi)).suggestions).toContain(amara)
  await like(hers, amara, kofi)
  expect((await like(his, kofi, amara)).body.data.is_matched).toBe(true)
})

test('a hidden member is suggested again after an undo, and a match cannot be hidden', async () => {
  const { amara, kofi, hers } = await aPair()
  const juma = await aMan(t.app)
  const suggested = async () => (await screensOf(hers, amara)).suggestions.includes(juma)
  expect(await suggested()).toBe(true)
  expect((await hide(hers, juma)).status).toBe(200)
  expect((await hide(hers, juma)).status).toBe(200)
  expect(await suggested()).toBe(false)
  await hide(hers, juma, true)
  expect(await suggested()).toBe(true)
  expect((await hide(hers, kofi)).status).toBe(200)
  expect((await screensOf(hers, amara)).matches).toEqual([kofi])
  expect((await hide(hers, amara)).status).toBe(422)
  expect((await block(hers, amara)).status).toBe(422)
})

test('a member lists the visible members they hid, newest first, and no other member can', async () => {
  const [amara, kofi, juma, musa] = [
    await aMember(t.app),
    await aMan(t.app),
    await aMan(t.app),
    await aMan(t.app),
  ]
  const [hers, his] = [await t.as(amara), await t.as(kofi)]
  const events = aTab(t.app, kofi)
  const hidden = async () => (await hiddenBy(hers)).map(({ user_id }) => user_id)
  for (const id of [kofi, juma, musa]) await hide(hers, id)
  expect(new Set(await hidden())).toEqual(new Set([kofi, juma, musa]))
  await t.app.db
    .updateTable('hides')
    .set({ created_at: new Date(Date.now() + DAY) })
    .where('hidden_id', '=', juma)
    .execute()
  await block(hers, musa)
  expect(await hidden()).toEqual([juma, kofi])
  await hide(hers, juma, true)
  expect(await hidden()).toEqual([kofi])
  expect(await hiddenBy(his)).toEqual([])
  expect((await his.get(`/functions/v1/get-hidden-members?user_id=${amara}`)).status).toBe(403)
  expect((await profile(his, amara)).status).toBe(200)
  expect(events).toEqual([])
})

test('a hide that becomes a match still announces the match', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  const [hers, his] = [await t.as(amara), await t.as(kofi)]
  await like(hers, amara, kofi)
  await hide(hers, kofi)
  const [{ body }, { status }] = await Promise.all([like(his, kofi, amara), hide(his, amara)])
  expect([body.data.is_matched, status]).toEqual([true, 200])
  await vi.waitFor(async () => {
    expect((await screensOf(hers, amara)).notifications).toEqual([kofi])
    expect((await screensOf(his, kofi)).notifications).toContain(amara)
  }, POLLING)
  const hides = t.app.db.selectFrom('hides').select('member_id').where('hidden_id', 'in', [amara, kofi])
  expect(await hides.execute()).toEqual([])
})

test('the end of a match is answered once; other pairs’ matches and made-up ones are not found', async () => {
  const { matchId, hers, his } = await aPair()
  const stranger = await t.as(await aMan(t.app))
  const foreign = await unmatch(stranger, matchId)
  expect([foreign.status, foreign.text]).toEqual([404, (await unmatch(stranger, randomUUID())).text])
  const both = await Promise.all([unmatch(hers, matchId), unmatch(his, matchId), unmatch(hers, matchId)])
  expect(both.map(({ status }) => String(status)).sort()).toEqual(['200', '404', '404'])
})

test('a simultaneous like, message and block leave both parted', async () => {
  for (let i = 0; i < 10; i++) {
    const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
    const [hers, his] = [await t.as(amara), await t.as(kofi)]
    await like(his, kofi, amara)
    await Promise.all([like(hers, amara, kofi), block(his, amara), block(hers, kofi)])
    await unblock(hers, kofi)
    await unblock(his, amara)
    const { matches, likes } = await screensOf(hers, amara)
    expect([matches, likes]).toEqual([[], []])
  }
})

test('parting from too many members in an hour must wait', async () => {
  const hers = await t.as(await aMember(t.app))
  const answers = await Promise.all(Array.from({ length: 500 }, () => block(hers, randomUUID())))
  const done = answers.filter(({ status }) => status === 200).length
  expect(done).toBeGreaterThanOrEqual(100)
  expect(done).toBeLessThan(500)
  const refused = await unmatch(hers, randomUUID())
  expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)])
})
