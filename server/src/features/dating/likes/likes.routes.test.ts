import { randomUUID } from 'node:crypto'
import type { ReceivedLike } from '@ndoa/contract/dating/likes'
import { LIKE_UNDO_MS } from '@ndoa/contract/limits'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aBlock, aMan, aMatch, aMember } from '../../../../test/members.ts'
import { aTab } from '../safety/testing/safety-members.ts'
import { countReceivedLikes } from './likes.queries.ts'

const LIKES = '/functions/v1/likes'
const TAKE_BACK = '/functions/v1/take-back-like'
const RECEIVED = '/functions/v1/get-received-likes'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function like(from: string, to: string) {
  return (await t.as(from)).post<{ message: string; data: unknown; error: string }>(LIKES, {
    from_id: from,
    to_id: to,
  })
}
const takeBack = async (from_id: string, to_id: string) =>
  (await t.as(from_id)).post<{ error: string }>(TAKE_BACK, { from_id, to_id })
/** Moves past the undo period first, so that every like is visible. */
async function received(by: string): Promise<ReceivedLike[]> {
  t.clock.forward(LIKE_UNDO_MS)
  const answer = await (await t.as(by)).post<{ data: ReceivedLike[] }>(RECEIVED, { user_id: by })
  expect(answer.status).toBe(200)
  return answer.body.data
}
const receivedFrom = async (by: string) => (await received(by)).map(({ user_id }) => user_id)

test('a like is confirmed, and a like back is answered as a match', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  const first = await like(amara, kofi)
  expect(first.status).toBe(200)
  expect(first.body).toEqual({
    success: true,
    message: 'Your like was sent to Kofi.',
    data: { is_matched: false, match_id: null },
  })
  const second = await like(kofi, amara)
  expect(second.body.message).toContain('Match Found')
  expect(second.body.data).toMatchObject({ is_matched: true })
})

test('an unannounced like is invisible to the liked member, and liking back makes a match at once', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  const his = await t.as(kofi)
  const seen = async () => {
    const list = await his.post<{ data: unknown[] }>(RECEIVED, { user_id: kofi })
    const badges = await his.get<{ data: { likes: number } }>('/functions/v1/get-badges')
    const week = await his.post<{ data: { likes_received: number } }>('/functions/v1/get-dashboard-stats', {
      user_id: kofi,
    })
    const profile = await his.get<{ data: { relation: string; likes_you: boolean } }>(
      `/functions/v1/get-profile?user_id=${amara}`,
    )
    return [
      list.body.data.length,
      badges.body.data.likes,
      week.body.data.likes_received,
      profile.body.data.relation,
    ]
  }
  await like(amara, kofi)
  expect(await seen()).toEqual([0, 0, 0, 'none'])
  t.clock.forward(LIKE_UNDO_MS)
  expect(await seen()).toEqual([1, 1, 1, 'liked_me'])

  const other = await aMember(t.app)
  await like(other, kofi)
  expect((await like(kofi, other)).body.data).toMatchObject({ is_matched: true })
})

test('liking a match changes nothing', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  const match_id = await aMatch(t.app, amara, kofi)
  expect((await like(amara, kofi)).body.data).toEqual({ is_matched: true, match_id })
  expect(await received(kofi)).toEqual([])
})

test('a like that is taken back disappears for the liked member, and the member is suggested again', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  await like(amara, kofi)
  expect(await receivedFrom(kofi)).toEqual([amara])
  const events = aTab(t.app, kofi)
  expect((await takeBack(amara, kofi)).status).toBe(200)
  expect(await received(kofi)).toEqual([])
  expect(await countReceivedLikes(t.app.db, kofi, t.clock.now(), 100)).toBe(0)
  await vi.waitFor(() => expect(events).toContainEqual({ type: 'members.changed' }))
  await like(kofi, amara)
  expect(await receivedFrom(amara)).toEqual([kofi]) // no match has formed
})

test('members take back only their own unmatched likes, and learn nothing about others’ likes', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  await like(amara, kofi)
  const client = await t.as(kofi)
  expect((await client.post(TAKE_BACK, { from_id: amara, to_id: kofi })).status).toBe(403)
  const answers = await Promise.all(
    [await blocked(amara), await aMan(t.app), randomUUID()].map((id) => takeBack(amara, id)),
  )
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(await receivedFrom(kofi)).toEqual([amara])
  await like(kofi, amara)
  expect(await takeBack(amara, kofi)).toMatchObject({ status: 409, body: { error: 'likes.matched' } })
})

test('a like taken back during its answer ends as a match or as nothing', async () => {
  for (let i = 0; i < 10; i++) {
    const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
    await like(amara, kofi)
    const [undone, answer] = await Promise.all([takeBack(amara, kofi), like(kofi, amara)])
    const likes = t.app.db.selectFrom('likes').select('is_matched').where('from_id', 'in', [amara, kofi])
    const matched = undone.status === 409
    expect(answer.body.data).toMatchObject({ is_matched: matched })
    expect(await likes.execute()).toEqual(
      matched ? [{ is_matched: true }, { is_matched: true }] : [{ is_matched: false }],
    )
  }
})

test('every card marks members who like the viewer until the like is answered or taken back', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  await aMan(t.app)
  const client = await t.as(amara)
  const marked = async (path: string) => {
    const { body } = await client.post<{ data: { user_id: string; likes_you: boolean }[] }>(
      `/functions/v1/${path}`,
      { user_id: amara, ...(path === 'get-matches' && { limit: 20 }) },
    )
    return body.data.filter(({ likes_you }) => likes_you).map(({ user_id }) => user_id)
  }
  await like(kofi, amara)
  t.clock.forward(LIKE_UNDO_MS)
  await vi.waitFor(async () => expect(await marked('get-matches')).toEqual([kofi]))
  expect(await marked('get-received-likes')).toEqual([kofi])
  await takeBack(kofi, amara)
  expect(await marked('get-matches')).toEqual([])
  await like(kofi, amara)
  await like(amara, kofi)
  expect(await marked('get-my-matches')).toEqual([])
})

test('a like requires a session and the sender’s own id, and cannot be for oneself', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  const client = await t.as(amara)
  expect((await t.visitor.post(LIKES, { from_id: amara, to_id: kofi })).status).toBe(401)
  expect((await client.post(LIKES, { from_id: kofi, to_id: amara })).status).toBe(403)
  expect((await client.post(LIKES, { from_id: amara, to_id: amara })).status).toBe(422)
  expect((await client.post(LIKES, { from_id: amara, to_id: amara.toUpperCase() })).status).toBe(422)
  expect((await client.post(LIKES, { from_id: amara, to_id: kofi, is_matched: true })).status).toBe(422)
  expect(await received(kofi)).toEqual([])
})

test('blocked, deactivated, suspended, hidden and made-up members get the same refusal byte for byte', async () => {
  const amara = await aMember(t.app)
  const unreachable = [
    await blocked(amara),
    await aMan(t.app, { user: { deactivated_at: new Date() } }),
    await aMan(t.app, { user: { suspended_at: new Date() } }),
    await aMan(t.app, { user: { email_verified: false } }),
    await aMan(t.app, { settings: { profile_visibility: 'verified' } }),
    randomUUID(),
  ]
  const answers = await Promise.all(unreachable.map((id) => like(amara, id)))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(answers[0]).toMatchObject({ status: 404, body: { error: 'request.not_found' } })
})

async function blocked(by: string) {
  const kofi = await aMan(t.app)
  await aBlock(t.app, kofi, by)
  return kofi
}

test('received likes come newest first, without birth date or full name', async () => {
  const amara = await aMember(t.app)
  const kofi = await aMan(t.app, { profile: { bio: 'Early riser.', interests: ['music', 'travel'] } })
  const tendai = await aMan(t.app, { profile: { full_name: 'Tendai Moyo' } })
  await like(kofi, amara)
  t.clock.forward(1_000)
  await like(tendai, amara)
  const likes = await received(amara)
  expect(likes.map(({ display_name }) => display_name)).toEqual(['Tendai', 'Kofi'])
  expect(likes[1]).toMatchObject({ bio: 'Early riser.', interests: ['music', 'travel'] })
  expect(likes[0]).not.toHaveProperty('bio')
  expect(JSON.stringify(likes)).not.toMatch(/Mensah|Moyo|date_of_birth|1995-04-12/)
})

test('a like that became a match is neither listed nor counted', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  await like(kofi, amara)
  t.clock.forward(LIKE_UNDO_MS)
  expect(await countReceivedLikes(t.app.db, amara, t.clock.now(), 100)).toBe(1)
  await like(amara, kofi)
  expect(await received(amara)).toEqual([])
  expect(await received(kofi)).toEqual([])
  expect(await countReceivedLikes(t.app.db, amara, t.clock.now(), 100)).toBe(0)
})

test('a member who is blocked, deactivated, suspended or hidden leaves the list and the count', async () => {
  const amara = await aMember(t.app)
  const men = await Promise.all(Array.from({ length: 6 }, () => aMan(t.app)))
  const [kofi, tendai, kwame, juma, musa, sipho] = men
  for (const man of men) await like(man, amara)
  t.clock.forward(LIKE_UNDO_MS)
  expect(await countReceivedLikes(t.app.db, amara, t.clock.now(), 100)).toBe(6)

  await aBlock(t.app, amara, kofi!)
  await aBlock(t.app, tendai!, amara)
  await t.app.db.updateTable('users').set({ deactivated_at: new Date() }).where('id', '=', kwame!).execute()
  await t.app.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', musa!).execute()
  await t.app.db.insertInto('hides').values({ member_id: amara, hidden_id: juma! }).execute()
  expect(await receivedFrom(amara)).toEqual([sipho])
  expect(await countReceivedLikes(t.app.db, amara, t.clock.now(), 100)).toBe(1)
})

test('a liker visible to matches only is still visible to the liked member', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  await like(kofi, amara)
  await t.app.db
    .updateTable('settings')
    .set({ profile_visibility: 'matches' })
    .where('user_id', '=', kofi)
    .execute()
  expect(await receivedFrom(amara)).toEqual([kofi])
})

test('members cannot read another member’s likes', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  expect((await (await t.as(kofi)).post(RECEIVED, { user_id: amara })).status).toBe(403)
  expect((await t.visitor.post(RECEIVED, { user_id: amara })).status).toBe(401)
})
