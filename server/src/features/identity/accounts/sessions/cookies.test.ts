import { createHmac } from 'node:crypto'
import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cookies, cookiesOf } from './cookies.ts'

const SECRET = 'a secret of the test'
const cookies = cookiesOf('https://ndoa.example', SECRET)
const signature = createHmac('sha256', SECRET).update('token').digest('base64')
const signed = encodeURIComponent(`token.${signature}`)

let asked: { by: Cookies; name: 'session_token' | 'sign_up' | 'device' }
const http = fastify()
beforeAll(async () => {
  await http.register(cookie)
  http.get('/read', (request) => ({ value: asked.by.read(request, asked.name) }))
  http.get('/write', (_request, reply) => {
    cookies.write(reply, 'session_token', 'token', 60)
    cookies.write(reply, 'sign_up', '', 0)
    return reply.send()
  })
})
afterAll(() => http.close())

/** @returns the value that the server reads from the cookie */
async function read(value: string, name: typeof asked.name = 'session_token', by = cookies, sentAs = name) {
  asked = { by, name }
  const sent = `theme=dark; __Host-ndoa.${sentAs}=${value}; other="x"`
  return (await http.inject({ url: '/read', headers: { cookie: sent } })).json<{ value: string | null }>()
    .value
}

test('cookies are bound to this host and hidden from scripts', async () => {
  const { headers } = await http.inject({ url: '/write' })
  const [session = '', signUp = ''] = [headers['set-cookie'] ?? []].flat()
  const [pair, ...attributes] = session.split('; ')
  expect(decodeURIComponent(pair ?? '')).toBe(`__Host-ndoa.session_token=token.${signature}`)
  expect(attributes.toSorted()).toEqual(['HttpOnly', 'Max-Age=60', 'Path=/', 'SameSite=Lax', 'Secure'])
  expect(signUp).toMatch(/^__Host-ndoa\.sign_up=.*; Max-Age=0;/)
})

test('cookies of existing sessions stay valid', async () => {
  expect(await read(signed)).toBe('token')
})

test('altered, malformed and foreign cookies are rejected', async () => {
  for (const value of ['', '%', `%E0%A4.${signature}`, `other.${signature}`, 'token', 'token.', 'token.x'])
    expect(await read(value), value).toBeNull()
  expect(await read(signed, 'sign_up')).toBeNull()
  expect(await read(signed, 'device', cookies, 'session_token')).toBeNull()
  expect(await read(signed, 'session_token', cookiesOf('https://ndoa.example', 'another'))).toBeNull()
  expect(await read(signed, 'session_token', cookiesOf('http://ndoa.example', SECRET))).toBeNull()
})
