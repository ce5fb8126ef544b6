import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aMan } from '../../../../test/members.ts'
import { giveLike } from '../../dating/likes/index.ts'
import { afterMinutes, aMemberAway, untilPlanned } from './testing/deliveries-world.ts'

let gateway: SMTPServer
let t: TestApp
let isAway = false
const attempted: string[] = []
const accepted: string[] = []

/** A gateway that is sometimes unavailable. */
beforeAll(async () => {
  gateway = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      attempted.push(address)
      done(isAway ? Object.assign(new Error('Try again later'), { responseCode: 451 }) : null)
    },
    onData(stream, { envelope }, done) {
      stream.resume()
      stream.on('end', () => {
        accepted.push(envelope.rcptTo[0]?.address ?? '')
        done()
      })
    },
  })
  gateway.listen(0, '127.0.0.1')
  await once(gateway.server, 'listening')
  const address = gateway.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  t = await testApp({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Ndoa <hello@ndoa.example>' })
})
afterAll(async () => {
  await t.close()
  gateway.close()
})
beforeEach(() => t.clock.set(new Date()))

/** Creates a member whose mail about a like waits for an unavailable gateway. */
async function aMemberWhoseMailWaits(): Promise<string> {
  const amara = await aMemberAway(t)
  isAway = true
  await giveLike(t.app, { id: await aMan(t.app) }, amara)
  await untilPlanned(t)
  await afterMinutes(t, 16)
  await vi.waitFor(() => expect(attempted).toContain(addressOf(amara)))
  t.clock.forward(3_600_000)
  return amara
}

const addressOf = (memberId: string) => `${memberId}@members.test`

/** Makes the gateway available and retries waiting mails. @returns the start times of jobs that still wait */
async function restoreGateway(): Promise<Date[]> {
  isAway = false
  const { rows } = await t.app.pool.query<{ id: string }>(
    "select id from pgboss.job where name = 'send-mail' and state < 'completed'",
  )
  const ids = rows.map(({ id }) => id)
  await vi.waitFor(async () => {
    await t.app.pool.query(
      "update pgboss.job set start_after = now() where id = any($1) and state = 'retry'",
      [ids],
    )
    const { rowCount } = await t.app.pool.query(
      "select from pgboss.job where id = any($1) and state < 'completed'",
      [ids],
    )
    expect(rowCount).toBe(0)
  })
  const { rows: later } = await t.app.pool.query<{ start_after: Date }>(
    "select start_after from pgboss.job where name = 'send-mail' and state < 'completed'",
  )
  return later.map(({ start_after }) => start_after)
}

const change = (
  table: 'notifications' | 'users',
  set: { read_at: Date } | { last_active_at: Date },
  memberId: string,
) =>
  t.app.db
    .updateTable(table)
    .set(set)
    .where(table === 'users' ? 'id' : 'user_id', '=', memberId)
    .execute()

test('mail about current news is sent when the gateway returns', async () => {
  const amara = await aMemberWhoseMailWaits()
  expect(await restoreGateway()).toEqual([])
  expect(accepted).toContain(addressOf(amara))
})

test.each<[what: string, way: (amara: string) => Promise<unknown>]>([
  ['was read', (amara) => change('notifications', { read_at: t.app.clock.now() }, amara)],
  ['was seen in the app', (amara) => change('users', { last_active_at: t.app.clock.now() }, amara)],
  [
    'was turned off',
    (amara) =>
      t.app.db
        .insertInto('delivery_refusals')
        .values({ user_id: amara, channel: 'mail', kind: 'like' })
        .execute(),
  ],
])('mail about news that %s while the gateway was away is not sent', async (_what, way) => {
  const amara = await aMemberWhoseMailWaits()
  await way(amara)
  expect(await restoreGateway()).toEqual([])
  expect(accepted).not.toContain(addressOf(amara))
})

test('a gateway that returns at night sends the mail in the morning', async () => {
  const amara = await aMemberWhoseMailWaits()
  const hour = t.app.clock.now().getUTCHours()
  await t.app.db
    .updateTable('quiet_hours')
    .set({ starts: hour, ends: (hour + 8) % 24, zone: 'UTC' })
    .where('user_id', '=', amara)
    .execute()
  const [morning, ...more] = await restoreGateway()
  expect(more).toEqual([])
  const hours = ((morning?.getTime() ?? 0) - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(6.9)
  expect(hours).toBeLessThanOrEqual(8)
  expect(accepted).not.toContain(addressOf(amara))
})
