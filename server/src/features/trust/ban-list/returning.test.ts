import { randomUUID } from 'node:crypto'
import { LIKE_UNDO_MS } from '@ndoa/contract/limits'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aMan } from '../../../../test/members.ts'
import { columnsContaining } from '../../../../test/planted-words.ts'
import { transaction } from '../../../platform/outbox.ts'
import { compareBio, recognizeContacts, recognizeDevice } from './recognize.ts'
import {
  aBannedMan,
  aWoman,
  BIO,
  ban,
  browsersOf,
  isHidden,
  leave,
  waitOf,
} from './testing/ban-list-members.ts'

// A returning banned person is hidden without noticing it, and other members are not affected.

let t: TestApp
let browsers: ReturnType<typeof browsersOf>
beforeAll(async () => {
  t = await testApp()
  browsers = browsersOf(t)
})
afterAll(() => t.close())

const LONG = 180_000 // milliseconds
const NUMBER = '+233241230001'
const PHONES = [
  NUMBER,
  '+233 24 123 0001',
  '+233-24-123-0001',
  '+233 (24) 1230001',
  '+233.24.123.0001',
  '+2330241230001',
  '+233 0 24 123 0001',
  '+233 (0)24 123 0001',
  ' +233241230001 ',
  '+233\u00a024\u00a0123\u00a00001',
]
const MAILS = [
  'kwameboateng@gmail.com',
  'k.wameboateng@gmail.com',
  'KwameBoateng+Ndoa@gmail.com',
  'kwame.boateng@googlemail.com',
  'kwameboateng@googlemail.com',
  'KWAME.BOATENG@GOOGLEMAIL.COM',
  'kw.ameBoateng@gmail.com',
  'kwame.boateng+1@gmail.com',
  'kwameboateng+ndoa@gmail.com',
  'kwame.boateng+a+b@gmail.com',
  'k.w.a.m.e.b.o.a.t.e.n.g@gmail.com',
  'Kwame.Boateng+New@Googlemail.com',
  'kwame.boa.teng@gmail.com',
  'kwamebo.ateng+x@gmail.com',
  'kwameb.oateng@gmail.com',
  'kwameboaten.g@gmail.com',
  'kwame.boateng+2026@googlemail.com',
  'k.wame.boatenG@gmail.com',
  'kw.ameboateng@googlemail.com',
]

test(
  'a banned person who deletes the account and returns with the number, in ten spellings, is invisible to members',
  async () => {
    const kwame = await aBannedMan(t, { phone: NUMBER })
    await ban(t, kwame)
    await leave(t, kwame)
    for (const phone of PHONES) {
      const { id, user } = await browsers.signUpByPhone(phone)
      expect(await isHidden(t, id), phone).toBe(true)
      expect(user).toMatchObject({ suspended_at: null, suspended_until: null })
      await leave(t, id)
    }
  },
  LONG,
)

test(
  'a banned person who returns with the mailbox, in twenty spellings, is invisible, with or without the old account',
  async () => {
    const kwame = await aBannedMan(t, { email: 'kwame.boateng@gmail.com' })
    await ban(t, kwame)
    for (const email of MAILS) {
      const { id, user } = await browsers.signUpByEmail(email)
      expect(await isHidden(t, id), email).toBe(true)
      expect(user).toMatchObject({ suspended_at: null })
      await leave(t, id)
    }
    await leave(t, kwame)
    const { id } = await browsers.signUpByEmail('kwame.boateng@gmail.com')
    expect(await isHidden(t, id)).toBe(true)
  },
  LONG,
)

test('a waiting person gets the same answers as other members', async () => {
  const esi = await aBannedMan(t, { email: 'esi@x.test' })
  await ban(t, esi)
  const waiting = await browsers.signUpByEmail('esi+2@x.test')
  const ordinary = await browsers.signUpByEmail('nobody@x.test')
  expect(await Promise.all([waiting, ordinary].map(({ id }) => waitOf(t.app, id)))).toEqual([
    'hidden',
    'free',
  ])
  const known = ({ id, user }: typeof ordinary) =>
    JSON.stringify(user)
      .replaceAll(id, 'id')
      .replaceAll(/"[^"]*@[^"]*"|"\d{4}-[^"]*Z"/g, '""')
  expect(known(waiting)).toBe(known(ordinary))
  const woman = await aWoman(t)
  for (const { id } of [waiting, ordinary]) {
    const client = await t.as(id)
    expect((await client.get(`/functions/v1/get-profile?user_id=${woman}`)).status).toBe(200)
    expect((await client.post('/functions/v1/likes', { from_id: id, to_id: woman })).status).toBe(200)
  }
})

test('a waiting account appears in no member’s suggestions, likes, counts, notifications or photos', async () => {
  const kofi = await aBannedMan(t, { email: 'kofi@x.test' })
  await ban(t, kofi)
  const { id } = await browsers.signUpByEmail('Kofi+1@x.test')
  const honest = await browsers.signUpByEmail('kofi.honest@x.test')
  const woman = await aWoman(t)
  const her = await t.as(woman)
  for (const one of [id, honest.id]) {
    const client = await t.as(one)
    expect((await client.post('/functions/v1/likes', { from_id: one, to_id: woman })).status).toBe(200)
    expect((await client.post('/functions/v1/record-profile-view', { user_id: woman })).status).toBe(200)
  }
  t.clock.forward(LIKE_UNDO_MS)
  const lists = { 'get-matches': { user_id: woman, limit: 20 }, 'get-received-likes': { user_id: woman } }
  for (const [name, body] of Object.entries(lists)) {
    const { text } = await her.post(`/functions/v1/${name}`, body)
    expect(text, name).toContain(honest.id)
    expect(text, name).not.toContain(id)
  }
  const notifications = async () =>
    (await her.get<{ data: unknown[] }>('/functions/v1/get-notifications')).body.data
  await expect.poll(notifications).toEqual([expect.objectContaining({ type: 'like', user_id: honest.id })])
  const { body } = await her.post<{ data: object }>('/functions/v1/get-dashboard-stats', { user_id: woman })
  expect(body.data).toMatchObject({ likes_received: 1, profile_views: 1 })
  expect((await her.get(`/functions/v1/get-profile?user_id=${id}`)).status).toBe(404)
  expect((await her.get(`/functions/v1/get-profile?user_id=${honest.id}`)).status).toBe(200)
  expect((await her.post('/functions/v1/likes', { from_id: woman, to_id: id })).status).toBe(404)
})

test('a member who adds a banned person’s number is hidden from then on', async () => {
  const yaw = await aBannedMan(t, { phone: '+233241230009' })
  await ban(t, yaw)
  await leave(t, yaw)
  const member = await aMan(t.app)
  await transaction(t.app, (tx) => recognizeContacts(t.app, tx, member, { phone: '+233241230009' }))
  expect(await waitOf(t.app, member)).toBe('hidden')
})

test(
  'none of a thousand honest sign-ups waits',
  async () => {
    const banned = await aBannedMan(t, { email: 'abena@gmail.com', phone: '+233241230010' }, BIO)
    await recognizeDevice(t.app, banned, randomUUID())
    await ban(t, banned)
    const { rows } = await sql<{ id: string }>`
    insert into users (name, email, email_verified) select 'Ama', 'abena' || i || '@gmail.com', true
    from generate_series(1, 1000) i returning id`.execute(t.app.db)
    for (const [at, { id }] of rows.entries()) {
      await transaction(t.app, async (tx) => {
        const contacts = { email: `abena${at + 1}@gmail.com`, phone: `+2332412${String(40_000 + at)}` }
        await recognizeContacts(t.app, tx, id, contacts)
        const bio = `I am a kind person number ${at} who loves God, family, music and good food, and I am looking for a serious partner to marry.`
        await compareBio(t.app, tx, id, bio)
      })
      await recognizeDevice(t.app, id, randomUUID())
    }
    const waiting = await t.app.db
      .selectFrom('users')
      .select('id')
      .where('held_since', 'is not', null)
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute()
    expect(waiting).toEqual([])
  },
  LONG,
)

test('no table has the number, address, name or bio of a banned person who deleted the account', async () => {
  const word = `zawadi${randomUUID().slice(0, 8)}`
  const phone = '+233241230077'
  const banned = await aBannedMan(t, { email: `${word}@members.test`, phone }, `${BIO} ${word}`)
  await recognizeDevice(t.app, banned, `cookie-${word}`)
  await ban(t, banned)
  const places = async () =>
    (await Promise.all([word, phone.slice(4)].map((one) => columnsContaining(t.app, one)))).flat()
  expect(await places()).toContain('public.users')
  await leave(t, banned)
  expect(await t.app.db.selectFrom('ban_contacts').select('kind').execute()).not.toEqual([])
  const lastReceipt = 'public.development_outbox' // keeps the last mail to the address, in development only
  await expect.poll(async () => (await places()).filter((place) => place !== lastReceipt)).toEqual([])
})
