import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { freePort } from '../../test/free-port.ts'
import { build } from './build.ts'
import { loadConfig } from './config.ts'

let t: TestApp
let port: number
beforeAll(async () => {
  port = await freePort()
  t = await testApp({ INTERNAL_PORT: String(port) })
})
afterAll(() => t.close())

const internal = async (path: string) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`)
  return { status: answer.status, text: await answer.text() }
}

test('everybody may ask whether the server lives; readiness and figures are on a port of their own', async () => {
  expect((await t.visitor.get('/healthz')).text).toBe('ok')
  const ready = { status: 200, text: '{"ready":true}' }
  await vi.waitFor(async () => expect(await internal('/readyz')).toEqual(ready), 30_000)
  await t.visitor.get('/functions/v1/get-country')
  const metrics = await internal('/metrics')
  expect(metrics.text).toMatch(
    /http_request_seconds_count\{method="GET",route="\/functions\/v1\/get-country",status="200"\} 1/,
  )
  for (const path of ['/readyz', '/metrics'])
    expect((await t.visitor.get(path)).text).not.toContain('http_request_seconds')
})

test('readiness and figures are on an address of choice', async () => {
  const port = String(await freePort())
  const notOurs = loadConfig({ NODE_ENV: 'test', INTERNAL_PORT: port, INTERNAL_HOST: '203.0.113.1' })
  const starting = build(notOurs, t.app.pool.options.connectionString ?? '')
  await expect(starting).rejects.toMatchObject({ code: 'EADDRNOTAVAIL', address: '203.0.113.1' })
})

test('production has no pages for developers', async () => {
  const secret = 'a-secret-of-our-own-that-is-long-enough'
  const production = await testApp({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://ndoa.example',
    SECRET_SESSION: secret,
    SECRET_LINKS: secret,
    SECRET_CODES: secret,
    SMTP_URL: 'smtp://127.0.0.1:25',
    TRUST_PROXY: 'none',
    OPERATOR_EMAIL: 'help@ndoa.example',
    DRAIN_SECONDS: '0',
  })
  for (const path of ['/dev/outbox', '/dev/outbox.json', '/dev/components', '/docs', '/docs/openapi.json'])
    expect([path, (await production.visitor.get(path)).status]).toEqual([path, 404])
  await production.close()
})
