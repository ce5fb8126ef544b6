import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aMan } from '../../../../test/members.ts'
import { giveLike } from '../../dating/likes/index.ts'
import { aBrowser, startPushService } from '../push/testing/push-service.ts'
import { deliverDue } from './deliver.ts'
import {
  afterMinutes,
  aMatchOf,
  aMemberAway,
  outcomesOf,
  subscribeAndLeave,
  untilPlanned,
} from './testing/deliveries-world.ts'

const DAY = 24 * 3_600_000

let service: Awaited<ReturnType<typeof startPushService>>
let t: TestApp
beforeAll(async () => {
  service = await startPushService()
  t = await testApp({ PUSH_HOSTS: service.origin })
})
afterAll(async () => {
  await t.close()
  service.close()
})
beforeEach(() => t.clock.set(new Date()))

let phones = 0
/** Creates a member without an address, who has push in a browser and wants text messages. */
async function aMemberWithPhone() {
  const amara = await aMemberAway(t, {
    user: {
      email: null,
      email_verified: false,
      phone: `+23324${String(Date.now() + ++phones).slice(-7)}`,
      phone_confirmed_at: new Date(),
    },
    settings: { sms_notifications: true },
  })
  const browser = aBrowser(service.origin)
  await subscribeAndLeave(t, amara, browser)
  return { amara, browser }
}
type MemberWithPhone = Awaited<ReturnType<typeof aMemberWithPhone>>

const updateSession = ({ amara }: MemberWithPhone, set: { expires_at: Date } | { updated_at: Date }) =>
  t.app.db.updateTable('sessions').set(set).where('user_id', '=', amara).execute()
const ago = (milliseconds: number) => new Date(t.app.clock.now().getTime() - milliseconds)

test.each<[how: string, sms: string, way: (reached: MemberWithPhone) => unknown]>([
  ['works', 'sms skipped pushed', () => {}],
  [
    'is in a browser used four days ago',
    'sms skipped pushed',
    (one) => updateSession(one, { updated_at: ago(4 * DAY) }),
  ],
  [
    'is in a browser not used for eight days',
    'sms sent',
    (one) => updateSession(one, { updated_at: ago(8 * DAY) }),
  ],
  ['is in a browser that is signed out', 'sms sent', (one) => updateSession(one, { expires_at: ago(1000) })],
  [
    'is turned off for matches',
    'sms sent',
    ({ amara }) =>
      t.app.db
        .insertInto('delivery_refusals')
        .values({ user_id: amara, channel: 'push', kind: 'match' })
        .execute(),
  ],
  [
    'is switched off',
    'sms sent',
    ({ amara }) =>
      t.app.db
        .updateTable('settings')
        .set({ push_notifications: false })
        .where('user_id', '=', amara)
        .execute(),
  ],
  [
    'is refused by the push service',
    'sms sent',
    ({ browser }) => service.answers.set(browser.path, [{ status: 403 }]),
  ],
  [
    'went to a browser that is gone',
    'sms sent',
    ({ browser }) => service.answers.set(browser.path, [{ status: 410 }]),
  ],
])('where push %s, a match is sent as: %s', async (_how, sms, way) => {
  const reached = await aMemberWithPhone()
  await way(reached)
  await aMatchOf(t, reached.amara)
  await untilPlanned(t)
  await afterMinutes(t, 1)
  await vi.waitFor(async () => expect(await waitingPushes(reached.amara)).toBe(0))
  await afterMinutes(t, 76)
  expect(await outcomesOf(t, reached.amara)).toContain(sms)
})

const waitingPushes = async (memberId: string) => {
  const { rows } = await t.app.pool.query(
    `select from pgboss.job where name = 'send-push' and data ->> 'user_id' = $1
       and state in ('created', 'retry', 'active')`,
    [memberId],
  )
  return rows.length
}

const makeNextAttemptDue = () =>
  t.app.pool.query(
    "update pgboss.job set start_after = now() where name = 'send-push' and state in ('created', 'retry')",
  )

test.each<[what: string, requests: number, way: (amara: string) => Promise<unknown>]>([
  ['is still unread', 2, async () => {}],
  [
    'was read',
    1,
    (amara) =>
      t.app.db
        .updateTable('notifications')
        .set({ read_at: t.app.clock.now() })
        .where('user_id', '=', amara)
        .execute(),
  ],
  [
    'was seen in the app',
    1,
    (amara) =>
      t.app.db
        .updateTable('users')
        .set({ last_active_at: t.app.clock.now() })
        .where('id', '=', amara)
        .execute(),
  ],
  [
    'is not wanted any more',
    1,
    (amara) =>
      t.app.db
        .insertInto('delivery_refusals')
        .values({ user_id: amara, channel: 'push', kind: 'like' })
        .execute(),
  ],
])('when news %s, the number of requests to a busy push service is %i', async (_what, requests, way) => {
  const amara = await aMemberAway(t)
  const browser = aBrowser(service.origin)
  await subscribeAndLeave(t, amara, browser)
  service.answers.set(browser.path, [{ status: 429, headers: { 'retry-after': '3600' } }])
  await giveLike(t.app, { id: await aMan(t.app) }, amara)
  await untilPlanned(t)
  t.clock.forward(31_000)
  await deliverDue(t.app)
  await vi.waitFor(() => expect(service.to(browser)).toHaveLength(1))
  t.clock.forward(3_600_000)
  await way(amara)
  await vi.waitFor(async () => {
    await makeNextAttemptDue()
    expect(await waitingPushes(amara)).toBe(0)
  })
  expect(service.to(browser)).toHaveLength(requests)
})
