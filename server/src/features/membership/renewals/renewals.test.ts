import { TERMS } from '@ndoa/contract/membership/membership-rules'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { testRandom } from '../../../../test/random.ts'
import { aStaffMember } from '../../../../test/staff.ts'
import { createEncryption } from '../../../platform/encryption.ts'
import { getMembership } from '../orders/get-membership.ts'
import { orderOf } from '../orders/orders.queries.ts'
import { startPurchase } from '../orders/start-purchase.ts'
import { checkDueOrders } from '../reconcile/check-due.ts'
import { checkOrder } from '../reconcile/look.ts'
import { withdrawOrder } from '../refunds/withdraw.ts'
import { restoreLostTime } from '../terms/give-time-back.ts'
import {
  aBuyer,
  afterSeconds,
  type Buyer,
  endMemberships,
  mailsTo,
  order,
  orderRow,
  post,
  purchaseOf,
  remindOfRenewals,
  renewMemberships,
  seen,
  type TestProviders,
  termsOf,
  useTestProviders,
} from '../testing/membership-world.ts'
import { forgetCards } from './forget-cards.ts'
import { stopRenewal } from './renewals.queries.ts'
import { startRenewing } from './start-renewing.ts'

const HOUR = 3_600
const DAY = 24 * HOUR
const REMINDER = 'Your Ndoa membership renews in a week'
const NOT_RENEWED = 'Your Ndoa membership was not renewed'
const TRIED_AGAIN = 'We could not renew your Ndoa membership yet'
const RETURNED = 'Your renewal is being refunded'

let t: TestApp
let providers: TestProviders
beforeAll(async () => {
  t = await testApp()
  providers = useTestProviders(t.app)
})
afterAll(() => t.close())
beforeEach(async () => {
  t.clock.set(new Date())
  await t.app.db.updateTable('renewals').set({ is_on: false }).execute()
  Object.assign(providers.paystack, { failing: 0, chargeAnswer: 'paid' })
  providers.paystack.charged.clear()
})

async function aRenewingMember(chosen: Parameters<typeof order>[1] = {}): Promise<Buyer> {
  const buyer = await aBuyer(t)
  const id = await order(buyer, { renews: true, ...chosen })
  providers.paystack.settle(id, { card: { token: 'AUTH_planted', lastFour: '4081' } })
  await seen(buyer, id)
  return buyer
}

/** Advances the clock in steps and runs the jobs after each. */
async function pass(seconds: number, step = 6 * HOUR) {
  for (let passed = 0; passed < seconds; passed += step) {
    await afterSeconds(t, step)
    await remindOfRenewals(t.app)
    await renewMemberships(t.app)
    await afterSeconds(t, 0)
  }
}

async function untilReminded(userId: string) {
  while (!(await renewal(userId))?.reminded_at) await pass(6 * HOUR)
}

const renewal = (userId: string) =>
  t.app.db.selectFrom('renewals').selectAll().where('user_id', '=', userId).executeTakeFirst()
const renewalOrders = (userId: string) =>
  t.app.db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('is_renewal', '=', true)
    .orderBy('created_at')
    .execute()
const notRenewedMails = async (userId: string) =>
  (await mailsTo(t, userId)).filter(({ subject }) => subject === NOT_RENEWED)
const subjectsTo = async (userId: string) => (await mailsTo(t, userId)).map(({ subject }) => subject)

test('the owner gets the renewal’s date and price a week before, and the term follows without a gap', async () => {
  const amara = await aRenewingMember()
  const [first] = await termsOf(t, amara.id)
  await pass(20 * DAY)
  expect(await subjectsTo(amara.id)).not.toContain(REMINDER)
  await pass(5 * DAY)
  const reminder = (await mailsTo(t, amara.id)).find(({ subject }) => subject === REMINDER)
  expect(reminder?.body).toContain('We will charge ₦2,000 to the card that ends in 4081.')
  expect(providers.paystack.charged.size).toBe(0)
  await pass(6 * DAY)
  expect([...providers.paystack.charged.values()]).toEqual([{ token: 'AUTH_planted', amount: 200_000 }])
  const [, second] = await termsOf(t, amara.id)
  expect(second?.starts_at).toEqual(first?.ends_at)
  expect(await renewal(amara.id)).toMatchObject({ is_on: true, reminded_at: null, renewed_by: null })
})

test('a renewal is charged and taxed by the country of the reminder’s price', async () => {
  const amara = await aRenewingMember()
  await untilReminded(amara.id)
  const moved = { country_of_residence: 'GB' }
  await t.app.db.updateTable('profiles').set(moved).where('user_id', '=', amara.id).execute()
  await pass(8 * DAY)
  expect(await renewalOrders(amara.id)).toMatchObject([{ country: 'NG', currency: 'NGN', tax_rate: 750 }])
})

test('a card is not charged another provider’s prices, and its owner is asked for a new card', async () => {
  const amara = await aRenewingMember()
  const { db } = t.app
  await pass(5 * DAY)
  const moved = { country_of_residence: 'DE' }
  await db.updateTable('profiles').set(moved).where('user_id', '=', amara.id).execute()
  await db.updateTable('price_countries').set({ country: 'DE' }).where('user_id', '=', amara.id).execute()
  await pass(20 * DAY)
  const mails = await notRenewedMails(amara.id)
  expect(mails.map(({ body }) => body)).toEqual([
    expect.stringContaining('it was stored for the prices of another'),
  ])
  expect(await renewal(amara.id)).toMatchObject({ is_on: false, reminded_at: null })
  const { status, text } = await amara.client.post('/functions/v1/start-renewing')
  expect([status, text]).toEqual([409, expect.stringContaining('membership.no_card')])
  const { body } = await amara.client.get<{ data: object }>('/functions/v1/get-membership')
  expect(body.data).toMatchObject({ tier: 'easy', renewal: null })
  await pass(10 * DAY)
  expect([await renewalOrders(amara.id), await notRenewedMails(amara.id)]).toEqual([[], mails])
})

test('a renewal is not charged at reminder prices that the card cannot pay', async () => {
  const amara = await aRenewingMember()
  await untilReminded(amara.id)
  const promised = { country: 'DE', currency: 'EUR', amount_minor: 600 }
  await t.app.db.updateTable('renewals').set(promised).where('user_id', '=', amara.id).execute()
  await pass(8 * DAY)
  expect(await renewalOrders(amara.id)).toEqual([])
  expect(await notRenewedMails(amara.id)).toHaveLength(1)
})

test('withdrawing an earlier term a day before the end keeps the renewal’s schedule', async () => {
  const amara = await aBuyer(t)
  const first = await order(amara)
  providers.paystack.settle(first, {})
  await seen(amara, first)
  const chosen = await order(amara, { renews: true })
  providers.paystack.settle(chosen, { card: { token: 'AUTH_planted', lastFour: '4081' } })
  await seen(amara, chosen)
  await pass(10 * DAY)
  await withdrawOrder(t.app, first)
  const [, term] = await termsOf(t, amara.id)
  expect(await renewal(amara.id)).toMatchObject({ renews_at: new Date(+term!.ends_at - DAY * 1000) })
  await pass(35 * DAY)
  await endMemberships(t.app)
  expect(await renewalOrders(amara.id)).toMatchObject([{ state: 'paid' }])
})

test('a member who stops after the reminder is not charged, and the membership ends by itself', async () => {
  const amara = await aRenewingMember()
  await pass(25 * DAY)
  await t.app.db.updateTable('renewals').set({ is_on: false }).where('user_id', '=', amara.id).execute()
  await pass(10 * DAY)
  expect(providers.paystack.charged.size).toBe(0)
  expect(await termsOf(t, amara.id)).toHaveLength(1)
})

test('a renewal turned on again late gets a reminder a week before its charge', async () => {
  const amara = await aRenewingMember()
  const [term] = await termsOf(t, amara.id)
  await pass(25 * DAY)
  expect((await amara.client.post('/functions/v1/stop-renewing')).status).toBe(200)
  t.clock.set(new Date(+term!.ends_at - HOUR * 500))
  const before = (await subjectsTo(amara.id)).filter((subject) => subject === REMINDER).length
  expect((await amara.client.post('/functions/v1/start-renewing')).status).toBe(200)
  await afterSeconds(t, HOUR)
  await endMemberships(t.app)
  await pass(5 * DAY)
  expect((await subjectsTo(amara.id)).filter((subject) => subject === REMINDER)).toHaveLength(before + 1)
  expect(providers.paystack.charged.size).toBe(0)
  await pass(3 * DAY)
  expect(providers.paystack.charged.size).toBe(1)
  expect(await termsOf(t, amara.id)).toHaveLength(2)
})

test('no card is charged while the mail gateway is away, and a reminder comes a week before the charge afterwards', async () => {
  const amara = await aRenewingMember()
  const deliver = vi.spyOn(t.app.mail, 'deliver').mockRejectedValue(new Error('the gateway is away'))
  try {
    await pass(40 * DAY)
  } finally {
    deliver.mockRestore()
  }
  expect(providers.paystack.charged.size).toBe(0)
  await pass(DAY)
  expect(await subjectsTo(amara.id)).toContain(REMINDER)
  expect(providers.paystack.charged.size).toBe(0)
  await pass(7 * DAY)
  expect(providers.paystack.charged.size).toBe(1)
})

test('a server that dies during a reminder causes no charge without a reminder', async () => {
  const amara = await aRenewingMember()
  const never = new Promise<boolean>(() => {})
  const deliver = vi.spyOn(t.app.mail, 'deliver').mockReturnValue(never)
  await pass(20 * DAY)
  t.clock.forward(4 * DAY * 1000)
  void remindOfRenewals(t.app)
  await expect.poll(() => deliver.mock.calls.length).toBe(1)
  deliver.mockRestore()
  t.clock.forward(7 * DAY * 1000)
  await renewMemberships(t.app)
  expect(providers.paystack.charged.size).toBe(0)
  await pass(2 * DAY)
  expect(await subjectsTo(amara.id)).toContain(REMINDER)
  expect(providers.paystack.charged.size).toBe(0)
  await pass(7 * DAY)
  expect(providers.paystack.charged.size).toBe(1)
})

test('an address that refuses the reminder does not end a renewal just turned on', async () => {
  const amara = await aRenewingMember()
  await pass(20 * DAY)
  t.clock.forward(4 * DAY * 1000)
  const deliver = vi.spyOn(t.app.mail, 'deliver').mockImplementation(async () => {
    await amara.client.post('/functions/v1/stop-renewing')
    await amara.client.post('/functions/v1/start-renewing')
    return false
  })
  await remindOfRenewals(t.app)
  deliver.mockRestore()
  expect(await renewal(amara.id)).toMatchObject({ is_on: true, reminded_at: null, told_at: null })
})

test('a member who cannot be reminded or charged does not block others', async () => {
  const { db } = t.app
  const [amara, selam] = [await aRenewingMember(), await aRenewingMember()]
  await db
    .updateTable('renewals')
    .set({ renews_at: new Date(t.clock.now().getTime() + DAY * 1000) }) // the first reminder, across all orders
    .where('user_id', '=', amara.id)
    .execute()
  await sql`create function refuse() returns trigger language plpgsql as $$ begin
    if new.user_id = ${sql.lit(amara.id)} then raise 'refused'; end if; return new; end $$`.execute(db)
  await sql`create trigger refuse before update on renewals for each row execute function refuse()`.execute(
    db,
  )
  try {
    await pass(31 * DAY)
  } finally {
    await sql`drop function refuse cascade`.execute(db)
  }
  expect(await subjectsTo(selam.id)).toContain(REMINDER)
  expect(await renewalOrders(selam.id)).toMatchObject([{ state: 'paid' }])
})

test('a declined card is tried once more after three days, with a notice each time', async () => {
  const amara = await aRenewingMember()
  const [term] = await termsOf(t, amara.id)
  providers.paystack.chargeAnswer = 'failed'
  while (providers.paystack.charged.size === 0) await pass(6 * HOUR)
  await pass(HOUR, HOUR)
  expect(await subjectsTo(amara.id)).toContain(TRIED_AGAIN)
  const waiting = await renewal(amara.id)
  expect(waiting).toMatchObject({ is_on: true, renewed_by: null, declined_at: expect.any(Date) })
  expect(waiting!.renews_at.getTime()).toBeGreaterThan(term!.ends_at.getTime() + DAY * 1000)
  const mail = (await mailsTo(t, amara.id)).find(({ subject }) => subject === TRIED_AGAIN)
  expect(mail?.body).toMatch(/We could not charge ₦2,000 to the card that ends in 4081\..*once more on/s)
  await pass(2 * DAY)
  await endMemberships(t.app)
  expect(providers.paystack.charged.size).toBe(1)
  await pass(2 * DAY)
  expect(providers.paystack.charged.size).toBe(2)
  expect(await subjectsTo(amara.id)).toContain(NOT_RENEWED)
  expect(await renewal(amara.id)).toMatchObject({ is_on: false })
  await pass(30 * DAY)
  expect(providers.paystack.charged.size).toBe(2)
  expect(await notRenewedMails(amara.id)).toHaveLength(1)
})

test('a declined card is charged again only after the gateway accepts the mail about it', async () => {
  const amara = await aRenewingMember()
  providers.paystack.chargeAnswer = 'failed'
  while ((await renewalOrders(amara.id)).length === 0) await pass(6 * HOUR)
  const deliver = vi.spyOn(t.app.mail, 'deliver').mockRejectedValue(new Error('the gateway is away'))
  await pass(5 * DAY)
  deliver.mockRestore()
  expect(await renewal(amara.id)).toMatchObject({ is_on: true, declined_at: expect.any(Date) })
  expect(providers.paystack.charged.size).toBe(1)
  const back = t.clock.now().getTime()
  await pass(DAY)
  expect(await subjectsTo(amara.id)).toContain(TRIED_AGAIN)
  expect((await renewal(amara.id))!.renews_at.getTime()).toBeGreaterThanOrEqual(back + 3 * DAY * 1000)
  await pass(4 * DAY)
  expect(providers.paystack.charged.size).toBe(2)
})

test('a reminder with an unknown outcome is sent again within a day', async () => {
  const amara = await aRenewingMember()
  await untilReminded(amara.id)
  await t.app.db.updateTable('renewals').set({ told_at: null }).where('user_id', '=', amara.id).execute()
  await pass(DAY)
  expect(await renewal(amara.id)).toMatchObject({ is_on: true, told_at: expect.any(Date) })
  expect((await subjectsTo(amara.id)).filter((subject) => subject === REMINDER)).toHaveLength(2)
})

test('a successful second charge renews, and resets the count of declines', async () => {
  const amara = await aRenewingMember()
  providers.paystack.chargeAnswer = 'failed'
  while (!(await renewal(amara.id))?.declined_at) await pass(6 * HOUR)
  providers.paystack.chargeAnswer = 'paid'
  await pass(4 * DAY)
  const [first, second, ...more] = await renewalOrders(amara.id)
  expect([first?.state, second?.state, more]).toEqual(['failed', 'paid', []])
  expect(await renewal(amara.id)).toMatchObject({ is_on: true, declined_at: null, order_id: second?.id })
  expect(await notRenewedMails(amara.id)).toEqual([])
})

test('a renewal turned on after a decline uses today’s price and country, with a week’s reminder', async () => {
  const { db } = t.app
  const amara = await aRenewingMember()
  providers.paystack.chargeAnswer = 'failed'
  while (!(await renewal(amara.id))?.declined_at) await pass(6 * HOUR)
  await amara.client.post('/functions/v1/stop-renewing')
  const moved = { country_of_residence: 'GH' }
  await db.updateTable('profiles').set(moved).where('user_id', '=', amara.id).execute()
  await db.updateTable('price_countries').set({ country: 'GH' }).where('user_id', '=', amara.id).execute()
  expect((await amara.client.post('/functions/v1/start-renewing')).status).toBe(200)
  providers.paystack.chargeAnswer = 'paid'
  await pass(5 * DAY)
  expect(await renewalOrders(amara.id)).toHaveLength(1)
  await pass(3 * DAY)
  expect((await renewalOrders(amara.id)).find(({ state }) => state === 'paid')).toMatchObject({
    country: 'GH',
    currency: 'GHS',
  })
  expect((await subjectsTo(amara.id)).filter((subject) => subject === REMINDER)).toHaveLength(2)
})

test('extending a declined renewal’s term restarts it with a reminder a week before its charge', async () => {
  const amara = await aRenewingMember()
  providers.paystack.chargeAnswer = 'failed'
  while (!(await renewal(amara.id))?.declined_at) await pass(6 * HOUR)
  const to = t.app.clock.now()
  const lost = [[new Date(to.getTime() - 20 * DAY * 1000), to]] as const
  await t.app.db.transaction().execute((tx) => restoreLostTime(tx, amara.id, lost, to))
  await pass(15 * DAY)
  expect((await subjectsTo(amara.id)).filter((subject) => subject === REMINDER)).toHaveLength(2)
})

test('charging a card encrypts it with the current secret', async () => {
  const { membership } = t.app
  const { cards } = membership
  const [before, present] = ['the secret before', 'the present secret']
  try {
    membership.cards = createEncryption(before, 'cards')
    const amara = await aRenewingMember()
    membership.cards = createEncryption(present, 'cards', before)
    await pass(31 * DAY)
    membership.cards = createEncryption(present, 'cards')
    await pass(31 * DAY)
    expect(await renewalOrders(amara.id)).toMatchObject([{ state: 'paid' }, { state: 'paid' }])
  } finally {
    membership.cards = cards
  }
})

test('a first charge that succeeds late is refunded if the card was charged again', async () => {
  const amara = await aRenewingMember()
  providers.paystack.chargeAnswer = 'failed'
  while (!(await renewal(amara.id))?.declined_at) await pass(6 * HOUR)
  const [first] = await renewalOrders(amara.id)
  providers.paystack.settle(first!.id, {})
  providers.paystack.chargeAnswer = 'paid'
  await pass(5 * DAY)
  const orders = await renewalOrders(amara.id)
  expect(orders.map(({ state }) => state).sort()).toEqual(['paid', 'refunded'])
  const returned = (await mailsTo(t, amara.id)).find(({ subject }) => subject === RETURNED)
  expect(returned?.body).toContain('was paid after it had failed or been cancelled')
  expect((await termsOf(t, amara.id)).length).toBe(2)
})

test.each(['declined', 'refused'] as const)(
  'several servers that see at once that a card was %s try it once more, with one mail',
  async (how) => {
    const amara = await aRenewingMember()
    providers.paystack.chargeAnswer = how === 'refused' ? 'refused' : 'failed'
    while ((await renewalOrders(amara.id)).length === 0) {
      t.clock.forward(6 * HOUR * 1000)
      await remindOfRenewals(t.app)
      await renewMemberships(t.app)
    }
    const [renewing] = await renewalOrders(amara.id)
    const row = async () => (await orderOf(t.app.db, renewing!.id))!
    if (how === 'declined') await checkOrder(t.app, await row())
    const seenBefore = await row()
    await Promise.allSettled([1, 2, 3, 4].map(() => checkOrder(t.app, seenBefore)))
    await pass(5 * DAY)
    expect(await renewalOrders(amara.id)).toHaveLength(2)
    const subjects = await subjectsTo(amara.id)
    expect(subjects.filter((subject) => subject === TRIED_AGAIN)).toHaveLength(1)
    expect(subjects.filter((subject) => subject === NOT_RENEWED)).toHaveLength(1)
  },
)

test('a card is not retried without a notice, after a stop, or after a purchase by hand', async () => {
  const [silent, stopped, buying] = [
    await aRenewingMember(),
    await aRenewingMember(),
    await aRenewingMember(),
  ]
  providers.paystack.chargeAnswer = 'failed'
  const { db } = t.app
  while ((await renewalOrders(silent.id)).length === 0) {
    t.clock.forward(6 * HOUR * 1000)
    await remindOfRenewals(t.app)
    await renewMemberships(t.app)
  }
  const address = `${silent.id}@members.test`
  const bounce = { user_id: silent.id, address, kind: 'hard' as const, at: t.app.clock.now() }
  await db.insertInto('mail_bounces').values(bounce).execute()
  await pass(DAY)
  expect(await renewal(silent.id)).toMatchObject({ is_on: false })
  await stopRenewal(t.app.db, stopped.id)
  const { order_id } = await startPurchase(t.app, buying.id, purchaseOf('NG'))
  providers.paystack.settle(order_id, {})
  await pass(6 * DAY)
  for (const { id } of [silent, stopped, buying]) expect(await renewalOrders(id)).toHaveLength(1)
})

test('an unchargeable card’s owner is notified at once, and the second time ends the renewal', async () => {
  const amara = await aRenewingMember()
  providers.paystack.chargeAnswer = 'refused'
  await pass(29 * DAY)
  while ((await renewalOrders(amara.id)).length === 0) await pass(6 * HOUR)
  await pass(HOUR, HOUR)
  const [renewing] = await renewalOrders(amara.id)
  expect(renewing).toMatchObject({ state: 'failed', next_check_at: null, provider_id: null })
  expect(await subjectsTo(amara.id)).toContain(TRIED_AGAIN)
  await pass(4 * DAY)
  const [mail] = await notRenewedMails(amara.id)
  expect(mail?.body).toContain('Your membership has ended')
  await endMemberships(t.app)
  expect(await getMembership(t.app, amara.id)).toMatchObject({ tier: null, renewal: null })
  await expect(startRenewing(t.app, amara.id)).rejects.toMatchObject({ code: 'membership.no_card' })
  await pass(5 * DAY)
  await forgetCards(t.app)
  expect(await renewal(amara.id)).toBeUndefined()
  expect(await notRenewedMails(amara.id)).toHaveLength(1)
})

test('an overdue card is deleted without a charge, and its owner is notified of the membership’s end', async () => {
  const amara = await aRenewingMember()
  await untilReminded(amara.id)
  providers.paystack.failing = 100
  await pass(11 * DAY)
  expect(await renewalOrders(amara.id)).toMatchObject([{ state: 'open', provider_id: null }])
  await endMemberships(t.app)
  providers.paystack.failing = 0
  await pass(2 * DAY, HOUR)
  expect(providers.paystack.charged.size).toBe(0)
  expect(await renewalOrders(amara.id)).toMatchObject([{ state: 'expired', next_check_at: null }])
  expect((await notRenewedMails(amara.id)).map(({ body }) => body)).toEqual([
    expect.stringContaining('Your membership has ended.'),
  ])
  await forgetCards(t.app)
  expect(await renewal(amara.id)).toBeUndefined()
})

test('a charge that never completes is abandoned after a week, and its owner is notified', async () => {
  const amara = await aRenewingMember()
  providers.paystack.chargeAnswer = 'open'
  await pass(42 * DAY)
  expect(await renewalOrders(amara.id)).toMatchObject([{ state: 'expired' }])
  expect(await notRenewedMails(amara.id)).toHaveLength(1)
  expect(await renewal(amara.id)).toMatchObject({ is_on: false })
})

test('a member who stopped an ordered renewal gets no failure notice', async () => {
  const amara = await aRenewingMember()
  await untilReminded(amara.id)
  providers.paystack.failing = 100
  while ((await renewalOrders(amara.id)).length === 0) await pass(6 * HOUR)
  expect((await amara.client.post('/functions/v1/stop-renewing')).status).toBe(200)
  providers.paystack.failing = 0
  await pass(9 * DAY)
  expect(providers.paystack.charged.size).toBe(0)
  expect(await renewalOrders(amara.id)).toMatchObject([{ state: 'expired' }])
  expect(await notRenewedMails(amara.id)).toEqual([])
})

test('an ordered renewal stopped and turned on again is charged as announced', async () => {
  const amara = await aRenewingMember()
  await untilReminded(amara.id)
  providers.paystack.failing = 100
  while ((await renewalOrders(amara.id)).length === 0) await pass(6 * HOUR)
  const before = await renewal(amara.id)
  expect((await amara.client.post('/functions/v1/stop-renewing')).status).toBe(200)
  await afterSeconds(t, 12 * HOUR)
  providers.paystack.failing = 0
  const { status, body } = await amara.client.post<{ data: object }>('/functions/v1/start-renewing')
  expect([status, body.data]).toEqual([200, expect.objectContaining({ can_renew: true })])
  expect(await renewal(amara.id)).toEqual(before)
  await afterSeconds(t, 1)
  await afterSeconds(t, 30)
  await vi.waitFor(async () => expect(await termsOf(t, amara.id)).toHaveLength(2))
  expect(providers.paystack.charged.size).toBe(1)
})

test.each([
  ['is not charged', false],
  ['was charged: all of it goes back', true],
] as const)('a running renewal whose owner buys another membership by hand %s', async (_, wasCharged) => {
  const amara = await aRenewingMember()
  const [first] = await termsOf(t, amara.id)
  await untilReminded(amara.id)
  Object.assign(providers.paystack, wasCharged ? { chargeAnswer: 'open' } : { failing: 100 })
  while ((await renewalOrders(amara.id)).length === 0) await pass(6 * HOUR)
  providers.paystack.failing = 0
  const [renewing] = await renewalOrders(amara.id)
  expect(providers.paystack.charged.size).toBe(wasCharged ? 1 : 0)
  const byHand = await order(amara, { tier: 'super', months: 3, renews: true })
  providers.paystack.settle(byHand, { card: { token: 'AUTH_other', lastFour: '1234' } })
  expect(await seen(amara, byHand)).toMatchObject({ state: 'paid' }) // before the charge is retried
  if (wasCharged) providers.paystack.settle(renewing?.id ?? '', {})
  await pass(2 * DAY)
  expect(await renewal(amara.id)).toMatchObject({ order_id: byHand, is_on: true, card_last_four: '1234' })
  const granted = (await termsOf(t, amara.id)).map(({ order_id }) => order_id)
  expect(new Set(granted)).toEqual(new Set([first?.order_id, byHand]))
  expect(await orderRow(t, renewing?.id ?? '')).toMatchObject(
    wasCharged ? { state: 'refunded', refunded_minor: 200_000 } : { state: 'open', provider_id: null },
  )
  const returned = (await subjectsTo(amara.id)).filter((subject) => subject === RETURNED)
  expect(returned).toHaveLength(wasCharged ? 1 : 0)
  expect(providers.paystack.charged.size).toBe(wasCharged ? 1 : 0)
})

test('a card is not deleted during its charge, so buying by hand does not charge twice', async () => {
  const amara = await aRenewingMember()
  await untilReminded(amara.id)
  providers.paystack.chargeAnswer = 'open'
  while (providers.paystack.charged.size === 0) await pass(6 * HOUR)
  const [renewing = ''] = providers.paystack.charged.keys()
  const byHand = await order(amara)
  expect((await amara.client.post('/functions/v1/stop-renewing')).status).toBe(200)
  await pass(3 * DAY)
  await endMemberships(t.app)
  await forgetCards(t.app)
  providers.paystack.settle(byHand, {})
  await pass(DAY)
  expect(await orderRow(t, byHand)).toMatchObject({ state: 'paid' })
  providers.paystack.settle(renewing, {})
  await pass(2 * DAY)
  expect(await orderRow(t, renewing)).toMatchObject({ state: 'refunded', refunded_minor: 200_000 })
  expect((await termsOf(t, amara.id)).map(({ order_id }) => order_id)).not.toContain(renewing)
})

test('a renewal of an unconfigured provider ends, and its owner is notified', async () => {
  const amara = await aRenewingMember()
  await untilReminded(amara.id)
  delete t.app.membership.providers.paystack
  await pass(10 * DAY)
  t.app.membership.providers.paystack = providers.paystack
  expect(await renewalOrders(amara.id)).toMatchObject([UNREACHABLE])
  const [mail, ...others] = await notRenewedMails(amara.id)
  expect(mail?.body).toContain('If ₦2,000 was already charged to the card that ends in 4081')
  expect(others).toEqual([])
})

const UNREACHABLE = { state: 'expired', held_for: 'unreachable', next_check_at: null }

test.each([
  ['whose answer was lost', 'lost'],
  ['that is still open', 'open'],
] as const)(
  'a charge %s ends when its provider is no longer configured, and is granted when staff ask again',
  async (_, chargeAnswer) => {
    const amara = await aRenewingMember()
    providers.paystack.chargeAnswer = chargeAnswer
    await untilReminded(amara.id)
    while (providers.paystack.charged.size === 0) await pass(6 * HOUR)
    const [id = ''] = providers.paystack.charged.keys()
    delete t.app.membership.providers.paystack
    await pass(12 * DAY)
    expect(await orderRow(t, id)).toMatchObject(UNREACHABLE)
    expect(await notRenewedMails(amara.id)).toHaveLength(1)
    expect(await renewal(amara.id)).toMatchObject({ is_on: false })
    const admin = await t.asStaff((await aStaffMember(t.app, { role: 'admin' })).id)
    const ask = () => admin.post<{ data: object }>('/functions/v1/ask-about-order', { order_id: id })
    expect((await ask()).status).toBe(503)
    t.app.membership.providers.paystack = providers.paystack
    providers.paystack.settle(id, {})
    expect((await ask()).body.data).toEqual({ is_held: false })
    expect(await orderRow(t, id)).toMatchObject({ state: 'paid', held_for: null })
    expect(await termsOf(t, amara.id)).toHaveLength(2)
    expect(providers.paystack.charged.size).toBe(1)
  },
)

test('an uncharged renewal is released once its provider can confirm it', async () => {
  const amara = await aRenewingMember()
  await untilReminded(amara.id)
  delete t.app.membership.providers.paystack
  await pass(14 * DAY) // a charge is checked until a week after its order
  t.app.membership.providers.paystack = providers.paystack
  const [renewing] = await renewalOrders(amara.id)
  const admin = await t.asStaff((await aStaffMember(t.app, { role: 'admin' })).id)
  const asked = await admin.post<{ data: object }>('/functions/v1/ask-about-order', {
    order_id: renewing?.id,
  })
  expect(asked.body.data).toEqual({ is_held: false })
  expect(providers.paystack.charged.size).toBe(0)
})

test('a charge with a lost answer is found when the provider returns after more than a week', async () => {
  const amara = await aRenewingMember()
  providers.paystack.chargeAnswer = 'lost'
  await untilReminded(amara.id)
  while (providers.paystack.charged.size === 0) await pass(6 * HOUR)
  providers.paystack.failing = 100
  await pass(10 * DAY)
  expect(await renewalOrders(amara.id)).toMatchObject([{ state: 'open', provider_id: null }])
  providers.paystack.failing = 0
  await pass(2 * HOUR, HOUR)
  expect(await renewalOrders(amara.id)).toMatchObject([{ state: 'paid' }])
  expect(await termsOf(t, amara.id)).toHaveLength(2)
  expect(providers.paystack.charged.size).toBe(1)
  expect(await notRenewedMails(amara.id)).toEqual([])
})

test.each([
  ['all', 200_000],
  ['a part', 60_000],
])(
  'a card is not charged again after its bank reversed %s of its payment for an earlier term',
  async (_, returned) => {
    const amara = await aRenewingMember()
    await pass(32 * DAY)
    const [first, second] = await termsOf(t, amara.id)
    expect(second).toBeDefined()
    const id = first?.order_id ?? ''
    providers.paystack.settle(id, { returned })
    expect(await post(t, 'paystack', providers.paystack.callback(id, { at: t.app.clock.now() }))).toBe(200)
    await vi.waitFor(async () => expect(await renewal(amara.id)).toMatchObject({ is_on: false }))
    await pass(40 * DAY)
    expect(providers.paystack.charged.size).toBe(1)
  },
)

test('a renewal chosen after a dispute stays on when the bank repeats that dispute', async () => {
  const amara = await aRenewingMember()
  await pass(32 * DAY)
  const [first] = await termsOf(t, amara.id)
  const id = first?.order_id ?? ''
  providers.paystack.settle(id, { returned: 200_000 })
  const hear = () => post(t, 'paystack', providers.paystack.callback(id, { at: t.app.clock.now() }))
  await hear()
  await vi.waitFor(async () => expect(await renewal(amara.id)).toMatchObject({ is_on: false }))
  await t.app.db.updateTable('renewals').set({ is_on: true }).where('user_id', '=', amara.id).execute()
  providers.paystack.settle(id, { returned: 250_000 }) // more than was known
  t.clock.forward(1_000)
  expect(await hear()).toBe(200)
  await checkDueOrders(t.app)
  expect(await renewal(amara.id)).toMatchObject({ is_on: true })
})

test('a renewal charged during a withdrawal grants nothing and is refunded', async () => {
  const amara = await aRenewingMember()
  const [first] = await termsOf(t, amara.id)
  providers.paystack.chargeAnswer = 'open'
  await pass(29 * DAY)
  while (providers.paystack.charged.size === 0) await pass(6 * HOUR)
  const [renewing = ''] = providers.paystack.charged.keys()
  const taken = await amara.client.post('/functions/v1/withdraw-order', { order_id: first?.order_id })
  expect(taken.status).toBe(200)
  providers.paystack.settle(renewing, {})
  await pass(DAY, HOUR)
  expect(await orderRow(t, renewing)).toMatchObject({ state: 'refunded', refunded_minor: 200_000 })
  expect(await termsOf(t, amara.id)).toHaveLength(1)
  expect(providers.paystack.charged.size).toBe(1)
  const mail = (await mailsTo(t, amara.id)).at(-1)
  expect([mail?.subject, mail?.body]).toEqual([RETURNED, expect.stringContaining('You get back ₦2,000.')])
})

test('a charge with a lost answer is found and refunded after a withdrawal', async () => {
  const amara = await aRenewingMember()
  const [first] = await termsOf(t, amara.id)
  providers.paystack.chargeAnswer = 'lost'
  await pass(29 * DAY)
  while (providers.paystack.charged.size === 0) await pass(6 * HOUR)
  const [renewing = ''] = providers.paystack.charged.keys()
  expect(await orderRow(t, renewing)).toMatchObject({ state: 'open', provider_id: null })
  await amara.client.post('/functions/v1/withdraw-order', { order_id: first?.order_id })
  const { findCharge } = providers.paystack
  providers.paystack.findCharge = async () => null // a new charge takes a while to appear
  await pass(HOUR, HOUR)
  providers.paystack.findCharge = findCharge
  await pass(3 * DAY)
  expect(await orderRow(t, renewing)).toMatchObject({ state: 'refunded', refunded_minor: 200_000 })
  expect(await termsOf(t, amara.id)).toHaveLength(1)
})

test('an account deleted during its card’s charge gets a refund', async () => {
  const amara = await aRenewingMember()
  providers.paystack.chargeAnswer = 'lost'
  await pass(29 * DAY)
  while (providers.paystack.charged.size === 0) await pass(6 * HOUR)
  const [renewing = ''] = providers.paystack.charged.keys()
  const signedIn = { created_at: t.clock.now() }
  await t.app.db.updateTable('sessions').set(signedIn).where('user_id', '=', amara.id).execute()
  expect((await amara.client.post('/functions/v1/delete-account', {})).status).toBe(200)
  await pass(3 * DAY)
  expect(await orderRow(t, renewing)).toMatchObject({ state: 'refunded', refunded_for: 'no_member' })
})

test('a card is charged once while the provider fails', async () => {
  const amara = await aRenewingMember()
  await pass(29 * DAY)
  providers.paystack.failing = 70
  await pass(DAY, HOUR)
  providers.paystack.failing = 0
  await pass(DAY, HOUR)
  expect(await termsOf(t, amara.id)).toHaveLength(2)
  expect(providers.paystack.charged.size).toBe(1)
})

test('no card is charged when its owner’s address refuses or bounces the reminder', async () => {
  const [amara, selam] = [await aRenewingMember(), await aRenewingMember()]
  const bounce = (user_id: string) =>
    t.app.db
      .insertInto('mail_bounces')
      .values({ user_id, address: `${user_id}@members.test`, kind: 'hard', at: t.app.clock.now() })
      .execute()
  await bounce(amara.id)
  await untilReminded(selam.id)
  expect(await renewal(amara.id)).toMatchObject({ is_on: false, told_at: null })
  await bounce(selam.id)
  await pass(8 * DAY)
  expect(await renewal(selam.id)).toMatchObject({ is_on: false })
  expect(providers.paystack.charged.size).toBe(0)
})

test('suspended members and members without an address for the reminder are not renewed', async () => {
  const [suspended, silent] = [await aRenewingMember(), await aRenewingMember()]
  const { db } = t.app
  await db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', suspended.id).execute()
  await db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', silent.id).execute()
  await pass(40 * DAY)
  expect(providers.paystack.charged.size).toBe(0)
})

test('a server away at the reminder’s time sends it late and charges six days after it', async () => {
  const amara = await aRenewingMember()
  await afterSeconds(t, 29 * DAY)
  await pass(5 * DAY)
  expect(await subjectsTo(amara.id)).toContain(REMINDER)
  expect(providers.paystack.charged.size).toBe(0)
  await pass(3 * DAY)
  expect(providers.paystack.charged.size).toBe(1)
})

/** The simulated years of all members together; `npm run bench -- membership` runs more. */
const YEARS = Number(process.env['RENEWAL_YEARS'] ?? 24)

test('over years of outages, every renewal has its reminder 6 to 8 days before', async () => {
  const random = testRandom()
  providers.paystack.random = () => random.next()
  const buyers: Buyer[] = []
  for (let buyer = 0; buyer < YEARS / 2; buyer++)
    buyers.push(await aRenewingMember({ months: TERMS[buyer % 3]! }))
  const reminded: { to: string; at: number }[] = []
  const deliver = t.app.mail.deliver.bind(t.app.mail)
  const spy = vi.spyOn(t.app.mail, 'deliver').mockImplementation(async (mail) => {
    if (random.chance(0.1)) throw new Error('the gateway is away')
    if (mail.subject === REMINDER) reminded.push({ to: mail.to, at: t.app.clock.now().getTime() })
    return deliver(mail)
  })
  const charged = new Map<string, number>()
  const { charge } = providers.paystack
  providers.paystack.charge = async (payment, token) => {
    const made = await charge!(payment, token)
    charged.set(payment.id, t.app.clock.now().getTime())
    return made
  }
  const end = t.app.clock.now().getTime() + 2 * 365 * DAY * 1000
  while (t.app.clock.now().getTime() < end) {
    if (random.chance(0.03)) await afterSeconds(t, random.next() * 9 * DAY) // no jobs run in between
    providers.paystack.failing = random.chance(0.2) ? 40 : 0
    await pass(12 * HOUR, 12 * HOUR)
  }
  providers.paystack.failing = 0
  await pass(DAY, 6 * HOUR)
  const ids = buyers.map(({ id }) => id)
  const orders = () =>
    t.app.db
      .selectFrom('orders')
      .select(['id', 'user_id', 'state', 'created_at'])
      .where('is_renewal', '=', true)
      .where('user_id', 'in', ids)
      .execute()
  // The last order may still be charged or checked, also by the server's own jobs.
  await vi.waitFor(async () => {
    await afterSeconds(t, HOUR / 4)
    expect((await orders()).filter(({ state }) => state === 'open')).toEqual([])
  }, 60_000)
  spy.mockRestore()
  providers.paystack.charge = charge
  const ours = await orders()
  expect(ours.length).toBeGreaterThan(3 * YEARS)
  for (const { id, user_id, state, created_at } of ours) {
    const at = charged.get(id)
    expect([id, state === 'paid']).toEqual([id, at !== undefined])
    const last = reminded.findLast((one) => one.to.startsWith(user_id ?? '') && one.at < created_at.getTime())
    const days = ((at ?? created_at.getTime()) - (last?.at ?? 0)) / DAY / 1000
    expect(days).toBeGreaterThanOrEqual(6)
    expect(days).toBeLessThanOrEqual(8)
  }
}, 3_600_000)
