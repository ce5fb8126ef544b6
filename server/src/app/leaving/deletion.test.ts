import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Conversation } from '@ndoa/contract/dating/messaging'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { aMan, aMatch, aMember, aPhoto } from '../../../test/members.ts'
import { columnsContaining, plantWord } from '../../../test/planted-words.ts'
import { addFullLife, columnsNaming } from './testing/full-life.ts'
import { ageSession, aTab, givePassword, PASSWORD } from './testing/leaving-members.ts'

const POLLING = { interval: 20 }
const DELETE = '/functions/v1/delete-account'

let t: TestApp
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ndoa-leaving-'))
  t = await testApp({ DATA_DIR: folder })
})
afterAll(async () => {
  await t.close()
  rmSync(folder, { recursive: true, force: true })
})

const userOf = (id: string) =>
  t.app.db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()

test('deletion requires the current password or recent auth, and members delete only themselves', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  await givePassword(t.app, amara)
  const client = await ageSession(t.app, await t.as(amara), amara)
  expect((await client.post(DELETE, {})).status).toBe(403)
  expect((await client.post(DELETE, { current_password: 'wrong' })).status).toBe(403)
  expect((await (await t.as(kofi)).post(DELETE, { user_id: amara })).status).toBe(403)
  expect((await t.visitor.post(DELETE, {})).status).toBe(401)
  expect(await userOf(amara)).toBeDefined()
  expect((await client.post(DELETE, { user_id: amara, current_password: PASSWORD })).status).toBe(200)
  expect(await userOf(amara)).toBeUndefined()
  expect((await client.post(DELETE, {})).status).toBe(401)
})

test('an unconfirmed member can be deleted', async () => {
  const juma = await aMan(t.app, { user: { email_verified: false } })
  expect((await (await t.as(juma)).post(DELETE, {})).status).toBe(200)
  expect(await userOf(juma)).toBeUndefined()
})

test('an unconfirmed member’s deletion exports no data and sends no mail', async () => {
  const email = `${randomUUID()}@members.test`
  await t.visitor.post('/functions/v1/send-contact-message', {
    name: 'Zainab Bello',
    email,
    subject: 'A question',
    category: 'general',
    message: 'Who signed up with my address?',
  })
  const mails = () =>
    t.app.db.selectFrom('development_outbox').select('id').where('recipient', '=', email).execute()
  const before = await mails()
  const stranger = await aMan(t.app, {
    user: { email, email_verified: false, name: 'Win money at evil.test' },
  })
  expect((await (await t.as(stranger)).post(DELETE, {})).status).toBe(200)
  const kept = await t.app.db
    .selectFrom('contact_messages')
    .select('name')
    .where('email', '=', email)
    .execute()
  expect(kept).toEqual([{ name: 'Zainab Bello' }])
  expect(await mails()).toEqual(before)
})

test('after an account’s deletion, no table and no file has the member’s data', async () => {
  const word = `Zawadi${randomUUID().slice(0, 8)}`
  const email = `${word}@members.test`
  const phone = '+2348031234567'
  const [amara, kofi] = [
    await aMember(t.app, { user: { email, phone, phone_confirmed_at: new Date() } }),
    await aMan(t.app),
  ]
  const client = await t.as(amara)
  const matchId = await aMatch(t.app, amara, kofi)
  await client.post('/functions/v1/send-message', {
    match_id: matchId,
    content: 'Habari',
    client_message_id: randomUUID(),
  })
  const stranger = await aMan(t.app)
  await addFullLife(t.app, { member: amara, match: { id: matchId, with: kofi }, stranger, phone, word })
  await putPhoto(amara, word)
  await givePassword(t.app, amara)
  await t.visitor.post('/functions/v1/send-contact-message', {
    name: word,
    email,
    subject: word,
    category: 'general',
    message: word,
  })
  const planted = await plantWord(t.app, amara, word)
  expect(planted.length, planted.join(' ')).toBeGreaterThan(25)
  expect((await columnsNaming(t.app, amara)).absent).toEqual(
    [...['matches.user1', 'matches.user2'].filter(isOther(amara, kofi)), 'online_members.member_id'], // no page is open
  )
  expect((await columnsContaining(t.app, word)).length).toBeGreaterThan(12)
  expect((await columnsContaining(t.app, phone)).length).toBeGreaterThan(3)
  expect(filesWith(word)).toBe(2)

  expect((await client.post(DELETE, {})).status).toBe(200)

  const left = async () =>
    (await columnsContaining(t.app, word)).filter((table) => table !== 'public.development_outbox')
  expect((await left()).filter((table) => table !== 'public.data_exports')).toEqual([])
  expect(await columnsContaining(t.app, phone)).toEqual([])
  // The change log keeps these ids until the next day, for servers that have not read them.
  expect((await columnsNaming(t.app, amara)).present).toEqual(['member_changes.member_id'])
  const { rows: mails } = await sql<{ recipient: string; subject: string }>`
    select recipient, subject from development_outbox
    where development_outbox::text ilike ${`%${word}%`}`.execute(t.app.db)
  expect(mails, 'one last receipt').toEqual([
    { recipient: email, subject: 'Your Ndoa account has been deleted' },
  ])
  // The photos and the requested archive are deleted within seconds.
  await vi.waitFor(() => expect(filesWith(word)).toBe(0), POLLING)
  await vi.waitFor(async () => expect(await left()).toEqual([]), POLLING)
})

test('the conversation, links and sockets end for the other side at once', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  const matchId = await aMatch(t.app, amara, kofi)
  const [hers, his] = [await t.as(amara), await t.as(kofi)]
  const write = (client: typeof hers) =>
    client.post('/functions/v1/send-message', {
      match_id: matchId,
      content: 'Habari',
      client_message_id: randomUUID(),
    })
  expect([(await write(hers)).status, (await write(his)).status]).toEqual([200, 200])
  await putPhoto(amara, 'Amara')
  const { body: photos } = await his.post<{ data: { signed_url: string }[] }>(
    '/functions/v1/get-user-photos',
    {
      user_id: amara,
    },
  )
  const link = photos.data[0]?.signed_url ?? ''
  expect((await his.get(link)).status).toBe(200)
  const [herTab, hisTab] = [await aTab(t.app, amara), await aTab(t.app, kofi)]

  const answer = await hers.post(DELETE, {})

  expect(answer.headers['clear-site-data']).toBe('"cache", "cookies", "storage"')
  await vi.waitFor(() => expect(hisTab.events).toContainEqual({ type: 'members.changed' }), POLLING)
  await vi.waitFor(() => expect(herTab.closed).toBe(true), POLLING)
  const { body } = await his.post<{ data: Conversation[] }>('/functions/v1/get-conversations', {
    user_id: kofi,
  })
  expect(body.data).toEqual([])
  expect((await write(his)).status).toBe(404)
  expect((await his.get(link)).status).toBe(404)
  expect((await his.post('/functions/v1/get-messages', { match_id: matchId })).status).toBe(404)
  expect((await his.get(`/functions/v1/get-profile?user_id=${amara}`)).status).toBe(404)
})

test('a deleted account’s address is free again', async () => {
  const amara = await aMember(t.app)
  await (await t.as(amara)).post(DELETE, {})
  const again = await aMember(t.app, { user: { email: `${amara}@members.test` } })
  expect(await userOf(again)).toBeDefined()
})

test('messages sent during a deletion get an answer and leave no row', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  const matchId = await aMatch(t.app, amara, kofi)
  const [hers, his] = [await t.as(amara), await t.as(kofi)]
  const sends = Array.from({ length: 20 }, () =>
    his.post('/functions/v1/send-message', {
      match_id: matchId,
      content: 'Habari',
      client_message_id: randomUUID(),
    }),
  )
  const [left, ...sent] = await Promise.all([hers.post(DELETE, {}), ...sends])
  expect(left?.status).toBe(200)
  for (const { status } of sent) expect([200, 404]).toContain(status)
  const rows = await t.app.db.selectFrom('messages').select('id').where('match_id', '=', matchId).execute()
  expect(rows).toEqual([])
})

/** A match stores the smaller id in `user1`. @returns whether this column of it names the other member */
const isOther = (mine: string, theirs: string) => (column: string) =>
  column === (mine < theirs ? 'matches.user2' : 'matches.user1')

async function putPhoto(memberId: string, word: string) {
  const photoId = await aPhoto(t.app, memberId)
  const { storage_key } = await t.app.db
    .selectFrom('profile_photos')
    .select('storage_key')
    .where('id', '=', photoId)
    .executeTakeFirstOrThrow()
  await t.app.storage.put(`photos/${storage_key}/w640.webp`, Buffer.from(`picture of ${word}`))
}

function filesWith(word: string) {
  const files = readdirSync(join(folder, 'storage'), { recursive: true, withFileTypes: true })
  return files.filter(
    (file) => file.isFile() && readFileSync(join(file.parentPath, file.name)).includes(word),
  ).length
}
