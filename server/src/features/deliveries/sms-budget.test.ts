import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { aMan } from '../../../test/members.ts'
import { giveLike } from '../likes/index.ts'
import { deliverDue } from './deliver.ts'
import { aMemberAway, outcomesOf, untilPlanned } from './deliveries.test-world.ts'
import { watchSmsBudget } from './sms-budget.ts'

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

/** Somebody with a phone alone, who has a new match and wants to be told of it by text message. */
async function aMatched() {
  const phone = aPhone()
  const user = { email: null, email_verified: false, phone, phone_confirmed_at: new Date() }
  const id = await aMemberAway(t, { user, settings: { sms_notifications: true } })
  const kofi = await aMan(t.app)
  await t.app.db.insertInto('likes').values({ from_id: id, to_id: kofi }).execute()
  await giveLike(t.app, { id: kofi }, id)
  return { id, phone }
}

async function codes(count: number) {
  for (let sent = 0; sent < count; sent++) await t.app.sms.send(aPhone(), 'Your code: 123456')
}

test('news goes out by text message until the day’s budget is spent; codes always do', async () => {
  const [first, second] = [await aMatched(), await aMatched()]
  await untilPlanned(t)
  t.clock.forward(1.3 * HOUR)
  await codes(9)
  await deliverDue(t.app)
  const outcomes = [await outcomesOf(t, first.id), await outcomesOf(t, second.id)].flat()
  expect(outcomes.sort()).toEqual(['sms sent', 'sms skipped budget']) // one of them was the tenth
  const phone = aPhone()
  await t.app.sms.send(phone, 'Your code: 123456')
  expect(await textsTo(phone)).toHaveLength(1)
})

test('what was spent yesterday does not count', async () => {
  t.clock.forward(-24 * HOUR)
  await codes(10)
  t.clock.forward(24 * HOUR)
  const { phone } = await aMatched()
  await untilPlanned(t)
  t.clock.forward(1.3 * HOUR)
  await deliverDue(t.app)
  expect(await textsTo(phone)).toHaveLength(1)
})

test('the operator hears of it at 80 %, not before, and once a day', async () => {
  const alarms = async () =>
    (
      await t.app.db
        .selectFrom('development_outbox')
        .select('subject')
        .where('recipient', '=', t.app.config.operatorEmail)
        .execute()
    ).map(({ subject }) => subject)
  await codes(7)
  await watchSmsBudget(t.app)
  expect(await alarms()).toEqual([])
  await codes(1)
  await watchSmsBudget(t.app)
  await codes(3)
  await watchSmsBudget(t.app)
  expect(await alarms()).toEqual(['Text messages: 8 of 10 today'])
})
