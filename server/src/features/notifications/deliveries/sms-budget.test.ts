import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aMan } from '../../../../test/members.ts'
import { giveLike } from '../../dating/likes/index.ts'
import { deliverDue } from './deliver.ts'
import { watchSmsBudget } from './sms-budget.ts'
import { aMemberAway, outcomesOf, untilPlanned } from './testing/deliveries-world.ts'

const HOUR = 3_600_000

let t: TestApp
beforeAll(async () => {
  t = await testApp({ SMS_BUDGET: '0.50', SMS_PRICE: '0.05' }) // ten a day
})
afterAll(() => t.close())
beforeEach(async () => {
  t.clock.set(new Date())
  await t.app.db.deleteFrom('sms_days').execute()
  await t.app.db.deleteFrom('development_outbox').execute()
})

const textsTo = (phone: string) =>
  t.app.db.selectFrom('development_outbox').select('body').where('recipient', '=', phone).execute()

let numbers = 0
const aPhone = () => `+23324${String(1_000_000 + numbers++)}`

/** Creates a member without an address, whose new match is to be announced by text message. */
async function aMatchedMember() {
  const phone = aPhone()
  const user = { email: null, email_verified: false, phone, phone_confirmed_at: new Date() }
  const id = await aMemberAway(t, { user, settings: { sms_notifications: true } })
  const kofi = await aMan(t.app)
  await t.app.db.insertInto('likes').values({ from_id: id, to_id: kofi }).execute()
  await giveLike(t.app, { id: kofi }, id)
  return { id, phone }
}

async function sendCodes(count: number) {
  for (let sent = 0; sent < count; sent++) await t.app.sms.send(aPhone(), 'Your code: 123456')
}

test('news is sent by text message until the day’s budget is spent, codes always', async () => {
  const [first, second] = [await aMatchedMember(), await aMatchedMember()]
  await untilPlanned(t)
  t.clock.forward(1.3 * HOUR)
  await sendCodes(9)
  await deliverDue(t.app)
  const outcomes = [await outcomesOf(t, first.id), await outcomesOf(t, second.id)].flat()
  expect(outcomes.sort()).toEqual(['sms sent', 'sms skipped budget']) // one of them was the tenth
  const phone = aPhone()
  await t.app.sms.send(phone, 'Your code: 123456')
  expect(await textsTo(phone)).toHaveLength(1)
})

test('yesterday’s spending does not count', async () => {
  t.clock.forward(-24 * HOUR)
  await sendCodes(10)
  t.clock.forward(24 * HOUR)
  const { phone } = await aMatchedMember()
  await untilPlanned(t)
  t.clock.forward(1.3 * HOUR)
  await deliverDue(t.app)
  expect(await textsTo(phone)).toHaveLength(1)
})

test('the operator is notified once a day, at 80 %', async () => {
  const alarms = async () =>
    (
      await t.app.db
        .selectFrom('development_outbox')
        .select('subject')
        .where('recipient', '=', t.app.config.operatorEmail)
        .execute()
    ).map(({ subject }) => subject)
  await sendCodes(7)
  await watchSmsBudget(t.app)
  expect(await alarms()).toEqual([])
  await sendCodes(1)
  await watchSmsBudget(t.app)
  await sendCodes(3)
  await watchSmsBudget(t.app)
  expect(await alarms()).toEqual(['Text messages: 8 of 10 today'])
})
