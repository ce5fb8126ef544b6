import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../../test/app.ts'
import { aMan } from '../../../../../test/members.ts'
import { giveLike } from '../../../dating/likes/index.ts'
import { afterMinutes, aMemberAway, subjectsTo, untilPlanned } from '../testing/deliveries-world.ts'
import { unsubscribeLink } from './index.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.clock.set(new Date()))

const pathOf = (link: string) => link.replace(t.app.config.publicUrl, '')
const press = (link: string) =>
  t.http.inject({
    method: 'POST',
    url: pathOf(link),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
const refusalsOf = (user_id: string) =>
  t.app.db
    .selectFrom('delivery_refusals')
    .select(['channel', 'kind'])
    .where('user_id', '=', user_id)
    .orderBy('kind')
    .execute()

test('one press in a mail program turns off the mail’s kind without a cookie', async () => {
  const amara = await aMemberAway(t)
  const link = unsubscribeLink(t.app, amara, ['like', 'match'])
  expect((await press(link)).statusCode).toBe(200)
  expect((await press(link)).statusCode).toBe(200)
  expect(await refusalsOf(amara)).toEqual([
    { channel: 'mail', kind: 'like' },
    { channel: 'mail', kind: 'match' },
  ])
  await giveLike(t.app, { id: await aMan(t.app) }, amara)
  await untilPlanned(t)
  await afterMinutes(t, 16)
  expect(await subjectsTo(t, amara)).toEqual([])
})

test('the weekly mail’s link withdraws the marketing consent and nothing else', async () => {
  const amara = await aMemberAway(t, { settings: { marketing_emails: true }, consents: ['marketing'] })
  await press(unsubscribeLink(t.app, amara, ['weekly']))
  const { db } = t.app
  const settings = db.selectFrom('settings').select('marketing_emails').where('user_id', '=', amara)
  expect(await settings.executeTakeFirst()).toEqual({ marketing_emails: false })
  const consents = db.selectFrom('consents').select('withdrawn_at').where('user_id', '=', amara)
  expect(await consents.executeTakeFirst()).toEqual({ withdrawn_at: expect.any(Date) })
  expect(await refusalsOf(amara)).toEqual([])
})

test('opening the link changes nothing and leads to a page in the reader’s language', async () => {
  const amara = await aMemberAway(t, { user: { language: 'sw' } })
  const link = unsubscribeLink(t.app, amara, ['like'])
  const opened = await t.http.inject({ method: 'GET', url: pathOf(link) })
  expect(opened.statusCode).toBe(303)
  expect(opened.headers.location).toMatch(/^\/sw\/unsubscribe\?token=/)
  expect(await refusalsOf(amara)).toEqual([])
  const token = new URL(link).searchParams.get('token')
  await t.visitor.post('/functions/v1/unsubscribe-mail', { token })
  expect(await refusalsOf(amara)).toEqual([{ channel: 'mail', kind: 'like' }])
})

test('a forged link does nothing', async () => {
  const [amara, selam] = [await aMemberAway(t), await aMemberAway(t)]
  const link = unsubscribeLink(t.app, amara, ['like'])
  for (const forged of [
    link.replace(amara, selam),
    link.replace('.like.', '.match.'),
    link.slice(0, -2),
    link.split('?')[0]!,
    `${link}&token=another`,
  ])
    expect((await press(forged)).statusCode).toBe(404)
  expect([...(await refusalsOf(amara)), ...(await refusalsOf(selam))]).toEqual([])
  expect((await t.visitor.post('/functions/v1/unsubscribe-mail', { token: 'made up' })).status).toBe(404)
})

test('a link works for thirteen months, and then looks forged', async () => {
  const DAY = 86_400_000
  const amara = await aMemberAway(t, { user: { language: 'sw' } })
  const [first, second] = [unsubscribeLink(t.app, amara, ['like']), unsubscribeLink(t.app, amara, ['match'])]
  t.clock.forward(396 * DAY)
  expect((await press(first)).statusCode).toBe(200)
  t.clock.forward(2 * DAY)
  const token = new URL(second).searchParams.get('token')
  const page = { method: 'GET', url: pathOf(second) } as const
  expect((await t.http.inject(page)).headers.location).toMatch(/^\/unsubscribe\?token=/)
  const [ended, madeUp] = [await press(second), await press('/mail/v1/unsubscribe?token=made-up')]
  expect([ended.statusCode, ended.body]).toEqual([404, madeUp.body])
  expect(await t.visitor.post('/functions/v1/unsubscribe-mail', { token })).toMatchObject({ status: 404 })
  expect(await refusalsOf(amara)).toEqual([{ channel: 'mail', kind: 'like' }])
})

test('many members’ mail programs may share one address, where forged links are counted', async () => {
  for (let i = 0; i <= 60; i++)
    expect((await press(unsubscribeLink(t.app, await aMemberAway(t), ['like']))).statusCode).toBe(200)
  const statuses = new Set<number>()
  for (let i = 0; i <= 60; i++) statuses.add((await press('/mail/v1/unsubscribe?token=made-up')).statusCode)
  expect([...statuses]).toEqual([404, 429])
  expect((await press(unsubscribeLink(t.app, await aMemberAway(t), ['like']))).statusCode).toBe(200)
})
