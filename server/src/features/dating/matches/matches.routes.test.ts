import { randomUUID } from 'node:crypto'
import type { MyMatch } from '@ndoa/contract/dating/matches'
import { LIKE_UNDO_MS } from '@ndoa/contract/limits'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aBlock, aMan, aMatch, aMember } from '../../../../test/members.ts'

const MATCHES = '/functions/v1/get-my-matches'
const STATS = '/functions/v1/get-dashboard-stats'
const DAY = 86_400_000

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function matchesOf(memberId: string): Promise<MyMatch[]> {
  const answer = await (await t.as(memberId)).post<{ data: MyMatch[] }>(MATCHES, { user_id: memberId })
  expect(answer.status).toBe(200)
  return answer.body.data
}
async function statsOf(memberId: string) {
  const answer = await (await t.as(memberId)).post<{ data: Record<string, number> }>(STATS, {
    user_id: memberId,
  })
  expect(answer.status).toBe(200)
  return answer.body.data
}
const deactivate = (id: string) =>
  t.app.db.updateTable('users').set({ deactivated_at: new Date() }).where('id', '=', id).execute()
const daysAgo = (days: number) => new Date(t.app.clock.now().getTime() - days * DAY)

async function aMessage(
  match_id: string,
  sender_id: string,
  seq: number,
  at: Date,
  read_at: Date | null = null,
) {
  await t.app.db
    .insertInto('messages')
    .values({
      match_id,
      sender_id,
      seq,
      client_message_id: randomUUID(),
      content: 'Hello',
      created_at: at,
      read_at,
    })
    .execute()
  await t.app.db
    .updateTable('matches')
    .set({ last_seq: seq, last_message_at: at })
    .where('id', '=', match_id)
    .execute()
}

test('both members see the match with the same percentage and message count', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  const match_id = await aMatch(t.app, amara, kofi)
  const at = daysAgo(0)
  await aMessage(match_id, amara, 1, at, at)
  await aMessage(match_id, kofi, 2, at)
  const [[hers], [his]] = [await matchesOf(amara), await matchesOf(kofi)]
  expect(hers).toMatchObject({
    match_id,
    user_id: kofi,
    display_name: 'Kofi',
    message_count: 2,
    unread_count: 1,
  })
  expect(his).toMatchObject({
    match_id,
    user_id: amara,
    display_name: 'Amara',
    message_count: 2,
    unread_count: 0,
  })
  expect(hers?.last_activity).toBe(at.toISOString())
  expect(hers?.compatibility_percentage).toEqual(expect.any(Number))
  expect(his?.compatibility_percentage).toBe(hers?.compatibility_percentage)
})

test('the newest match comes first, and its date is the last activity before the first message', async () => {
  const amara = await aMember(t.app)
  const [kofi, tendai] = [await aMan(t.app), await aMan(t.app)]
  const older = await aMatch(t.app, amara, kofi)
  const newer = await aMatch(t.app, amara, tendai)
  await t.app.db
    .updateTable('matches')
    .set({ created_at: daysAgo(3) })
    .where('id', '=', older)
    .execute()
  const matches = await matchesOf(amara)
  expect(matches.map(({ match_id }) => match_id)).toEqual([newer, older])
  expect(matches[1]?.last_message_at).toBeNull()
  expect(matches[1]?.last_activity).toBe(matches[1]?.matched_at)
})

test('ended, blocked and deactivated matches are not listed, hidden ones are', async () => {
  const amara = await aMember(t.app)
  const [kofi, tendai, kwame, juma] = [
    await aMan(t.app),
    await aMan(t.app),
    await aMan(t.app),
    await aMan(t.app),
  ]
  const ended = await aMatch(t.app, amara, kofi)
  for (const man of [tendai, kwame, juma]) await aMatch(t.app, amara, man)
  await t.app.db.updateTable('matches').set({ status: 'ended' }).where('id', '=', ended).execute()
  await aBlock(t.app, tendai, amara)
  await deactivate(kwame)
  await t.app.db
    .updateTable('settings')
    .set({ profile_visibility: 'verified' })
    .where('user_id', '=', juma)
    .execute()
  expect((await matchesOf(amara)).map(({ user_id }) => user_id)).toEqual([juma])
  expect(await matchesOf(tendai)).toEqual([])
  expect((await statsOf(amara)).new_matches).toBe(1)
})

test('this week means the last seven days to the second', async () => {
  const [amara, kofi, tendai] = [await aMember(t.app), await aMan(t.app), await aMan(t.app)]
  const now = new Date(Math.floor(t.app.clock.now().getTime()) + 60_000)
  const edge = new Date(now.getTime() - 7 * DAY)
  const { db } = t.app
  const match_id = await aMatch(t.app, amara, kofi)
  await db.updateTable('matches').set({ created_at: edge }).where('id', '=', match_id).execute()
  await db.updateTable('likes').set({ created_at: edge }).where('to_id', '=', amara).execute()
  await aMessage(match_id, amara, 1, new Date(edge.getTime() - 1))
  await aMessage(match_id, amara, 2, new Date(edge.getTime() + 120_000))
  await aMessage(match_id, kofi, 3, new Date(edge.getTime() + 120_000))
  await db
    .insertInto('profile_views')
    .values([
      {
        viewed_id: amara,
        viewer_id: kofi,
        viewed_on: '2020-01-01',
        created_at: new Date(edge.getTime() - 1),
      },
      { viewed_id: amara, viewer_id: kofi, viewed_on: '2020-01-02', created_at: edge },
      { viewed_id: amara, viewer_id: tendai, viewed_on: '2020-01-02', created_at: edge },
    ])
    .execute()
  const clock = vi.spyOn(t.app.clock, 'now').mockReturnValue(now)
  try {
    expect(await statsOf(amara)).toEqual({
      profile_views: 2,
      new_matches: 1,
      messages_sent: 1,
      likes_received: 1,
    })
    clock.mockReturnValue(new Date(now.getTime() + 1))
    expect(await statsOf(amara)).toEqual({
      profile_views: 0,
      new_matches: 0,
      messages_sent: 1,
      likes_received: 0,
    })
    clock.mockReturnValue(edge)
    expect(await statsOf(amara)).toMatchObject({ profile_views: 1, new_matches: 0, likes_received: 0 })
  } finally {
    clock.mockRestore()
  }
})

test('no figure counts an invisible member', async () => {
  const [amara, kofi, tendai] = [await aMember(t.app), await aMan(t.app), await aMan(t.app)]
  const viewed_on = '2020-01-01'
  const { db } = t.app
  await db
    .insertInto('profile_views')
    .values([kofi, tendai].map((viewer_id) => ({ viewed_id: amara, viewer_id, viewed_on })))
    .execute()
  await db
    .insertInto('likes')
    .values([kofi, tendai].map((from_id) => ({ from_id, to_id: amara })))
    .execute()
  t.clock.forward(LIKE_UNDO_MS)
  expect(await statsOf(amara)).toMatchObject({ profile_views: 2, likes_received: 2 })
  await aBlock(t.app, kofi, amara)
  await deactivate(tendai)
  expect(await statsOf(amara)).toMatchObject({ profile_views: 0, likes_received: 0 })
})

test('members cannot read another member’s matches or figures', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  const client = await t.as(kofi)
  for (const path of [MATCHES, STATS]) {
    expect((await client.post(path, { user_id: amara })).status).toBe(403)
    expect((await t.visitor.post(path, { user_id: amara })).status).toBe(401)
  }
})
