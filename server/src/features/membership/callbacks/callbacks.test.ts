import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { ProviderError } from '../providers/provider.ts'
import { checkDueOrders } from '../reconcile/check-due.ts'
import {
  aBuyer,
  order,
  orderRow,
  post,
  type TestProviders,
  useTestProviders,
} from '../testing/membership-world.ts'

let t: TestApp
let providers: TestProviders
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => {
  t.clock.set(new Date())
  providers = useTestProviders(t.app)
})

const events = () => t.app.db.selectFrom('payment_events').selectAll().execute()
const stateOf = async (orderId: string) => (await orderRow(t, orderId)).state

test('a signed callback is answered at once and causes a check of its order', async () => {
  const id = await order(await aBuyer(t))
  providers.paystack.settle(id, {})
  const eventId = randomUUID()
  expect(await post(t, 'paystack', providers.paystack.callback(id, { eventId }))).toBe(200)
  await vi.waitFor(async () => expect(await stateOf(id)).toBe('paid'))
  const stored = (await events()).find(({ event_id }) => event_id === eventId)
  expect(stored).toMatchObject({ provider: 'paystack', order_id: id, kind: 'payment.changed' })
  expect(stored?.body_hash).toHaveLength(32)
})

test('a callback’s content is not trusted', async () => {
  const id = await order(await aBuyer(t))
  const asked = providers.paystack.asked
  expect(await post(t, 'paystack', providers.paystack.callback(id))).toBe(200)
  await vi.waitFor(() => expect(providers.paystack.asked).toBeGreaterThan(asked))
  expect(await stateOf(id)).toBe('open')
})

test('unsigned, stale and altered callbacks get 400 and cause no check', async () => {
  const id = await order(await aBuyer(t))
  const before = [providers.paystack.asked, (await events()).length]
  const { payload, headers } = providers.paystack.callback(id)
  const { 'x-test-signature': _signature, ...unsigned } = headers
  const longAgo = new Date(t.app.clock.now().getTime() - 301_000)
  const statuses = await Promise.all(
    [
      { payload, headers: unsigned },
      { payload: Buffer.alloc(0), headers },
      { payload: Buffer.concat([payload, Buffer.from(' ')]), headers },
      providers.paystack.callback(id, { secret: 'made up' }),
      providers.paystack.callback(id, { at: longAgo }),
      providers.stripe.callback(id),
    ].map((callback) => post(t, 'paystack', callback)),
  )
  expect(statuses).toEqual([400, 400, 400, 400, 400, 400])
  expect([providers.paystack.asked, (await events()).length]).toEqual(before)
})

test('a body with any flipped bit is refused', async () => {
  const { payload, headers } = providers.stripe.callback(randomUUID())
  for (let bit = 0; bit < payload.length * 8; bit++) {
    const flipped = Buffer.from(payload)
    flipped[bit >> 3] = flipped[bit >> 3]! ^ (1 << (bit & 7))
    expect([bit, await post(t, 'stripe', { payload: flipped, headers })]).toEqual([bit, 400])
  }
  expect(await post(t, 'stripe', { payload, headers })).toBe(200)
})

test('a repeated event counts once', async () => {
  const id = await order(await aBuyer(t))
  const callback = providers.paystack.callback(id)
  const statuses = await Promise.all(Array.from({ length: 10 }, () => post(t, 'paystack', callback)))
  expect(statuses).toEqual(Array.from({ length: 10 }, () => 200))
  expect((await events()).filter(({ order_id }) => order_id === id)).toHaveLength(1)
  await vi.waitFor(async () =>
    expect((await orderRow(t, id)).next_check_at?.getTime()).toBeGreaterThan(t.app.clock.now().getTime()),
  )
  const asked = providers.paystack.asked
  expect(await post(t, 'paystack', callback)).toBe(200)
  expect((await orderRow(t, id)).next_check_at?.getTime()).toBeGreaterThan(t.app.clock.now().getTime())
  expect(providers.paystack.asked).toBe(asked)
})

test('unrelated events are accepted, and stored only as a number', async () => {
  const elsewhere = await order(await aBuyer(t, 'DE'))
  const ids = [null, randomUUID(), 'no-uuid', elsewhere]
  for (const id of ids) expect(await post(t, 'pawapay', providers.pawapay.callback(id))).toBe(200)
  const stored = (await events()).filter(({ provider }) => provider === 'pawapay')
  expect(stored.map(({ order_id }) => order_id)).toEqual([null, null, null, null])
})

test('a body of a quarter megabyte is accepted, a larger one refused', async () => {
  const { stripe } = providers
  const signed = (size: number) => stripe.callback(null, { eventId: 'x'.repeat(size) })
  expect(await post(t, 'stripe', signed(256 * 1024))).toBe(413)
  expect(await post(t, 'stripe', { ...signed(10), payload: Buffer.alloc(250 * 1024, 'x') })).toBe(400)
})

test('a callback for an unconfigured provider is refused like an unsigned one', async () => {
  const callback = providers.stripe.callback(randomUUID())
  delete t.app.membership.providers.stripe
  expect(await post(t, 'stripe', callback)).toBe(400)
})

test('a callback during a check is not lost, although the next check is a day away', async () => {
  const id = await order(await aBuyer(t))
  const { paystack } = providers
  const ask = paystack.ask.bind(paystack)
  let answer = () => {}
  let isAsking = false
  paystack.ask = async (asked) => {
    const payment = await ask(asked)
    if (asked.id === id) {
      paystack.ask = ask
      isAsking = true
      await new Promise<void>((done) => (answer = done))
    }
    return payment // still open
  }
  t.clock.forward(2 * 86_400_000)
  const checking = checkDueOrders(t.app)
  await vi.waitFor(() => expect(isAsking).toBe(true))
  paystack.settle(id, {})
  expect(await post(t, 'paystack', paystack.callback(id, { at: t.app.clock.now() }))).toBe(200)
  answer()
  await checking
  await vi.waitFor(async () => expect(await stateOf(id)).toBe('paid'))
})

test('an absent provider’s callback is answered with a retry request, and counts later', async () => {
  const id = await order(await aBuyer(t, 'GB'))
  const { stripe } = providers
  const callback = stripe.callback(id)
  const reading = vi.spyOn(stripe, 'readCallback')
  reading.mockRejectedValue(new ProviderError('stripe cannot be reached'))
  const { statusCode, headers } = await t.http.inject({
    method: 'POST',
    url: '/payments/v1/stripe',
    ...callback,
  })
  expect([statusCode, headers['retry-after']]).toEqual([503, '60'])
  reading.mockImplementation(() => {
    throw new TypeError('A mistake of ours.')
  })
  expect(await post(t, 'stripe', callback)).toBe(500)
  expect((await events()).some(({ order_id }) => order_id === id)).toBe(false)
  reading.mockRestore()
  stripe.settle(id, {})
  expect(await post(t, 'stripe', callback)).toBe(200)
  await vi.waitFor(async () => expect(await stateOf(id)).toBe('paid'))
})
