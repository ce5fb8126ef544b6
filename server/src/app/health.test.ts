import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { freePort } from '../../test/free-port.ts'
import { aMan, aMember } from '../../test/members.ts'
import { isDiscoveryReady } from '../features/dating/discovery/index.ts'
import { createLog } from '../platform/log.ts'
import { startApp } from './build.ts'
import { loadConfig } from './config.ts'

let t: TestApp
let port: number
const lines: string[] = []
beforeAll(async () => {
  port = await freePort()
  const log = createLog('info', { write: (line) => void lines.push(line) })
  t = await testApp({ INTERNAL_PORT: String(port) }, log)
})
afterAll(() => t.close())

const internal = async (path: string) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`)
  return { status: answer.status, text: await answer.text() }
}

test('liveness is public; readiness and metrics have their own port', async () => {
  const { text, headers } = await t.visitor.get('/healthz')
  // Caching the response would show visitors the doctor's results.
  expect([text, headers['cache-control']]).toEqual(['ok', 'no-store'])
  await vi.waitFor(() => expect(isDiscoveryReady(t.app)).toBe(true), 30_000)
  const notListening = { status: 503, text: '{"ready":false}' }
  expect(await internal('/readyz')).toEqual(notListening)
  await t.http.listen({ port: 0, host: '127.0.0.1' })
  expect(await internal('/readyz')).toEqual({ status: 200, text: '{"ready":true}' })
  await t.visitor.get('/functions/v1/get-country')
  const metrics = await internal('/metrics')
  expect(metrics.text).toMatch(
    /http_request_seconds_count\{method="GET",route="\/functions\/v1\/get-country",status="200"\} 1/,
  )
  for (const path of ['/readyz', '/metrics']) {
    const { status, text } = await t.visitor.get(path)
    expect([path, status]).toEqual([path, 404])
    expect(text).not.toMatch(/ready|http_request_seconds/)
  }
})

test('readiness and metrics listen on a configurable address', async () => {
  const port = String(await freePort())
  const notOurs = loadConfig({ NODE_ENV: 'test', INTERNAL_PORT: port, INTERNAL_HOST: '203.0.113.1' })
  const starting = startApp(notOurs, t.app.pool.options.connectionString ?? '')
  await expect(starting).rejects.toMatchObject({ code: 'EADDRNOTAVAIL', address: '203.0.113.1' })
})

test('a stopping server reports not ready at once, even without a free database connection', async () => {
  const port = await freePort()
  const settings = { INTERNAL_PORT: String(port), DATABASE_CONNECTIONS: '2', DRAIN_SECONDS: '4' }
  const config = loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...settings })
  const server = await startApp(config, t.app.pool.options.connectionString ?? '')
  await server.http.listen({ port: 0, host: '127.0.0.1' })
  const ask = () => fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(8_000) })
  await vi.waitFor(async () => expect((await ask()).status).toBe(200), 30_000)
  const inUse = await Promise.all([server.app.pool.connect(), server.app.pool.connect()])
  const askedBefore = ask()
  await vi.waitFor(() => expect(server.app.pool.waitingCount).toBeGreaterThan(0))
  const closed = server.close()
  const answers = await Promise.all([askedBefore, ask()]) // calls wait up to 10 seconds for a database connection
  expect(answers.map(({ status }) => status)).toEqual([503, 503])
  for (const connection of inUse) connection.release()
  await closed
})

test('an overloaded server sends retryable errors, and answers again once it catches up', async () => {
  const busy = await testApp({ OVERLOAD_DELAY: '50' })
  const country = () => busy.visitor.get('/functions/v1/get-country')
  await vi.waitFor(async () => {
    const blocked = performance.now() + 2_000 // longer than the load's averaging period
    while (performance.now() < blocked);
    const { status, body, headers } = await country()
    expect([status, body]).toMatchObject([503, { error: 'server.busy' }])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })
  await vi.waitFor(async () => expect((await country()).status).toBe(200))
  await busy.close()
})

test('denied and "not found" answers are counted and logged by route and code only', async () => {
  const [amara, hidden] = [
    await aMember(t.app),
    await aMan(t.app, { settings: { profile_visibility: 'matches' } }),
  ]
  const me = await t.as(amara)
  expect((await me.get(`/functions/v1/get-profile?user_id=${hidden}`)).status).toBe(404)
  expect((await me.post('/functions/v1/get-matches', { user_id: hidden })).status).toBe(403)
  expect((await me.get(`/auth/v1/get-sessions?user_id=${hidden}`)).status).toBe(403)
  const refused = [
    { route: 'GET /functions/v1/get-profile', code: 'request.not_found' },
    { route: 'POST /functions/v1/get-matches', code: 'request.denied' },
    { route: 'GET /auth/v1/get-sessions', code: 'request.denied' },
  ]
  const { text } = await internal('/metrics')
  for (const { route, code } of refused)
    expect(text).toContain(`access_refusals_total{route="${route}",code="${code}"} 1`)
  const logged = lines.filter((line) => line.includes('access refused'))
  expect(logged.map((line) => JSON.parse(line) as unknown)).toMatchObject(refused)
  for (const output of [text, ...lines]) for (const id of [amara, hidden]) expect(output).not.toContain(id)
})

test('the metrics count sign-ins and reached limits', async () => {
  const wrong = { email: 'nobody@members.test', password: 'Wrong-horse-11' }
  for (let i = 0; i < 11; i++) await t.visitor.post('/auth/v1/sign-in/email', wrong)
  const { text } = await internal('/metrics')
  expect(text).toContain('sign_ins_total{way="password",outcome="refused"} 10')
  expect(text).toContain('limit_refusals_total{limit="sign-in"} 1')
  expect(text).not.toContain('nobody@')
})

test('production has no developer pages', async () => {
  const secret = 'a-secret-of-our-own-that-is-long-enough'
  const production = await testApp({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://ndoa.example',
    SECRET_SESSION: `${secret}-1`,
    SECRET_LINKS: `${secret}-2`,
    SECRET_SAFETY: `${secret}-3`,
    SECRET_CODES: `${secret}-4`,
    SMTP_URL: 'smtp://127.0.0.1:25',
    MAIL_FROM: 'Ndoa <hello@ndoa.test>',
    TRUST_PROXY: 'none',
    OPERATOR_EMAIL: 'help@ndoa.example',
    SUPPORT_EMAIL: 'help@ndoa.example',
    SELLER_NAME: 'Ndoa Ltd',
    SELLER_ADDRESS: '1 Broad Street, Lagos',
    DRAIN_SECONDS: '0',
  })
  for (const path of ['/dev/outbox', '/dev/outbox.json', '/dev/components', '/docs', '/docs/openapi.json'])
    expect([path, (await production.visitor.get(path)).status]).toEqual([path, 404])
  await production.close()
})
