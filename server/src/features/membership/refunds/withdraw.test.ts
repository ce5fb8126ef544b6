import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { anotherServer, type Server, type TestApp, testApp } from '../../../../test/app.ts'
import { startPurchase } from '../orders/start-purchase.ts'
import { checkDueOrders } from '../reconcile/check-due.ts'
import {
  aBuyer,
  afterSeconds,
  type Buyer,
  mailsTo,
  order,
  orderRow,
  post,
  purchaseOf,
  seen,
  type TestProviders,
  termsOf,
  useTestProviders,
} from '../testing/membership-world.ts'
import { beginRefund } from './refunds.queries.ts'
import { withdrawOwn } from './withdraw.ts'

let t: TestApp
let second: Server
let providers: TestProviders
beforeAll(async () => {
  t = await testApp()
  second = await anotherServer(t)
  providers = useTestProviders(t.app, second.app)
})
afterAll(async () => {
  await second.close()
  await t.close()
})
beforeEach(() => {
  t.clock.set(new Date())
  for (const provider of Object.values(providers))
    Object.assign(provider, { failing: 0, refundAnswer: 'done' })
})

const DAY = 86_400_000
const now = () => t.app.clock.now().getTime()

const withdraw = ({ client }: Buyer, order_id: string) =>
  client.post<{ data: { tier: string | null } }>('/functions/v1/withdraw-order', { order_id })

async function paid(buyer: Buyer, chosen: Parameters<typeof order>[1] = {}) {
  const id = await order(buyer, chosen)
  providers.paystack.settle(id, {})
  expect(await seen(buyer, id)).toMatchObject({ state: 'paid' })
  return id
}

const refundsOf = (id: string) =>
  [...providers.paystack.refunds.values()].filter(({ orderId }) => orderId === id)

test('a withdrawal ends the membership and refunds it at once, even while the provider is away', async () => {
  const amara = await aBuyer(t)
  const id = await paid(amara)
  providers.paystack.failing = 100
  const { status, body } = await withdraw(amara, id)
  expect([status, body.data.tier]).toEqual([200, null])
  expect(await seen(amara, id)).toMatchObject({ state: 'refunding', refunded: purchaseOf('NG').price })
  await afterSeconds(t, 1)
  expect((await orderRow(t, id)).state).toBe('refunding')
  providers.paystack.failing = 0
  await afterSeconds(t, 700)
  expect(await orderRow(t, id)).toMatchObject({ state: 'refunded', next_check_at: null })
  const sent = [...providers.paystack.refunds.values()].filter((refund) => refund.orderId === id)
  expect(sent).toEqual([expect.objectContaining({ price: purchaseOf('NG').price })])
  const [, withdrawal] = await mailsTo(t, amara.id)
  expect(withdrawal?.subject).toBe('Your withdrawal')
  expect(withdrawal?.body).toContain('₦2,000')
})

test('two simultaneous presses refund once', async () => {
  const amara = await aBuyer(t)
  const id = await paid(amara)
  const answers = await Promise.all([withdraw(amara, id), withdraw(amara, id), withdraw(amara, id)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  await afterSeconds(t, 1)
  await afterSeconds(t, 700)
  expect([...providers.paystack.refunds.values()].filter((refund) => refund.orderId === id)).toHaveLength(1)
  expect(await mailsTo(t, amara.id)).toHaveLength(2)
})

test('a server that reaches a refund late leaves it to the server that took it', async () => {
  const amara = await aBuyer(t)
  const id = await paid(amara)
  const queue = t.app.membership.checkQueues.paystack
  const sent = vi.spyOn(providers.paystack, 'refund')
  queue.pause() // fills the provider's queue
  const refund = { amount: 200_000, reason: 'withdrawal' } as const
  await t.app.db.transaction().execute((tx) => beginRefund(tx, { id }, refund, t.app.clock.now()))
  const late = checkDueOrders(t.app)
  await vi.waitFor(() => expect(queue.size).toBe(1))
  t.clock.forward(61_000)
  let answer = () => {}
  sent.mockImplementation(async () => {
    await new Promise<void>((done) => (answer = done))
    return 'done'
  })
  const other = checkDueOrders(second.app)
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
  queue.start()
  await late
  expect(sent).toHaveBeenCalledTimes(1)
  answer()
  await other
  expect(await orderRow(t, id)).toMatchObject({ state: 'refunded' })
  sent.mockRestore()
})

test('an event during a refund request causes no second request by another server', async () => {
  const amara = await aBuyer(t)
  const id = await paid(amara)
  const sent = vi.spyOn(providers.paystack, 'refund')
  let answer = () => {}
  sent.mockImplementation(async () => {
    await new Promise<void>((done) => (answer = done))
    return 'done'
  })
  const refund = { amount: 100_000, reason: 'withdrawal' } as const
  await t.app.db.transaction().execute((tx) => beginRefund(tx, { id }, refund, t.app.clock.now()))
  const checking = checkDueOrders(t.app)
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
  const late = providers.paystack.callback(id, { at: t.app.clock.now() })
  expect(await post(t, 'paystack', late)).toBe(200)
  await checkDueOrders(second.app)
  expect(sent).toHaveBeenCalledTimes(1)
  answer()
  await checking
  expect(await orderRow(t, id)).toMatchObject({ state: 'refunded' })
  sent.mockRestore()
})

test('of two simultaneous orders one is refunded in full, the other by its days', async () => {
  const amara = await aBuyer(t)
  const ids = [await paid(amara), await paid(amara)]
  t.clock.forward(2 * 86_400_000)
  const back = (id: string) => vi.waitFor(async () => expect((await withdraw(amara, id)).status).toBe(200))
  await Promise.all(ids.map(back)) // on a busy machine one of them may have to retry
  const reasons = await Promise.all(ids.map(async (id) => (await orderRow(t, id)).refunded_for))
  expect(new Set(reasons)).toEqual(new Set(['unused_days', 'withdrawal']))
})

test('others’ orders, unpaid ones and used-up ones are refused', async () => {
  const [amara, selam] = [await aBuyer(t), await aBuyer(t)]
  const id = await paid(amara)
  expect((await withdraw(selam, id)).status).toBe(404)
  const open = await order(amara)
  const refused = await withdraw(amara, open)
  expect([refused.status, refused.text]).toEqual([
    409,
    expect.stringContaining('membership.nothing_to_withdraw'),
  ])
  t.clock.forward(40 * 86_400_000)
  await expect(withdrawOwn(t.app, amara.id, id)).rejects.toThrow() // the session has also ended
  expect(
    [...providers.paystack.refunds.values()].filter(({ orderId }) => [id, open].includes(orderId)),
  ).toEqual([])
})

test('an upgrade refunds the lower tier’s unused days to their own order', async () => {
  const amara = await aBuyer(t)
  const easy = await paid(amara, { months: 12 })
  t.clock.forward(20 * DAY)
  const { unused } = await seen(amara, easy)
  const premium = await paid(amara, { tier: 'premium' })
  expect(unused?.amount).toBeCloseTo((1_920_000 * 345) / 365, -2)
  expect(await seen(amara, easy)).toMatchObject({ state: 'refunding', refunded: unused, withdrawal: null })
  const [, mail] = await mailsTo(t, amara.id)
  expect(mail?.body).toContain('this one has ended: Easy Ndoa, 12 months')
  await afterSeconds(t, 1)
  expect(refundsOf(easy)).toMatchObject([{ price: unused }])
  const { body } = await withdraw(amara, premium)
  expect(body.data.tier).toBeNull()
  expect(refundsOf(easy)).toHaveLength(1)
})

test('a year of the lowest tier cannot repeatedly pay for the highest', async () => {
  const amara = await aBuyer(t)
  await paid(amara, { months: 12 })
  const begun = now()
  for (let round = 0; round < 3; round++) {
    const { order_id: premium } = await startPurchase(t.app, amara.id, purchaseOf('NG', { tier: 'premium' }))
    providers.paystack.settle(premium, {})
    await afterSeconds(t, 10)
    const [live] = (await termsOf(t, amara.id)).filter(({ order_id }) => order_id === premium)
    t.clock.set(new Date((live?.ends_at.getTime() ?? 0) - 3_600_000))
    await withdrawOwn(t.app, amara.id, premium)
  }
  const days = (now() - begun) / DAY
  const orders = await t.app.db.selectFrom('orders').selectAll().where('user_id', '=', amara.id).execute()
  const kept = orders.reduce((sum, order) => sum + order.amount_minor - (order.refunded_minor ?? 0), 0)
  expect(kept).toBeGreaterThanOrEqual(Math.floor((500_000 / 31) * days))
})

test('a refund that the provider refuses is held for staff, and not retried', async () => {
  const amara = await aBuyer(t)
  const id = await paid(amara)
  providers.paystack.refundAnswer = 'refused'
  await withdraw(amara, id)
  await afterSeconds(t, 1)
  expect(await orderRow(t, id)).toMatchObject({ state: 'refunding', held_for: 'refund', next_check_at: null })
})

test('a refund that takes days is checked until it arrives', async () => {
  const amara = await aBuyer(t)
  const id = await paid(amara)
  providers.paystack.refundAnswer = 'open'
  await withdraw(amara, id)
  for (let hour = 0; hour < 72; hour++) await afterSeconds(t, 3_600)
  expect(await orderRow(t, id)).toMatchObject({ state: 'refunding', held_for: null })
  providers.paystack.refundAnswer = 'done'
  await afterSeconds(t, 6 * 3_600)
  expect((await orderRow(t, id)).state).toBe('refunded')
})

test('a refund unanswered for three days is held for staff, and continues on their request', async () => {
  const amara = await aBuyer(t)
  const id = await paid(amara)
  providers.paystack.failing = 100
  await withdraw(amara, id)
  for (let hour = 0; hour < 71; hour++) await afterSeconds(t, 3_600)
  expect(await orderRow(t, id)).toMatchObject({ held_for: null, next_check_at: expect.any(Date) })
  for (let hour = 0; hour < 2; hour++) await afterSeconds(t, 3_600)
  expect(await orderRow(t, id)).toMatchObject({ held_for: 'refund', next_check_at: null })
  providers.paystack.failing = 0
  await afterSeconds(t, 3_600)
  expect(refundsOf(id)).toEqual([]) // staff may be sending it manually
})

test('an accepted refund is checked again after one missing answer', async () => {
  const amara = await aBuyer(t)
  const id = await paid(amara)
  providers.paystack.refundAnswer = 'open'
  await withdraw(amara, id)
  for (let day = 0; day < 4; day++) await afterSeconds(t, DAY / 1000)
  providers.paystack.failing = 100
  await afterSeconds(t, DAY / 1000)
  expect(await orderRow(t, id)).toMatchObject({ held_for: null, next_check_at: expect.any(Date) })
  Object.assign(providers.paystack, { failing: 0, refundAnswer: 'done' })
  await afterSeconds(t, 3_600)
  expect(await orderRow(t, id)).toMatchObject({ state: 'refunded', held_for: null })
})

test('a refund through an unconfigured provider is held for staff', async () => {
  const amara = await aBuyer(t)
  const id = await paid(amara)
  delete t.app.membership.providers.paystack
  delete second.app.membership.providers.paystack
  await withdraw(amara, id)
  for (let day = 0; day < 4; day++) await afterSeconds(t, DAY / 1000)
  Object.assign(providers, useTestProviders(t.app, second.app))
  expect(await orderRow(t, id)).toMatchObject({ state: 'refunding', held_for: 'refund' })
})

test('a refund is held for staff two weeks after the withdrawal', async () => {
  const amara = await aBuyer(t)
  const id = await paid(amara)
  providers.paystack.failing = 100
  await withdraw(amara, id)
  for (let day = 0; day < 2; day++) await afterSeconds(t, DAY / 1000)
  Object.assign(providers.paystack, { failing: 0, refundAnswer: 'open' })
  for (let day = 0; day < 11; day++) await afterSeconds(t, DAY / 1000)
  expect(await orderRow(t, id)).toMatchObject({ held_for: null })
  for (let day = 0; day < 2; day++) await afterSeconds(t, DAY / 1000)
  expect(await orderRow(t, id)).toMatchObject({ held_for: 'refund' })
})

/** Waits, because the server's own job may have taken the order first and still be checking it. */
const waitForRow = (id: string, row: object) =>
  vi.waitFor(async () => {
    await afterSeconds(t, 1)
    expect(await orderRow(t, id)).toMatchObject(row)
  }, 20_000)

test('an order reversed by a bank during our refund is held for review once the refund arrives', async () => {
  const amara = await aBuyer(t)
  const id = await paid(amara)
  providers.paystack.refundAnswer = 'open'
  await withdraw(amara, id)
  await waitForRow(id, { refund_asked_at: expect.any(Date) })
  providers.paystack.settle(id, { returned: 200_000 })
  expect(await post(t, 'paystack', providers.paystack.callback(id, { at: t.app.clock.now() }))).toBe(200)
  await afterSeconds(t, 1)
  expect(await orderRow(t, id)).toMatchObject({ state: 'refunding', held_for: null })
  providers.paystack.refundAnswer = 'done'
  t.clock.forward(3_600_000)
  await waitForRow(id, {
    state: 'refunded',
    held_for: 'disputed',
    refunded_minor: 200_000,
    returned_minor: 200_000,
    next_check_at: null,
  })
})

test('a refund refused because of a bank’s reversal is held for that reason', async () => {
  const amara = await aBuyer(t)
  const id = await paid(amara)
  providers.paystack.refundAnswer = 'refused'
  providers.paystack.settle(id, { returned: 200_000 })
  await withdraw(amara, id)
  await waitForRow(id, {
    state: 'refunding',
    held_for: 'disputed',
    returned_minor: 200_000,
    next_check_at: null,
  })
})

test('an arrived refund is not taken for an open one when the server stops at that moment', async () => {
  const amara = await aBuyer(t)
  const id = await paid(amara)
  await withdraw(amara, id)
  providers.paystack.settle(id, { returned: 200_000 })
  const { ask } = providers.paystack
  providers.paystack.ask = () => new Promise(() => {}) // this server stops here
  t.clock.forward(1_000)
  void checkDueOrders(t.app)
  await vi.waitFor(async () => expect(await orderRow(t, id)).toMatchObject({ state: 'refunded' }))
  providers.paystack.ask = ask
  await vi.waitFor(async () => {
    t.clock.forward(61_000) // once its lease has ended
    await checkDueOrders(second.app)
    expect(await orderRow(t, id)).toMatchObject({ held_for: 'disputed', next_check_at: null })
  }, 20_000)
})

test('suspended members can withdraw and be refunded', async () => {
  const amara = await aBuyer(t)
  const id = await paid(amara)
  await t.app.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', amara.id).execute()
  expect((await withdraw(amara, id)).status).toBe(200)
  expect((await orderRow(t, id)).state).toBe('refunding')
})
