import { randomUUID } from 'node:crypto'
import type { Suggestion } from '@ndoa/contract/dating/discovery'
import type { Conversation } from '@ndoa/contract/dating/messaging'
import { LIKE_UNDO_MS } from '@ndoa/contract/limits'
import type { Badges } from '@ndoa/contract/notifications/notifications'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Client, type TestApp, testApp } from '../../../test/app.ts'
import { aMan, aMatch, aMember, aPhoto } from '../../../test/members.ts'
import { ageSession, aTab, givePassword, PASSWORD } from './testing/leaving-members.ts'

const DEACTIVATE = '/functions/v1/deactivate-account'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const POLLING = { interval: 20 }
const isAway = async (id: string) => {
  const { deactivated_at } = await t.app.db
    .selectFrom('users')
    .select('deactivated_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return deactivated_at !== null
}

test('deactivating requires the current password or recent auth', async () => {
  const amara = await aMember(t.app)
  await givePassword(t.app, amara)
  const client = await ageSession(t.app, await t.as(amara), amara)
  const codeFor = async (body: object) => {
    const answer = await client.post<{ error?: string }>(DEACTIVATE, body)
    return [answer.status, answer.body.error]
  }
  expect(await codeFor({})).toEqual([403, 'accounts.proof_needed'])
  expect(await codeFor({ current_password: 'Karibu-2025!' })).toEqual([403, 'accounts.wrong_password'])
  expect(await isAway(amara)).toBe(false)
  expect(await codeFor({ current_password: PASSWORD })).toEqual([200, undefined])
  expect(await isAway(amara)).toBe(true)
})

test('members deactivate only themselves, and visitors deactivate no account', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  await aMatch(t.app, amara, kofi)
  const refused = await (await t.as(kofi)).post<{ error: string }>(DEACTIVATE, { user_id: amara })
  expect([refused.status, refused.body.error]).toEqual([403, 'request.denied'])
  expect((await t.visitor.post(DEACTIVATE, {})).status).toBe(401)
  expect([await isAway(amara), await isAway(kofi)]).toEqual([false, false])
})

test('an unconfirmed member may leave too, and an old token has no effect', async () => {
  const juma = await aMan(t.app, { user: { email_verified: false } })
  const client = await t.as(juma)
  expect((await client.post(DEACTIVATE, { user_id: juma })).status).toBe(200)
  expect((await client.post(DEACTIVATE, { user_id: juma })).status).toBe(401)
})

test('leaving is recorded in the security log', async () => {
  const amara = await aMember(t.app)
  await (await t.as(amara)).post(DEACTIVATE, { user_id: amara })
  const log = await t.app.db.selectFrom('security_events').selectAll().where('user_id', '=', amara).execute()
  expect(log).toMatchObject([{ kind: 'deactivated', operator: null, address_block: '127.0.0.0/24' }])
})

async function aPair() {
  const [amara, kofi, stranger] = [await aMember(t.app), await aMan(t.app), await aMan(t.app)]
  const matchId = await aMatch(t.app, amara, kofi)
  const created_at = new Date(Date.now() - LIKE_UNDO_MS)
  await t.app.db.insertInto('likes').values({ from_id: amara, to_id: stranger, created_at }).execute()
  const clients = { amara: await t.as(amara), kofi: await t.as(kofi), stranger: await t.as(stranger) }
  const sent = await write(clients.amara, matchId)
  expect(sent.status).toBe(200)
  return { amara, kofi, stranger, matchId, clients }
}
const write = (client: Client, match_id: string) =>
  client.post('/functions/v1/send-message', { match_id, content: 'Habari', client_message_id: randomUUID() })

test('within a second of deactivation, all devices are signed out and the member is hidden', async () => {
  const { amara, kofi, stranger, matchId, clients } = await aPair()
  const photo = await aPhoto(t.app, amara)
  await keepFile(photo)
  const link = await photoLink(clients.kofi, amara)
  const otherDevice = await t.as(amara)
  const [hers, his] = [await aTab(t.app, amara), await aTab(t.app, kofi)]
  expect((await clients.kofi.get(link)).status).toBe(200)
  expect(await badges(clients.kofi)).toMatchObject({ messages: 1 })
  expect(await badges(clients.stranger)).toMatchObject({ likes: 1 })

  const left = await clients.amara.post(DEACTIVATE, {})

  expect([left.status, left.headers['clear-site-data']]).toEqual([200, '"cache"'])
  await vi.waitFor(() => expect(hers.closed).toBe(true), POLLING)
  await vi.waitFor(() => expect(his.events).toContainEqual({ type: 'members.changed' }), POLLING)
  for (const device of [clients.amara, otherDevice])
    expect((await device.get('/functions/v1/get-badges')).status).toBe(401)
  expect((await clients.kofi.get(`/functions/v1/get-profile?user_id=${amara}`)).status).toBe(404)
  expect((await clients.kofi.get(link)).status).toBe(404)
  expect((await write(clients.kofi, matchId)).status).toBe(409)
  expect(await badges(clients.kofi)).toMatchObject({ messages: 0 })
  expect(await badges(clients.stranger)).toMatchObject({ likes: 0 })
  expect(await suggested(clients.stranger, stranger)).not.toContain(amara)
  expect(await conversation(clients.kofi, kofi)).toMatchObject({
    other_user_name: 'Member not available',
    available: false,
    photo: null,
    content: 'Habari',
  })
})

test('signing in reactivates the account and updates others’ open pages', async () => {
  const { amara, kofi, stranger, matchId, clients } = await aPair()
  await keepFile(await aPhoto(t.app, amara))
  await givePassword(t.app, amara)
  await clients.amara.post(DEACTIVATE, {})
  const his = await aTab(t.app, kofi)
  const email = `${amara}@members.test`
  const entered = await t.visitor.post('/auth/v1/sign-in/email', { email, password: PASSWORD })
  expect(entered.status).toBe(200)
  await vi.waitFor(() => expect(his.events).toContainEqual({ type: 'members.changed' }), POLLING)
  expect(await conversation(clients.kofi, kofi)).toMatchObject({ other_user_name: 'Amara', available: true })
  expect((await write(clients.kofi, matchId)).status).toBe(200)
  expect((await clients.kofi.get(`/functions/v1/get-profile?user_id=${amara}`)).status).toBe(200)
  expect((await clients.kofi.get(await photoLink(clients.kofi, amara))).status).toBe(200)
  expect(await badges(clients.kofi)).toMatchObject({ messages: 1 })
  expect(await badges(clients.stranger)).toMatchObject({ likes: 1 })
  expect(await suggested(clients.stranger, stranger)).toContain(amara)
})

const badges = async (client: Client) =>
  (await client.get<{ data: Badges }>('/functions/v1/get-badges')).body.data
const conversation = async (client: Client, user_id: string) =>
  (await client.post<{ data: Conversation[] }>('/functions/v1/get-conversations', { user_id })).body.data[0]
const suggested = async (client: Client, user_id: string) =>
  (
    await client.post<{ data: Suggestion[] }>('/functions/v1/get-matches', { user_id, limit: 20 })
  ).body.data.map((card) => card.user_id)
const photoLink = async (client: Client, user_id: string) =>
  (await client.post<{ data: { signed_url: string }[] }>('/functions/v1/get-user-photos', { user_id })).body
    .data[0]?.signed_url ?? ''

async function keepFile(photoId: string) {
  const { storage_key } = await t.app.db
    .selectFrom('profile_photos')
    .select('storage_key')
    .where('id', '=', photoId)
    .executeTakeFirstOrThrow()
  await t.app.storage.put(`photos/${storage_key}/w640.webp`, Buffer.from('picture'))
}
