import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import {
  aBuyer,
  mailsTo,
  order,
  orderRow,
  seen,
  type TestProviders,
  useTestProviders,
} from '../testing/membership-world.ts'
import { orderLink } from './order-link.ts'

const DAY = 86_400_000

let t: TestApp
let providers: TestProviders
beforeAll(async () => {
  t = await testApp()
  providers = useTestProviders(t.app)
})
afterAll(() => t.close())
beforeEach(() => t.clock.set(new Date()))

interface Linked {
  data: { order: { id: string; state: string }; renews: boolean }
}
const ask = (call: string, token: string) => t.visitor.post<Linked>(`/functions/v1/${call}`, { token })

/** Creates a member with a renewing order. @returns also the link in the order's receipt */
async function aRenewingMember() {
  const buyer = await aBuyer(t)
  const id = await order(buyer, { renews: true })
  providers.paystack.settle(id, { card: { token: 'AUTH_planted', lastFour: '4081' } })
  await seen(buyer, id)
  const [mail] = await mailsTo(t, buyer.id)
  const link = mail?.links.find((one) => one.includes('/membership-order?')) ?? ''
  return { buyer, id, link, token: new URL(link).searchParams.get('token') ?? '' }
}

test('a receipt’s link stops the renewal and withdraws without a session, each once, and shows no name', async () => {
  const { buyer, id, token } = await aRenewingMember()
  const opened = await ask('open-order-link', token)
  expect(opened.body.data).toMatchObject({ order: { id, state: 'paid' }, renews: true })
  expect(opened.text).not.toContain(buyer.id)
  expect((await orderRow(t, id)).state).toBe('paid') // opening the link changes nothing
  for (let press = 0; press < 2; press++)
    expect((await ask('stop-renewing-by-link', token)).body.data.renews).toBe(false)
  for (let press = 0; press < 2; press++)
    expect((await ask('withdraw-by-link', token)).body.data.order.state).toMatch(/^refund(ing|ed)$/)
})

test('the link works for suspended members and after the account’s deletion', async () => {
  const [suspended, gone] = [await aRenewingMember(), await aRenewingMember()]
  const set = { suspended_at: new Date() }
  await t.app.db.updateTable('users').set(set).where('id', '=', suspended.buyer.id).execute()
  expect((await ask('stop-renewing-by-link', suspended.token)).body.data.renews).toBe(false)
  expect((await gone.buyer.client.post('/functions/v1/delete-account', {})).status).toBe(200)
  expect((await ask('withdraw-by-link', gone.token)).body.data.order.state).toBe('refunding')
})

test('the link works while the provider is away, and shows when nothing is left', async () => {
  const { id, token } = await aRenewingMember()
  providers.paystack.failing = 100
  expect((await ask('withdraw-by-link', token)).body.data.order.state).toBe('refunding')
  expect((await orderRow(t, id)).state).toBe('refunding')
  providers.paystack.failing = 0
  const used = await aRenewingMember()
  t.clock.forward(40 * DAY)
  const refused = await ask('withdraw-by-link', used.token)
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('nothing_to_withdraw')])
})

test('a forged link opens nothing', async () => {
  const [one, other] = [await aRenewingMember(), await aRenewingMember()]
  const [, ends = '', mac = ''] = one.token.split('.')
  for (const token of [
    one.token.replace(one.id, other.id),
    one.token.replace(ends, `${Number(ends) + 1}`),
    one.token.slice(0, -1),
    `${one.id}.${mac}`,
    `${one.id}.`,
    one.id,
    'made up',
  ])
    for (const call of ['open-order-link', 'stop-renewing-by-link', 'withdraw-by-link'])
      expect((await ask(call, token)).status, `${call} ${token}`).toBe(404)
  expect((await orderRow(t, other.id)).state).toBe('paid')
})

test('a link works for thirteen months, and then looks forged', async () => {
  const { id, token } = await aRenewingMember()
  t.clock.forward(396 * DAY)
  expect((await ask('open-order-link', token)).body.data.order.id).toBe(id)
  t.clock.forward(2 * DAY)
  const madeUp = await ask('open-order-link', 'made up')
  for (const call of ['open-order-link', 'stop-renewing-by-link', 'withdraw-by-link']) {
    const { status, body } = await ask(call, token)
    expect([call, status, body]).toEqual([call, 404, madeUp.body])
  }
  const fresh = new URL(orderLink(t.app, id, 'en')).searchParams.get('token') ?? ''
  expect((await ask('open-order-link', fresh)).body.data.order.id).toBe(id)
})
