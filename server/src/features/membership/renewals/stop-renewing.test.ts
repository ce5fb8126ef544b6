import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import {
  aBuyer,
  afterSeconds,
  endMemberships,
  order,
  orderRow,
  post,
  renewMemberships,
  seen,
  type TestProviders,
  useTestProviders,
} from '../testing/membership-world.ts'

let t: TestApp
let providers: TestProviders
beforeAll(async () => {
  t = await testApp()
  providers = useTestProviders(t.app)
})
afterAll(() => t.close())
beforeEach(() => {
  t.clock.set(new Date())
  providers.paystack.failing = 0
})

const STOP = '/functions/v1/stop-renewing'
const card = { token: 'AUTH_planted-token', lastFour: '4081' }
const renewalRow = (userId: string) =>
  t.app.db.selectFrom('renewals').selectAll().where('user_id', '=', userId).executeTakeFirst()

test('only the owner stops a renewal, at once, even while suspended', async () => {
  const [amara, selam] = [await aBuyer(t), await aBuyer(t)]
  for (const buyer of [amara, selam]) {
    const id = await order(buyer, { renews: true })
    providers.paystack.settle(id, { card })
    expect(await seen(buyer, id)).toMatchObject({ state: 'paid' })
  }
  expect((await t.visitor.post(STOP)).status).toBe(401)
  await t.app.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', amara.id).execute()
  providers.paystack.failing = 100
  const { status, body } = await amara.client.post<{ data: object }>(STOP)
  providers.paystack.failing = 0
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ tier: 'easy', renewal: { is_on: false, card: '4081' } })
  expect(await renewalRow(selam.id)).toMatchObject({ is_on: true })
})

test('a card is stored, encrypted, only when its owner chose to renew', async () => {
  const [amara, selam] = [await aBuyer(t), await aBuyer(t)]
  for (const [buyer, renews] of [
    [amara, true],
    [selam, false],
  ] as const) {
    const id = await order(buyer, { renews })
    expect(providers.paystack.begun.get(id)?.storesCard).toBe(renews)
    providers.paystack.settle(id, { card })
    await seen(buyer, id)
  }
  const stored = await renewalRow(amara.id)
  expect(stored?.sealed_token).not.toContain('planted')
  expect(t.app.membership.cards.decrypt(stored?.sealed_token ?? '', amara.id)).toBe(card.token)
  const { body } = await amara.client.get<{ data: { ends_at: string; renewal: { at: string } } }>(
    '/functions/v1/get-membership',
  )
  const { ends_at, renewal } = body.data
  expect(Date.parse(ends_at) - Date.parse(renewal.at)).toBe(86_400_000)
  expect(await renewalRow(selam.id)).toBeUndefined()
})

test('mobile money never renews, regardless of the page’s request', async () => {
  const abena = await aBuyer(t, 'GH')
  const id = await order(abena, { method: 'mobile_money', renews: true })
  expect(providers.pawapay.begun.get(id)?.storesCard).toBe(false)
  expect(await orderRow(t, id)).toMatchObject({ wants_renewal: false })
})

test('the last paid order decides whether the membership renews', async () => {
  const amara = await aBuyer(t)
  const first = await order(amara, { renews: true })
  providers.paystack.settle(first, { card })
  await seen(amara, first)
  const second = await order(amara, { tier: 'premium' })
  providers.paystack.settle(second, {})
  await afterSeconds(t, 15)
  expect(await renewalRow(amara.id)).toMatchObject({ is_on: false, order_id: second })
})

test('a stored card is deleted when the membership ends without renewal or its order is refunded', async () => {
  const [amara, selam] = [await aBuyer(t), await aBuyer(t)]
  const ids = [await order(amara, { renews: true }), await order(selam, { renews: true })] as const
  for (const id of ids) providers.paystack.settle(id, { card })
  await afterSeconds(t, 15)
  await vi.waitFor(async () => expect(await renewalRow(selam.id)).toMatchObject({ is_on: true }))
  providers.paystack.settle(ids[0], { card, returned: 200_000 })
  await post(t, 'paystack', providers.paystack.callback(ids[0], { at: t.app.clock.now() }))
  await vi.waitFor(async () => expect(await renewalRow(amara.id)).toBeUndefined())
  expect((await selam.client.post('/functions/v1/stop-renewing')).status).toBe(200)
  expect(await renewalRow(selam.id)).toMatchObject({ is_on: false })
  t.clock.forward(32 * 86_400_000)
  await endMemberships(t.app)
  expect(await renewalRow(selam.id)).toBeUndefined()
})

const suspend = (userId: string, suspended_at: Date | null) =>
  t.app.db.updateTable('users').set({ suspended_at }).where('id', '=', userId).execute()

test('a suspension ends the renewal until its owner turns it on again', async () => {
  const [amara, selam] = [await aBuyer(t), await aBuyer(t)]
  const open = await order(amara, { renews: true })
  for (const buyer of [amara, selam]) {
    const id = await order(buyer, { renews: true })
    providers.paystack.settle(id, { card })
    await seen(buyer, id)
  }
  await suspend(amara.id, new Date())
  expect(await renewalRow(amara.id)).toMatchObject({ is_on: false })
  expect(await renewalRow(selam.id)).toMatchObject({ is_on: true })
  providers.paystack.settle(open, { card }) // paid in the meantime: the order is granted and does not renew
  await afterSeconds(t, 15)
  expect(await orderRow(t, open)).toMatchObject({ state: 'paid' })
  expect(await renewalRow(amara.id)).toMatchObject({ is_on: false, order_id: open })
  await suspend(amara.id, null)
  expect(await renewalRow(amara.id)).toMatchObject({ is_on: false })
  expect((await amara.client.post('/functions/v1/start-renewing')).status).toBe(200)
  expect(await renewalRow(amara.id)).toMatchObject({ is_on: true })
})

test.each([
  ['as it was', true],
  ['suspended', false],
  ['deleted', false],
] as const)('when an ordered renewal’s owner is %s, the card is charged: %s', async (how, isCharged) => {
  const amara = await aBuyer(t)
  const id = await order(amara, { renews: true })
  providers.paystack.settle(id, { card })
  await seen(amara, id)
  const reminded_at = new Date(t.clock.now().getTime() - 7 * 86_400_000)
  await t.app.db
    .updateTable('renewals')
    .set({ renews_at: t.clock.now(), reminded_at, told_at: reminded_at })
    .where('user_id', '=', amara.id)
    .execute()
  providers.paystack.failing = 100 // the renewal is ordered, and its charge fails
  await renewMemberships(t.app)
  const renewedBy = (await renewalRow(amara.id))?.renewed_by
  expect(renewedBy).not.toBeNull()
  if (how === 'suspended') await suspend(amara.id, t.clock.now())
  else if (how === 'deleted') {
    expect((await amara.client.post('/functions/v1/delete-account', {})).status).toBe(200)
    expect(await renewalRow(amara.id)).toBeUndefined()
  }
  providers.paystack.failing = 0
  for (let hour = 0; hour < 30; hour++) await afterSeconds(t, 3_600)
  expect(providers.paystack.charged.has(renewedBy ?? '')).toBe(isCharged)
})
