import { TERMS } from '@ndoa/contract/membership-rules'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { testRandom } from '../../../../test/random.ts'
import { aStaffMember } from '../../../../test/staff.ts'
import {
  aBuyer,
  afterSeconds,
  type Buyer,
  mailsTo,
  order,
  orderRow,
  post,
  seen,
  type TestProviders,
  termsOf,
  useTestProviders,
} from '../membership.test-world.ts'
import { checkDueOrders } from '../reconcile/check-due.ts'
import { withdraw } from '../refunds/withdraw.ts'
import { endMemberships } from '../terms/project.ts'
import { forgetCards } from './forget-cards.ts'
import { remindOfRenewals } from './remind.ts'
import { renewMemberships } from './renew.ts'

const HOUR = 3_600
const DAY = 24 * HOUR
const REMINDER = 'Your Ndoa membership renews in a week'
const NOT_RENEWED = 'Your Ndoa membership was not renewed'
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

async function aRenewing(chosen: Parameters<typeof order>[1] = {}): Promise<Buyer> {
  const buyer = await aBuyer(t)
  const id = await order(buyer, { renews: true, ...chosen })
  providers.paystack.settle(id, { card: { token: 'AUTH_planted', lastFour: '4081' } })
  await seen(buyer, id)
  return buyer
}

/** What the jobs do, hour by hour. */
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
    .execute()
const notRenewedMails = async (userId: string) =>
  (await mailsTo(t, userId)).filter(({ subject }) => subject === NOT_RENEWED)
const subjectsTo = async (userId: string) => (await mailsTo(t, userId)).map(({ subject }) => subject)

test('a week before, its owner reads when and how much, and then the term follows without a gap', async () => {
  const amara = await aRenewing()
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

test('a renewal is charged and taxed by the country whose price the reminder said', async () => {
  const amara = await aRenewing()
  await untilReminded(amara.id)
  const moved = { country_of_residence: 'GB' }
  await t.app.db.updateTable('profiles').set(moved).where('user_id', '=', amara.id).execute()
  await pass(8 * DAY)
  expect(await renewalOrders(amara.id)).toMatchObject([{ country: 'NG', currency: 'NGN', tax_rate: 750 }])
})

test('a renewal keeps its place a day before the end of its term when an earlier term is withdrawn', async () => {
  const amara = await aBuyer(t)
  const first = await order(amara)
  providers.paystack.settle(first, {})
  await seen(amara, first)
  const chosen = await order(amara, { renews: true })
  providers.paystack.settle(chosen, { card: { token: 'AUTH_planted', lastFour: '4081' } })
  await seen(amara, chosen)
  await pass(10 * DAY)
  await withdraw(t.app, first)
  const [, term] = await termsOf(t, amara.id)
  expect(await renewal(amara.id)).toMatchObject({ renews_at: new Date(+term!.ends_at - DAY * 1000) })
  await pass(35 * DAY)
  await endMemberships(t.app)
  expect(await renewalOrders(amara.id)).toMatchObject([{ state: 'paid' }])
})

test('a member who stops after the reminder is not charged, and the membership ends by itself', async () => {
  const amara = await aRenewing()
  await pass(25 * DAY)
  await t.app.db.updateTable('renewals').set({ is_on: false }).where('user_id', '=', amara.id).execute()
  await pass(10 * DAY)
  expect(providers.paystack.charged.size).toBe(0)
  expect(await termsOf(t, amara.id)).toHaveLength(1)
})

test('a card that is refused is not tried again, and its owner is told', async () => {
  const amara = await aRenewing()
  providers.paystack.chargeAnswer = 'failed'
  await pass(40 * DAY)
  expect(providers.paystack.charged.size).toBe(1)
  expect(await subjectsTo(amara.id)).toContain(NOT_RENEWED)
  expect(await renewal(amara.id)).toMatchObject({ is_on: false })
})

test('when the provider will not charge a card at all, its owner is told at once, and the membership shows no renewal', async () => {
  const amara = await aRenewing()
  providers.paystack.chargeAnswer = 'refused'
  await pass(29 * DAY)
  while ((await renewalOrders(amara.id)).length === 0) await pass(6 * HOUR)
  await pass(HOUR, HOUR)
  const [renewing] = await renewalOrders(amara.id)
  expect(renewing).toMatchObject({ state: 'failed', next_check_at: null, provider_id: null })
  const [mail] = await notRenewedMails(amara.id)
  expect(mail?.body).toContain('Your membership ends by itself on')
  const { body } = await amara.client.get<{ data: object }>('/functions/v1/get-membership')
  expect(body.data).toMatchObject({ tier: 'easy', renewal: null })
  const again = await amara.client.post('/functions/v1/start-renewing')
  expect([again.status, again.text]).toEqual([409, expect.stringContaining('membership.no_card')])
  await pass(5 * DAY)
  await forgetCards(t.app)
  expect(await renewal(amara.id)).toBeUndefined()
  expect(await notRenewedMails(amara.id)).toHaveLength(1)
})

test('a card is not charged later than its reminder said: its owner hears that the membership has ended, and the card is forgotten', async () => {
  const amara = await aRenewing()
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

test('a charge that never comes to an end is given up after a week, and its owner is told', async () => {
  const amara = await aRenewing()
  providers.paystack.chargeAnswer = 'open'
  await pass(42 * DAY)
  expect(await renewalOrders(amara.id)).toMatchObject([{ state: 'expired' }])
  expect(await notRenewedMails(amara.id)).toHaveLength(1)
  expect(await renewal(amara.id)).toMatchObject({ is_on: false })
})

test('a member who stopped a renewal that was ordered is not told that it failed', async () => {
  const amara = await aRenewing()
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

test('a renewal that was ordered, stopped and turned on again is charged as its reminder said', async () => {
  const amara = await aRenewing()
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
] as const)(
  'a renewal that is under way when its owner buys another membership by hand %s',
  async (_, wasCharged) => {
    const amara = await aRenewing()
    const [first] = await termsOf(t, amara.id)
    await untilReminded(amara.id)
    Object.assign(providers.paystack, wasCharged ? { chargeAnswer: 'open' } : { failing: 100 })
    while ((await renewalOrders(amara.id)).length === 0) await pass(6 * HOUR)
    providers.paystack.failing = 0
    const [renewing] = await renewalOrders(amara.id)
    expect(providers.paystack.charged.size).toBe(wasCharged ? 1 : 0)
    const byHand = await order(amara, { tier: 'super', months: 3, renews: true })
    providers.paystack.settle(byHand, { card: { token: 'AUTH_other', lastFour: '1234' } })
    expect(await seen(amara, byHand)).toMatchObject({ state: 'paid' }) // before the charge is tried again
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
  },
)

test('a card is not forgotten while it is being charged: a member who buys by hand meanwhile does not pay twice', async () => {
  const amara = await aRenewing()
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

test('a renewal whose provider is not configured any more ends, and its owner hears of it', async () => {
  const amara = await aRenewing()
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
  'a charge %s ends when its provider is not configured any more, and is granted when somebody asks again',
  async (_, chargeAnswer) => {
    const amara = await aRenewing()
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

test('a renewal that was never charged is not held any more when its provider can say so', async () => {
  const amara = await aRenewing()
  await untilReminded(amara.id)
  delete t.app.membership.providers.paystack
  await pass(14 * DAY) // a charge is looked for until a week after its order
  t.app.membership.providers.paystack = providers.paystack
  const [renewing] = await renewalOrders(amara.id)
  const admin = await t.asStaff((await aStaffMember(t.app, { role: 'admin' })).id)
  const asked = await admin.post<{ data: object }>('/functions/v1/ask-about-order', {
    order_id: renewing?.id,
  })
  expect(asked.body.data).toEqual({ is_held: false })
  expect(providers.paystack.charged.size).toBe(0)
})

test('a charge whose answer was lost is found when the provider is back after more than a week', async () => {
  const amara = await aRenewing()
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
  'a card is not charged again after its bank has taken back %s of what it paid for an earlier term',
  async (_, returned) => {
    const amara = await aRenewing()
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

test('a renewal that was chosen after a dispute stays on when the bank writes about that dispute again', async () => {
  const amara = await aRenewing()
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

test('a renewal that is being charged when its membership is taken back grants nothing, and its money goes back, too', async () => {
  const amara = await aRenewing()
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

test('a charge whose answer was lost is found, and refunded, when its membership was taken back meanwhile', async () => {
  const amara = await aRenewing()
  const [first] = await termsOf(t, amara.id)
  providers.paystack.chargeAnswer = 'lost'
  await pass(29 * DAY)
  while (providers.paystack.charged.size === 0) await pass(6 * HOUR)
  const [renewing = ''] = providers.paystack.charged.keys()
  expect(await orderRow(t, renewing)).toMatchObject({ state: 'open', provider_id: null })
  await amara.client.post('/functions/v1/withdraw-order', { order_id: first?.order_id })
  const { findCharge } = providers.paystack
  providers.paystack.findCharge = async () => null // a new charge takes a while to be found
  await pass(HOUR, HOUR)
  providers.paystack.findCharge = findCharge
  await pass(3 * DAY)
  expect(await orderRow(t, renewing)).toMatchObject({ state: 'refunded', refunded_minor: 200_000 })
  expect(await termsOf(t, amara.id)).toHaveLength(1)
})

test('an account that is deleted while its card is charged gets the money back', async () => {
  const amara = await aRenewing()
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

test('while the provider fails, a card is charged once', async () => {
  const amara = await aRenewing()
  await pass(29 * DAY)
  providers.paystack.failing = 70
  await pass(DAY, HOUR)
  providers.paystack.failing = 0
  await pass(DAY, HOUR)
  expect(await termsOf(t, amara.id)).toHaveLength(2)
  expect(providers.paystack.charged.size).toBe(1)
})

test('no card is charged whose owner’s address does not take the reminder, or has sent it back', async () => {
  const [amara, selam] = [await aRenewing(), await aRenewing()]
  const bounce = (user_id: string) =>
    t.app.db
      .insertInto('mail_bounces')
      .values({ user_id, address: `${user_id}@members.test`, kind: 'hard', at: t.app.clock.now() })
      .execute()
  await bounce(amara.id)
  await untilReminded(selam.id)
  expect(await renewal(amara.id)).toMatchObject({ is_on: false, reminded_at: null })
  await bounce(selam.id)
  await pass(8 * DAY)
  expect(await renewal(selam.id)).toMatchObject({ is_on: false })
  expect(providers.paystack.charged.size).toBe(0)
})

test('suspended members, and those without an address for the reminder, renew nothing', async () => {
  const [suspended, silent] = [await aRenewing(), await aRenewing()]
  const { db } = t.app
  await db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', suspended.id).execute()
  await db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', silent.id).execute()
  await pass(40 * DAY)
  expect(providers.paystack.charged.size).toBe(0)
})

test('a server that was away for the reminder sends it late, and charges six days after it', async () => {
  const amara = await aRenewing()
  await afterSeconds(t, 29 * DAY)
  await pass(5 * DAY)
  expect(await subjectsTo(amara.id)).toContain(REMINDER)
  expect(providers.paystack.charged.size).toBe(0)
  await pass(3 * DAY)
  expect(providers.paystack.charged.size).toBe(1)
})

/** Of all members together; `npm run bench -- membership` plays more. */
const YEARS = Number(process.env['RENEWAL_YEARS'] ?? 60)

test('over years, with servers away at times, every renewal has its reminder 6 to 8 days before', async () => {
  const random = testRandom()
  providers.paystack.random = () => random.next()
  const buyers: Buyer[] = []
  for (let buyer = 0; buyer < YEARS / 2; buyer++) buyers.push(await aRenewing({ months: TERMS[buyer % 3]! }))
  const reminded: { to: string; at: number }[] = []
  const send = t.app.mail.send.bind(t.app.mail)
  const spy = vi.spyOn(t.app.mail, 'send').mockImplementation(async (mail, tx) => {
    if (mail.subject === REMINDER) reminded.push({ to: mail.to, at: t.app.clock.now().getTime() })
    return send(mail, tx)
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
    if (random.chance(0.03)) await afterSeconds(t, random.next() * 9 * DAY) // no reminder and no charge meanwhile
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
  // What was ordered last is still being charged, or asked about, also by the server's own jobs.
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
