import { randomUUID } from 'node:crypto'
import type { Membership, Purchase, Receipt } from '@ndoa/contract/membership/membership'
import { PAYMENT_METHODS, TERMS, TIERS } from '@ndoa/contract/membership/membership-rules'
import { COUNTRIES_WITH_PRICES, currencyOf, priceOf, providerFor } from '@ndoa/contract/membership/prices'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import {
  aBuyer,
  type Buyer,
  mailsTo,
  order,
  orderRow,
  purchaseOf,
  seen,
  type TestProviders,
  useTestProviders,
} from './testing/membership-world.ts'

let t: TestApp
let providers: TestProviders
beforeAll(async () => {
  t = await testApp({
    SELLER_NAME: 'Ndoa Ltd',
    SELLER_ADDRESS: '1 Broad Street, Lagos',
    SELLER_TAX_NUMBER: 'NG-77',
  })
})
afterAll(() => t.close())
beforeEach(() => {
  providers = useTestProviders(t.app)
})

const START = '/functions/v1/start-purchase'
const buy = ({ client, country }: Buyer, chosen: Partial<Purchase> = {}) =>
  client.post<{ data: { order_id: string; pay_at: string }; error: string; message: string }>(
    START,
    purchaseOf(country, chosen),
  )
const get = ({ client }: Buyer, path: string) => client.get<{ data: object }>(`/functions/v1/${path}`)
const membershipOf = async (buyer: Buyer) => (await get(buyer, 'get-membership')).body.data as Membership
const ordersOf = (userId: string) =>
  t.app.db.selectFrom('orders').selectAll().where('user_id', '=', userId).execute()

test('a purchase leads to the provider’s page at the displayed price, and back to the order', async () => {
  const amara = await aBuyer(t)
  const { body } = await buy(amara, { tier: 'premium', months: 3, renews: true })
  const { order_id, pay_at } = body.data
  expect(pay_at).toBe(`https://pay.test/${order_id}`)
  expect(providers.paystack.begun.get(order_id)).toEqual({
    id: order_id,
    price: priceOf('NG', 'premium', 3),
    country: 'NG',
    title: 'Premium Ndoa, 3 months',
    language: 'en',
    email: `${amara.id}@members.test`,
    storesCard: true,
    returnTo: `http://localhost:3000/settings?tab=membership&order=${order_id}`,
  })
  expect(await orderRow(t, order_id)).toMatchObject({
    state: 'open',
    amount_minor: 1_350_000,
    tax_minor: 94_186,
    tax_rate: 750,
    currency: 'NGN',
  })
  expect(await seen(amara, order_id)).toMatchObject({ state: 'open', starts_at: null, receipt: null })
})

test('a payment takes effect at once, with a receipt by mail and in the settings', async () => {
  const amara = await aBuyer(t)
  const id = await order(amara, { tier: 'super' })
  providers.paystack.settle(id, {})
  expect(await seen(amara, id)).toMatchObject({ state: 'paid', receipt: expect.any(Number) })
  expect(await membershipOf(amara)).toMatchObject({
    tier: 'super',
    country: 'NG',
    renewal: null,
    orders: [{ id }],
  })
  const receipt = (await get(amara, `get-receipt?order_id=${id}`)).body.data as Receipt
  expect(receipt).toMatchObject({
    tier: 'super',
    price: { amount: 350_000, currency: 'NGN' },
    tax: { amount: 24_419, currency: 'NGN' },
    tax_rate: 750,
    country: 'NG',
    refunded: null,
    seller: { name: 'Ndoa Ltd', address: '1 Broad Street, Lagos', tax_number: 'NG-77' },
  })
  const [mail, ...others] = await mailsTo(t, amara.id)
  expect([mail?.subject, others]).toEqual(['Your receipt from Ndoa', []])
  for (const part of ['Super Ndoa, 1 month', '₦3,500', '244.19', '7.5%', `: ${receipt.number}`, 'NG-77'])
    expect(mail?.body).toContain(part)
})

test.each([
  ['fr', 'Votre reçu de Ndoa', '7,5'],
  ['pt', 'O seu recibo da Ndoa', 'Premium Ndoa, 12 meses'],
  ['sw', 'Risiti yako kutoka Ndoa', 'miezi 12'],
  ['ar', 'إيصالك من Ndoa', '12 شهر'],
  ['am', 'የNdoa ደረሰኝዎ', '12 ወራት'],
  ['ha', 'Rasit ɗinku daga Ndoa', 'wata 12'],
])('the receipt is written in the reader’s language: %s', async (language, subject, part) => {
  const amara = await aBuyer(t, 'NG', { user: { language } })
  const id = await order(amara, { tier: 'premium', months: 12 })
  providers.paystack.settle(id, {})
  await seen(amara, id)
  const [mail] = await mailsTo(t, amara.id)
  expect(mail?.subject).toBe(subject)
  expect(mail?.body).toContain(part)
})

test('only a confirmed, unsuspended member can begin a purchase', async () => {
  const purchase = purchaseOf('NG')
  expect((await t.visitor.post(START, purchase)).status).toBe(401)
  const unconfirmed = await aBuyer(t, 'NG', { user: { email_verified: false, email_confirmed_at: null } })
  expect((await buy(unconfirmed)).status).toBe(403)
  const amara = await aBuyer(t)
  const forAnother = await amara.client.post(START, { ...purchase, user_id: randomUUID() })
  expect(forAnother.status).toBe(422)
  await t.app.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', amara.id).execute()
  expect((await buy(amara)).body).toMatchObject({ error: 'accounts.suspended' })
  expect((await get(amara, 'get-membership')).status).toBe(200)
  expect(await ordersOf(amara.id)).toEqual([])
})

test.each(['FR', 'NG'])('only the listed price is accepted (%s)', async (country) => {
  const amara = await aBuyer(t, country)
  const right = priceOf(country, 'easy', 1)
  for (const price of [
    { ...right, amount: right.amount - 1 },
    { ...right, amount: 0 },
    { ...right, currency: country === 'NG' ? ('KES' as const) : ('USD' as const) },
  ])
    expect((await buy(amara, { price })).body).toMatchObject({
      error: 'membership.price_changed',
      message: 'The price has changed. Please look at it again before you pay.',
    })
  expect(await ordersOf(amara.id)).toEqual([])
  expect((await buy(amara)).status).toBe(200)
})

test('the requested price equals the displayed one in every country', async () => {
  for (const country of [...COUNTRIES_WITH_PRICES, 'US'])
    for (const method of PAYMENT_METHODS) {
      const name = providerFor(country, method)
      if (!name) continue
      const buyer = await aBuyer(t, country)
      for (const tier of TIERS)
        for (const months of TERMS) {
          const id = await order(buyer, { tier, months, method })
          expect(providers[name].begun.get(id)?.price).toEqual(priceOf(country, tier, months))
          expect(await orderRow(t, id)).toMatchObject({ provider: name, currency: currencyOf(country) })
        }
    }
})

test('a method is offered where a configured provider supports it', async () => {
  const selam = await aBuyer(t, 'ET')
  const unavailable = { error: 'membership.method_unavailable' }
  expect((await buy(selam, { method: 'mobile_money' })).body).toMatchObject(unavailable)
  expect((await buy(selam)).status).toBe(200)
  delete t.app.membership.providers.stripe
  expect((await buy(selam)).body).toMatchObject(unavailable)
})

test('a member without a country of residence gets no price', async () => {
  const amara = await aBuyer(t)
  const profile = { country_of_residence: null }
  await t.app.db.updateTable('profiles').set(profile).where('user_id', '=', amara.id).execute()
  expect((await buy(amara)).body).toMatchObject({ error: 'membership.country_needed' })
  expect(await membershipOf(amara)).toMatchObject({
    country: null,
    tier: null,
  })
})

test('a purchase while the provider is away fails without a charge and can be repeated', async () => {
  const amara = await aBuyer(t)
  providers.paystack.failing = 100
  const { status, body, headers } = await buy(amara)
  expect([status, body.error, headers['retry-after']]).toEqual([503, 'membership.provider_away', '60'])
  expect(await ordersOf(amara.id)).toMatchObject([{ state: 'open', provider_id: null }])
  expect((await membershipOf(amara)).orders).toEqual([])
  providers.paystack.failing = 0
  expect((await buy(amara)).status).toBe(200)
})

test('twenty purchases can be begun in a day', async () => {
  const amara = await aBuyer(t)
  for (let i = 0; i < 20; i++) expect((await buy(amara)).status).toBe(200)
  const { status, body } = await buy(amara)
  expect(status).toBe(429)
  expect(body.message).toMatch(/^You have started many payments today\. Please try again in/)
})

test('another member’s order and receipt look like made-up ones', async () => {
  const [amara, selam] = [await aBuyer(t), await aBuyer(t)]
  const id = await order(amara)
  providers.paystack.settle(id, {})
  await seen(amara, id)
  for (const call of ['get-order', 'get-receipt']) {
    const madeUp = await get(selam, `${call}?order_id=${randomUUID()}`)
    const others = await get(selam, `${call}?order_id=${id}`)
    expect([others.status, others.text]).toEqual([404, madeUp.text])
    expect((await t.visitor.get(`/functions/v1/${call}?order_id=${id}`)).status).toBe(401)
    expect((await get(amara, `${call}?order_id=${id}`)).status).toBe(200)
  }
  expect(await membershipOf(selam)).toMatchObject({ tier: null, orders: [] })
})

test('an unpaid order has no receipt', async () => {
  const amara = await aBuyer(t)
  const id = await order(amara)
  expect((await get(amara, `get-receipt?order_id=${id}`)).status).toBe(404)
})

test('a waiting page asks the provider at most every two seconds', async () => {
  const amara = await aBuyer(t)
  const id = await order(amara)
  const before = providers.paystack.asked
  for (let i = 0; i < 10; i++) await seen(amara, id)
  expect(providers.paystack.asked - before).toBeLessThan(5)
  providers.paystack.failing = 100
  expect(await seen(amara, id)).toMatchObject({ state: 'open' })
})

test('a member’s open pages, and no others, get membership changes at once', async () => {
  const orders = await t.app.db.selectFrom('orders').select('user_id').execute()
  const earlier = new Set(orders.map(({ user_id }) => user_id)) // their owners may still be notified
  const send = vi.spyOn(t.app.realtime, 'sendHere')
  const told = () =>
    send.mock.calls.filter(([id, { type }]) => type === 'membership.changed' && !earlier.has(id))
  const buyer = await aBuyer(t)
  const id = await order(buyer)
  providers.paystack.settle(id, {})
  expect(await seen(buyer, id)).toMatchObject({ state: 'paid' })
  const event = [buyer.id, { type: 'membership.changed' }]
  await vi.waitFor(() => expect(told()).toEqual([event]))
  await buyer.client.post('/functions/v1/withdraw-order', { order_id: id })
  await vi.waitFor(() => expect(told()).toEqual([event, event]))
  send.mockRestore()
})
