import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, type TestApp, testApp } from '../../test/app.ts'
import { aMan, aMember } from '../../test/members.ts'
import { askOddAddresses } from '../../test/odd-addresses.ts'

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
])('%s is refused in the error format, and nothing changes', async (_name, request, status, error) => {
  const { method, url, payload, headers } = request()
  const before = await state()
  const answer = await me.send<Refusal>(method, url, payload, headers)
  expect([answer.status, answer.body.error]).toEqual([status, error])
  expect(answer.body).toMatchObject({ success: false, message: expect.stringMatching(/\w/) })
  expect(answer.text).not.toMatch(/select |postgres|node_modules|at .*\.ts/i)
  expect(await state()).toEqual(before)
  expect((await me.post('/functions/v1/likes', { from_id: other, to_id: id })).status).toBe(403) // still works
})

test.each([
  ['an unknown field', '&more=1', ['more']],
  ['a field given twice', '&user_id=x', ['user_id']],
  ['the same twice', `&user_id=ID`, ['user_id']],
  ['a list in brackets', '&user_id[]=x', ['user_id[]']],
  ['an object in brackets', '&user_id[a]=x', ['user_id[a]']],
  ['a prototype', '&__proto__=x', []],
  ['a prototype in brackets', '&__proto__[admin]=1', ['__proto__[admin]']],
  ['a constructor', '&constructor=x', []],
  ['a name of 15 kB', `&${'x'.repeat(15_000)}=1`, ['x'.repeat(15_000)]],
  ['a thousand fields', '&a=1'.repeat(1_000), ['a']],
  ['a field without a name', '&=x', ['']],
])('in an address %s is refused, and no object prototype changes', async (_what, more, names) => {
  const query = `user_id=${id}${more.replace('ID', id)}`
  const { status, body } = await me.get<Refusal>(`/functions/v1/get-settings?${query}`)
  expect([status, body.error]).toEqual([422, 'request.invalid'])
  expect(Object.keys((body.data as { fields: object }).fields)).toEqual(names)
  const put = await me.put<Refusal>(`/functions/v1/update-settings?${query}`, { likes: true })
  expect([put.status, put.body.error]).toEqual([422, 'request.invalid'])
  expect(Object.keys({})).toEqual([])
  expect({}).not.toHaveProperty('admin')
})

test.each([
  ['a list for a text', { to_id: ['x'] }, ['to_id']],
  ['an object for a text', { to_id: { 0: 'x' } }, ['to_id']],
  ['a number for a text', { to_id: 1 }, ['to_id']],
  ['null for a text', { to_id: null }, ['to_id']],
  ['a text of 60 kB', { to_id: 'x'.repeat(60_000) }, ['to_id']],
  ['an unknown field', { to_id: randomUUID(), more: 1 }, ['more']],
])('in a body %s is refused with the field’s name', async (_what, fields, names) => {
  const { status, body } = await me.post<Refusal>('/functions/v1/likes', { from_id: id, ...fields })
  expect([status, body.error]).toEqual([422, 'request.invalid'])
  expect(Object.keys((body.data as { fields: object }).fields)).toEqual(names)
})

test.each([
  ['no body at all', undefined, undefined, 422],
  ['an empty body', '', 'application/json', 400],
  ['an empty body of another type', '', 'text/plain', 422],
  ['fields of a form', 'a=1', 'application/x-www-form-urlencoded', 415],
  ['parts of a form', '{}', 'multipart/form-data; boundary=x', 415],
  ['text', '{}', 'text/plain', 422],
  ['no known type', '{}', 'nonsense', 415],
  ['JSON with its charset', '{}', 'application/json; charset=utf-8', 422],
])('a JSON call answers %s by its content type', async (_what, payload, type, status) => {
  const headers: Record<string, string> = type ? { 'content-type': type } : {}
  expect((await me.send('POST', '/functions/v1/likes', payload, headers)).status).toBe(status)
})

const photo = () => new File(['no photo'], 'a.jpg', { type: 'image/jpeg' })
test.each<[string, [string, string | File][], string[]]>([
  ['no field', [], ['file']],
  ['a text for a file', [['file', 'a.jpg']], ['file']],
  [
    'a field given twice',
    [
      ['file', photo()],
      ['user_id', randomUUID()],
      ['user_id', randomUUID()],
    ],
    ['user_id'],
  ],
  [
    'an unknown field',
    [
      ['file', photo()],
      ['more', '1'],
    ],
    ['more'],
  ],
  [
    'a prototype',
    [
      ['file', photo()],
      ['__proto__', '1'],
    ],
    [],
  ],
  [
    'a prototype in brackets',
    [
      ['file', photo()],
      ['__proto__[admin]', '1'],
    ],
    ['__proto__[admin]'],
  ],
])('a form with %s is refused, and no object prototype changes', async (_what, fields, names) => {
  const payload = new FormData()
  for (const [name, value] of fields) payload.append(name, value)
  const headers = { authorization: `Bearer ${me.token}` }
  const url = '/functions/v1/upload-photo'
  const answer = await t.http.inject({ method: 'POST', url, payload, headers })
  expect([answer.statusCode, answer.json().error]).toEqual([422, 'request.invalid'])
  expect(Object.keys(answer.json().data.fields)).toEqual(names)
  expect({}).not.toHaveProperty('admin')
})

test('the answer to an unexpected error reveals no internals', async () => {
  await t.app.db.schema.alterTable('likes').renameTo('likes_away').execute()
  const { status, body, text } = await me.post<Refusal>('/functions/v1/likes', { from_id: id, to_id: other })
  await t.app.db.schema.alterTable('likes_away').renameTo('likes').execute()
  expect([status, body.error]).toEqual([500, 'server.defect'])
  expect(text).not.toContain('likes_away')
  expect(text).not.toContain('relation')
})

test('a malformed address is refused for any method, and an unreadable one in the error format', async () => {
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

test('HEAD is answered at every address', async () => {
  const urls = new Set(t.routes.map((route) => route.split(' ')[1] ?? '').filter((url) => !/[*:]/.test(url)))
  expect(urls.size).toBeGreaterThan(50)
  for (const url of urls) {
    const headers = { authorization: `Bearer ${me.token}` }
    const answer = await Promise.race([t.http.inject({ method: 'HEAD', url, headers }), sleep(5_000)])
    expect(answer?.statusCode, url).toBeLessThan(500)
  }
})

test('every answer has strict headers, and no cache stores a call', async () => {
  const calls = [
    await me.get('/functions/v1/get-photos'),
    await me.get('/auth/v1/get-session'),
    await me.get('/%61uth/v1/get-session'), // this spelling of the path is not a call
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
