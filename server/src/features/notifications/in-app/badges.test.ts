import { randomUUID } from 'node:crypto'
import { LIKE_UNDO_MS } from '@ndoa/contract/limits'
import type { Badges } from '@ndoa/contract/notifications/notifications'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aBlock, aMan, aMatch, aMember } from '../../../../test/members.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function badges(memberId: string) {
  const client = await t.as(memberId)
  return (await client.get<{ data: Badges }>('/functions/v1/get-badges')).body.data
}
async function write(match_id: string, sender_id: string, count: number, read = 0) {
  const rows = Array.from({ length: count }, (_, i) => ({
    match_id,
    sender_id,
    seq: i + 1,
    client_message_id: randomUUID(),
    content: 'Hello',
    read_at: i < read ? new Date() : null,
  }))
  await t.app.db.insertInto('messages').values(rows).execute()
}
async function aMatchOf(amara: string) {
  const kofi = await aMan(t.app)
  return { kofi, matchId: await aMatch(t.app, amara, kofi) }
}

test('a new member has nothing waiting', async () => {
  expect(await badges(await aMember(t.app))).toEqual({ messages: 0, likes: 0, notifications: 0 })
})

test('unread messages of all matches count, read and own messages do not', async () => {
  const amara = await aMember(t.app)
  const [one, two] = [await aMatchOf(amara), await aMatchOf(amara)]
  await write(one.matchId, one.kofi, 5, 2)
  await write(two.matchId, two.kofi, 1)
  await write((await aMatchOf(amara)).matchId, amara, 4)
  expect((await badges(amara)).messages).toBe(4)
})

test('counting ends at 100, per conversation and in total', async () => {
  const [amara, selam] = [await aMember(t.app), await aMember(t.app)]
  const one = await aMatchOf(amara)
  await write(one.matchId, one.kofi, 130)
  expect((await badges(amara)).messages).toBe(100)
  for (let i = 0; i < 3; i++) {
    const { kofi, matchId } = await aMatchOf(selam)
    await write(matchId, kofi, 40)
  }
  expect((await badges(selam)).messages).toBe(100)
})

test('a member who is blocked, away or unmatched leaves the count', async () => {
  const amara = await aMember(t.app)
  const [blocked, away, ended] = [await aMatchOf(amara), await aMatchOf(amara), await aMatchOf(amara)]
  for (const { kofi, matchId } of [blocked, away, ended]) await write(matchId, kofi, 2)
  expect((await badges(amara)).messages).toBe(6)
  await aBlock(t.app, blocked.kofi, amara)
  await t.app.db
    .updateTable('users')
    .set({ deactivated_at: new Date() })
    .where('id', '=', away.kofi)
    .execute()
  await t.app.db.updateTable('matches').set({ status: 'ended' }).where('id', '=', ended.matchId).execute()
  expect((await badges(amara)).messages).toBe(0)
})

test('the likes badge counts unanswered likes', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  await aMatchOf(amara) // likes that became matches
  const created_at = new Date(Date.now() - LIKE_UNDO_MS)
  await t.app.db.insertInto('likes').values({ from_id: kofi, to_id: amara, created_at }).execute()
  expect((await badges(amara)).likes).toBe(1)
  await aBlock(t.app, amara, kofi)
  expect((await badges(amara)).likes).toBe(0)
})
