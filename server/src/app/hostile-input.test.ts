import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, type TestApp, testApp } from '../../test/app.ts'
import { aMan, aMember } from '../../test/members.ts'
import { askOddAddresses } from '../../test/odd-addresses.ts'
import { queryOf } from '../platform/calls.ts'

type Refusal = { success: boolean; error: string; message: string; data: unknown }

let t: TestApp
let me: Client
let id: string
let other: string
beforeAll(async () => {
  t = await testApp()
  id = await aMember(t.app)
  other = await aMan(t.app)
  me = await t.as(id)
})
afterAll(() => t.close())

const json = { 'content-type': 'application/json' }
const bio = (value: unknown) => ({
  method: 'PUT' as const,
  url: `/functions/v1/update-profile?user_id=${id}`,
  payload: { bio: value } as object,
})

test.each<
  [
    string,
    () => { method: 'POST' | 'PUT'; url: string; payload: object | string; headers?: Record<string, string> },
    number,
    string,
  ]
>([
  [
    'JSON that breaks off',
    () => ({ method: 'POST', url: '/functions/v1/likes', payload: '{"from_id":', headers: json }),
    400,
    'request.malformed',
  ],
  [
    'a body over 64 KiB',
    () => ({
      method: 'POST',
      url: '/functions/v1/likes',
      payload: JSON.stringify({ to_id: 'x'.repeat(70_000) }),
      headers: json,
    }),
    413,
    'request.too_large',
  ],
  [
    'XML',
    () => ({
      method: 'POST',
      url: '/functions/v1/likes',
      payload: '<a/>',
      headers: { 'content-type': 'text/xml' },
    }),
    415,
    'request.unsupported_type',
  ],
  [
    'a prototype in the body',
    () => ({
      method: 'POST',
      url: '/functions/v1/likes',
      payload: '{"__proto__":{"admin":true}}',
      headers: json,
    }),
    400,
    'request.malformed',
  ],
  [
    'a list where an object belongs',
    () => ({ method: 'POST', url: '/functions/v1/likes', payload: [] }),
    422,
    'request.invalid',
  ],
  [
    'an id that is none',
    () => ({ method: 'POST', url: '/functions/v1/likes', payload: { from_id: id, to_id: "' or 1=1 --" } }),
    422,
    'request.invalid',
  ],
  [
    'an id that nobody has',
    () => ({ method: 'POST', url: '/functions/v1/likes', payload: { from_id: id, to_id: randomUUID() } }),
    404,
    'request.not_found',
  ],
  [
    'an age of a million',
    () => ({ method: 'POST', url: '/functions/v1/get-matches', payload: { user_id: id, max_age: 1e6 } }),
    422,
    'request.invalid',
  ],
  [
    'a page of a million',
    () => ({ method: 'POST', url: '/functions/v1/get-matches', payload: { user_id: id, page: 1e6 } }),
    422,
    'request.invalid',
  ],
  ['a NUL in a text', () => bio('a\u0000b'), 422, 'request.invalid'],
  ['half a character', () => bio('\ud800'), 422, 'request.invalid'],
  ['a novel for a bio', () => bio('x'.repeat(1001)), 422, 'request.invalid'],
  [
    'an upload that is no form',
    () => ({ method: 'POST', url: '/functions/v1/upload-photo', payload: {} }),
    415,
    'request.unsupported_type',
  ],
])('%s is refused in our shape, and nothing changes', async (_name, request, status, error) => {
  const { method, url, payload, headers } = request()
  const before = await state()
  const answer = await me.send<Refusal>(method, url, payload, headers)
  expect([answer.status, answer.body.error]).toEqual([status, error])
  expect(answer.body).toMatchObject({ success: false, message: expect.stringMatching(/\w/) })
  expect(answer.text).not.toMatch(/select |postgres|node_modules|at .*\.ts/i)
  expect(await state()).toEqual(before)
  expect((await me.post('/functions/v1/likes', { from_id: other, to_id: id })).status).toBe(403) // the server is unharmed
})

test('the answer to an unexpected error reveals nothing internal', async () => {
  await t.app.db.schema.alterTable('likes').renameTo('likes_away').execute()
  const { status, body, text } = await me.post<Refusal>('/functions/v1/likes', { from_id: id, to_id: other })
  await t.app.db.schema.alterTable('likes_away').renameTo('likes').execute()
  expect([status, body.error]).toEqual([500, 'server.defect'])
  expect(text).not.toContain('likes_away')
  expect(text).not.toContain('relation')
})

test('an odd address is refused, by whatever method, and an unreadable one in our shape', async () => {
  await t.http.listen({ port: 0, host: '127.0.0.1' })
  const answers = await askOddAddresses((t.http.server.address() as AddressInfo).port)
  expect(answers.filter(({ status }) => status < 400 || status >= 500)).toEqual([])
  expect(await me.get('/%')).toMatchObject({
    status: 400,
    body: { error: 'request.malformed' },
    headers: {
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    },
  })
})

test('an index in a query that no list reaches makes no array of that length', () => {
  expect(queryOf({ url: '/?k[9999]=a&l[0]=b' })).toEqual({ k: { 9999: 'a' }, l: ['b'] })
})

test('HEAD is answered at every address: no connection waits for nothing', async () => {
  const urls = new Set(t.routes.map((route) => route.split(' ')[1] ?? '').filter((url) => !/[*:]/.test(url)))
  expect(urls.size).toBeGreaterThan(50)
  for (const url of urls) {
    const headers = { authorization: `Bearer ${me.token}` }
    const answer = await Promise.race([t.http.inject({ method: 'HEAD', url, headers }), sleep(5_000)])
    expect(answer?.statusCode, url).toBeLessThan(500)
  }
})

test('every answer carries strict headers, and calls are kept by no cache', async () => {
  const calls = [
    await me.get('/functions/v1/get-photos'),
    await me.get('/auth/v1/get-session'),
    await me.get('/%61uth/v1/get-session'), // written in another way it is not a call
    await t.visitor.get('/auth/v1/get-session'), // refused
    await me.post('/functions/v1/likes', { from_id: id, to_id: randomUUID() }), // not found
    await me.get('/functions/v1/made-up'),
  ]
  expect(calls.map(({ status }) => status)).toEqual([200, 200, 404, 401, 404, 404])
  for (const { headers } of calls) expect(headers['cache-control']).toBe('no-store')
  for (const { headers } of [...calls, await t.visitor.get('/healthz'), await t.visitor.get('/made-up')]) {
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    })
  }
})

async function state() {
  const [likes, profile, photos] = await Promise.all([
    t.app.db.selectFrom('likes').selectAll().execute(),
    t.app.db.selectFrom('profiles').selectAll().where('user_id', '=', id).executeTakeFirst(),
    t.app.db.selectFrom('profile_photos').selectAll().execute(),
  ])
  return { likes, profile, photos }
}
