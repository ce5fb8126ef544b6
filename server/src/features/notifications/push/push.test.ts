import { createECDH } from 'node:crypto'
import httpEce from 'http_ece'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Client, type TestApp, testApp } from '../../../../test/app.ts'
import { aMember } from '../../../../test/members.ts'
import { readConfig } from '../../../platform/config.ts'
import { accountsConfig } from '../../identity/accounts/index.ts'
import { isAllowedEndpoint } from './endpoint.ts'
import { countDevices, type PushMessage, sendPush } from './index.ts'
import { pushConfig } from './push.config.ts'
import { createPushState } from './push.state.ts'
import { aBrowser, type Browser, type ReceivedPush, startPushService } from './testing/push-service.ts'

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
beforeEach(() => {
  service.received.length = 0
  t.clock.set(new Date())
})

const MESSAGE: PushMessage = {
  title: 'አዲስ ተዛማጅ',
  body: 'ጊዜ ሲኖርዎት ይመልከቱት።',
  path: '/my-matches',
  tag: 'match',
  language: 'am',
}

const subscribe = async (client: Client, { subscription }: Browser) =>
  (await client.post('/functions/v1/subscribe-push', subscription)).status

const send = (memberId: string) =>
  t.app.db.transaction().execute((tx) => sendPush(t.app, tx, memberId, MESSAGE))

const requestsTo = (browser: Browser) => service.to(browser)
const devices = (memberId: string) => countDevices(t.app.db, memberId, t.app.clock.now())

async function aSubscriber() {
  const id = await aMember(t.app)
  const [client, browser] = [await t.as(id), aBrowser(service.origin)]
  expect(await subscribe(client, browser)).toBe(200)
  return { id, client, browser }
}

test('at most ten subscriptions are kept, even when more arrive together', async () => {
  const id = await aMember(t.app)
  const client = await t.as(id)
  const statuses = await Promise.all(
    Array.from({ length: 20 }, () => subscribe(client, aBrowser(service.origin))),
  )
  expect(statuses).toEqual(Array.from({ length: 20 }, () => 200))
  expect(await devices(id)).toBe(10)
})

test('a key that is not a point on the curve is refused', async () => {
  const client = await t.as(await aMember(t.app))
  const browser = aBrowser(service.origin)
  const point = Buffer.from(browser.subscription.keys.p256dh, 'base64url')
  point.writeUInt8(point.readUInt8(64) ^ 1, 64)
  browser.subscription.keys.p256dh = point.toString('base64url')
  expect(await subscribe(client, browser)).toBe(422)
})

test('a message arrives encrypted, and the browser decrypts it', async () => {
  const { id, browser } = await aSubscriber()
  expect(await send(id)).toBe(1)
  await vi.waitFor(() => expect(requestsTo(browser)).toHaveLength(1))
  const [{ headers, body }] = requestsTo(browser) as [ReceivedPush]
  expect(headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    topic: expect.stringMatching(/^[\w-]{32}$/),
    ttl: expect.stringMatching(/^86[34]\d\d$/), // a day, less the elapsed time
    urgency: 'normal',
  })
  expect(headers.authorization).toMatch(/^vapid t=.+, k=.+/)
  expect(browser.read(body)).toEqual({
    web_push: 8030,
    notification: {
      title: MESSAGE.title,
      body: MESSAGE.body,
      navigate: 'http://localhost:3000/my-matches',
      tag: 'match',
      lang: 'am',
      dir: 'ltr',
    },
  })
})

test('the push service cannot see the message’s subject', async () => {
  const { id, browser } = await aSubscriber()
  const others = { ...MESSAGE, title: 'A new like', body: 'Take a look when you have a moment.', tag: 'like' }
  for (const message of [MESSAGE, MESSAGE, others]) {
    const count = requestsTo(browser).length
    await t.app.db.transaction().execute((tx) => sendPush(t.app, tx, id, message))
    await vi.waitFor(() => expect(requestsTo(browser)).toHaveLength(count + 1))
  }
  const [first, again, other] = requestsTo(browser)
  expect(again?.headers.topic).toBe(first?.headers.topic)
  expect(other?.headers.topic).not.toBe(first?.headers.topic)
  expect(other?.body.length).toBe(first?.body.length)
  expect(JSON.stringify(requestsTo(browser).map(({ headers }) => headers))).not.toMatch(/match|like/)
})

test('our encryption code decrypts the example of RFC 8291, section 5', () => {
  const receiver = createECDH('prime256v1')
  receiver.setPrivateKey('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url')
  const sender = createECDH('prime256v1')
  sender.setPrivateKey('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url')
  const encrypted =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'
  const text = 'When I grow up, I want to be a watermelon'
  const authSecret = 'BTBZMqHH6r4Tts7J_aSIgg'
  const salt = 'DGv6ra1nlYgDCS1FRnbzlw'
  const dh = receiver.getPublicKey('base64url')
  expect(
    httpEce
      .encrypt(Buffer.from(text), { version: 'aes128gcm', salt, dh, privateKey: sender, authSecret })
      .toString('base64url'),
  ).toBe(encrypted)
  const read = httpEce.decrypt(Buffer.from(encrypted, 'base64url'), {
    version: 'aes128gcm',
    privateKey: receiver,
    authSecret,
  })
  expect(read.toString()).toBe(text)
})

test('push goes to the session’s browser and ends with the session', async () => {
  const { id, client, browser } = await aSubscriber()
  const other = await t.as(id)
  const second = aBrowser(service.origin)
  await subscribe(other, second)
  expect(await devices(id)).toBe(2)
  await client.post('/auth/v1/sign-out', {})
  expect(await devices(id)).toBe(1)
  await send(id)
  await vi.waitFor(() => expect(requestsTo(second)).toHaveLength(1))
  expect(requestsTo(browser)).toEqual([])
  await other.post('/functions/v1/unsubscribe-push', { endpoint: second.subscription.endpoint })
  expect(await devices(id)).toBe(0)
})

test('push follows a browser’s signed-in member, and members cannot end each other’s', async () => {
  const { id, browser } = await aSubscriber()
  const selam = await aMember(t.app)
  const asSelam = await t.as(selam)
  await asSelam.post('/functions/v1/unsubscribe-push', { endpoint: browser.subscription.endpoint })
  expect(await devices(id)).toBe(1)
  await subscribe(asSelam, browser)
  expect([await devices(id), await devices(selam)]).toEqual([0, 1])
})

test('another member’s endpoint without its keys takes and replaces nothing', async () => {
  const { id, browser } = await aSubscriber()
  const thief = await aMember(t.app)
  const stolen = { ...aBrowser(service.origin), path: browser.path }
  stolen.subscription.endpoint = browser.subscription.endpoint
  expect(await subscribe(await t.as(thief), stolen)).toBe(200) // the same response, to reveal nothing
  expect([await devices(id), await devices(thief)]).toEqual([1, 1])
  await send(id)
  await send(thief)
  await vi.waitFor(() => expect(requestsTo(browser)).toHaveLength(2))
  const readable = requestsTo(browser).filter(({ body }) => canRead(browser, body))
  expect(readable).toHaveLength(1)
  expect(new Set(requestsTo(browser).map(({ headers }) => headers.topic)).size).toBe(2)
})

test('a returning browser with new keys for its endpoint is still one browser', async () => {
  const { id, client, browser } = await aSubscriber()
  const renewed = aBrowser(service.origin)
  renewed.subscription.endpoint = browser.subscription.endpoint
  await subscribe(client, renewed)
  expect(await devices(id)).toBe(1)
  await send(id)
  await vi.waitFor(() => expect(requestsTo(browser)).toHaveLength(1))
  expect(canRead(renewed, requestsTo(browser)[0]!.body)).toBe(true)
})

function canRead(browser: Browser, body: Buffer): boolean {
  try {
    browser.read(body)
    return true
  } catch {
    return false
  }
}

test('a waiting message is not sent after its browser signs out', async () => {
  const { id, client, browser } = await aSubscriber()
  service.answers.set(browser.path, [{ status: 503 }])
  await send(id)
  await vi.waitFor(() => expect(requestsTo(browser)).toHaveLength(1))
  await client.post('/auth/v1/sign-out', {})
  await vi.waitFor(async () => expect(await waitingPushes()).toBe(0))
  expect(requestsTo(browser)).toHaveLength(1)
})

test('a waiting message is not sent after its member is suspended', async () => {
  const { id, browser } = await aSubscriber()
  service.answers.set(browser.path, [{ status: 503 }])
  await send(id)
  await vi.waitFor(() => expect(requestsTo(browser)).toHaveLength(1))
  await t.app.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', id).execute()
  await vi.waitFor(async () => expect(await waitingPushes()).toBe(0))
  expect(requestsTo(browser)).toHaveLength(1)
})

const waitingPushes = async () => {
  const { rows } = await t.app.pool.query(
    "select from pgboss.job where name = 'send-push' and state in ('created', 'retry', 'active')",
  )
  return rows.length
}

test('a message expires, and is then neither kept for offline devices nor retried', async () => {
  const { id, browser } = await aSubscriber()
  const until = t.app.clock.now().getTime() + 3_600_000
  service.answers.set(browser.path, [{ status: 201 }, { status: 503 }])
  for (const count of [1, 2]) {
    await t.app.db.transaction().execute((tx) => sendPush(t.app, tx, id, { ...MESSAGE, until }))
    await vi.waitFor(() => expect(requestsTo(browser)).toHaveLength(count))
  }
  expect(Number(requestsTo(browser)[0]?.headers.ttl)).toBeLessThanOrEqual(3600)
  t.clock.forward(3_600_001)
  await vi.waitFor(async () => expect(await waitingPushes()).toBe(0))
  expect(requestsTo(browser)).toHaveLength(2)
})

test.each([404, 410])('an expired subscription (%i) is deleted at once', async (status) => {
  const { id, browser } = await aSubscriber()
  service.answers.set(browser.path, [{ status }])
  await send(id)
  await vi.waitFor(async () => expect(await devices(id)).toBe(0))
  expect(requestsTo(browser)).toHaveLength(1)
})

const failingSince = async (id: string) =>
  (
    await t.app.db
      .selectFrom('push_subscriptions')
      .select('failing_since')
      .where('user_id', '=', id)
      .executeTakeFirst()
  )?.failing_since

test.each([401, 403])(
  'a refused key (%i) makes the browser unreliable until a message is accepted',
  async (status) => {
    const { id, browser } = await aSubscriber()
    service.answers.set(browser.path, [{ status }, { status }])
    await send(id)
    await vi.waitFor(async () => expect(await failingSince(id)).toEqual(expect.any(Date)))
    expect(await devices(id)).toBe(1)
    const first = await failingSince(id)
    t.clock.forward(60_000)
    await send(id)
    await vi.waitFor(() => expect(requestsTo(browser)).toHaveLength(2))
    expect(await failingSince(id)).toEqual(first) // since the first failure
    await send(id)
    await vi.waitFor(async () => expect(await failingSince(id)).toBeNull())
  },
)

test('a browser with refused messages for two weeks is deleted', async () => {
  const { id, browser } = await aSubscriber()
  service.answers.set(browser.path, [{ status: 403 }, { status: 403 }])
  await send(id)
  await vi.waitFor(async () => expect(await failingSince(id)).toEqual(expect.any(Date)))
  t.clock.forward(15 * 24 * 3_600_000)
  await send(id)
  await vi.waitFor(async () => expect(await devices(id)).toBe(0))
})

test('a browser that subscribes again starts over', async () => {
  const { id, client, browser } = await aSubscriber()
  service.answers.set(browser.path, [{ status: 403 }])
  await send(id)
  await vi.waitFor(async () => expect(await failingSince(id)).toEqual(expect.any(Date)))
  await subscribe(client, browser)
  expect(await failingSince(id)).toBeNull()
})

test('no news relies on a failing push service', async () => {
  const { id, browser } = await aSubscriber()
  service.answers.set(browser.path, [{ status: 500 }])
  await send(id)
  await vi.waitFor(async () => expect(await failingSince(id)).toEqual(expect.any(Date)))
  await vi.waitFor(async () => expect(await failingSince(id)).toBeNull()) // after a retry
  expect(requestsTo(browser)).toHaveLength(2)
})

test('a busy push service sets the time of the retry', async () => {
  const { id, browser } = await aSubscriber()
  service.answers.set(browser.path, [{ status: 429, headers: { 'retry-after': '2' } }])
  const begun = Date.now()
  await send(id)
  await vi.waitFor(() => expect(requestsTo(browser)).toHaveLength(2))
  expect(Date.now() - begun).toBeGreaterThanOrEqual(2000)
})

test('a failing service is retried, and a permanent refusal is not', async () => {
  const [failing, refusing] = [await aSubscriber(), await aSubscriber()]
  service.answers.set(failing.browser.path, [{ status: 500 }])
  service.answers.set(refusing.browser.path, [{ status: 400 }])
  await send(failing.id)
  await send(refusing.id)
  await vi.waitFor(() => expect(requestsTo(failing.browser)).toHaveLength(2))
  expect(requestsTo(refusing.browser)).toHaveLength(1)
})

test('the oldest of a member’s eleven browsers is removed', async () => {
  const { id, client, browser } = await aSubscriber()
  for (let i = 0; i < 10; i++) {
    t.clock.forward(1000)
    await subscribe(client, aBrowser(service.origin))
  }
  expect(await devices(id)).toBe(10)
  await send(id)
  await vi.waitFor(() => expect(service.received).toHaveLength(10))
  expect(requestsTo(browser)).toEqual([])
})

test('a browser cannot subscribe repeatedly', async () => {
  const { client, browser } = await aSubscriber()
  const statuses: number[] = []
  for (let i = 0; i < 30; i++) statuses.push(await subscribe(client, browser))
  expect(statuses).toEqual([...Array.from({ length: 29 }, () => 200), 429])
})

test('our servers cannot be made to call arbitrary hosts', async () => {
  const client = await t.as(await aMember(t.app))
  const { subscription } = aBrowser(service.origin)
  for (const endpoint of ['https://example.org/push', 'http://169.254.169.254/latest', 'file:///etc/passwd'])
    expect((await client.post('/functions/v1/subscribe-push', { ...subscription, endpoint })).status).toBe(
      422,
    )
})

const HOSTS = ['fcm.googleapis.com', '*.push.apple.com', 'http://127.0.0.1:9000']

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://web.push.apple.com/Q', true],
  ['https://push.apple.com/Q', false],
  ['https://fcm.googleapis.com.example.org/', false],
  ['https://evilpush.apple.com/', false],
  ['https://user:word@fcm.googleapis.com/', false],
  ['https://fcm.googleapis.com:8443/', false],
  ['http://fcm.googleapis.com/', false],
  ['http://127.0.0.1:9000/x', false],
] as const)('in production the address %s is allowed: %s', (endpoint, allowed) => {
  expect(isAllowedEndpoint(endpoint, HOSTS, true)).toBe(allowed)
})

test('servers share one key pair, which the database does not reveal', async () => {
  const environment = readConfig({ ...accountsConfig, ...pushConfig }, {})
  const [one, other] = [createPushState(t.app, environment), createPushState(t.app, environment)]
  const keys = await Promise.all([one.keys(), other.keys(), t.app.push.keys()])
  expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1)
  const stored = await t.app.db.selectFrom('push_keys').selectAll().executeTakeFirstOrThrow()
  expect(JSON.stringify(stored)).not.toContain((await t.app.push.keys()).privateKey)
})

test('a stored subscription cannot be read from the database', async () => {
  const { id, browser } = await aSubscriber()
  const rows = await t.app.db.selectFrom('push_subscriptions').selectAll().where('user_id', '=', id).execute()
  expect(JSON.stringify(rows)).not.toContain(browser.path)
})
