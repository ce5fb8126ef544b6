import type { CallAccess } from '@ndoa/contract/access'
import type { Call } from '@ndoa/contract/call'
import { contract } from '@ndoa/contract/index'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { type Client, type TestApp, testApp } from '../../test/app.ts'
import { hostileTexts } from '../../test/hostile-texts.ts'
import { aMan, aMatch, aMember } from '../../test/members.ts'
import { aStaffMember } from '../../test/staff.ts'
import { aSignUp } from '../features/identity/accounts/testing/accounts-server.ts'

/** Milliseconds of work allowed per request, because it blocks all other requests. */
const BUSY_MAX = 50
/** The lengths of texts, close to the server's limits for headers and bodies. */
const HEADER = 15_000
const BODY = 60_000

let t: TestApp
let me: Client
let admin: Client
let senior: Client
let mine: { id: string; match_id: string }
beforeAll(async () => {
  t = await testApp({ LIMIT_REFUSED_SHAPES: '100000/1 minute', LIMIT_SIGN_UP: '100000/1 hour' })
  const id = await aMember(t.app)
  me = await t.as(id)
  mine = { id, match_id: await aMatch(t.app, id, await aMan(t.app)) }
  admin = await t.asStaff((await aStaffMember(t.app, { role: 'admin' })).id)
  senior = await t.asStaff((await aStaffMember(t.app, { is_senior: true })).id)
})
afterAll(() => t.close())

type Schema = { _zod: { def: Record<string, unknown> & { type: string } } }

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value

/** @returns the path of each text in a schema, such as `['data', 'full_name']` */
function textPaths(schema: unknown, path: string[] = []): string[][] {
  if (!isSchema(schema)) return []
  const { type, shape, ...others } = schema._zod.def
  if (type === 'string') return [path]
  const named = Object.entries((shape as object | undefined) ?? {})
  return [
    ...named.flatMap(([name, field]) => textPaths(field, [...path, name])),
    ...Object.values(others)
      .flat()
      .flatMap((inner) => textPaths(inner, path)),
  ]
}

const calls = Object.values(contract)
  .flatMap((feature) => Object.entries<Call>(feature))
  .map(([name, call]) => {
    const { method, path, inputSchema, access } = call
    const paths = [...new Map(textPaths(inputSchema).map((each) => [each.join('.'), each])).values()]
    return { name, method, path, inputSchema, access, paths }
  })
  .filter(({ paths }) => paths.length > 0)

const isForm = (name: string) => ['uploadPhoto', 'sendVerification'].includes(name)

function callerOf({ access, senior: isForSeniors }: CallAccess): Client {
  if (isForSeniors) return senior
  return access === 'moderator' || access === 'admin' ? admin : me
}

function withText(paths: readonly string[][], text: string): object {
  const whole = {}
  for (const path of paths) {
    let at: Record<string, unknown> = whole
    for (const name of path.slice(0, -1)) at = (at[name] ??= {}) as Record<string, unknown>
    at[path.at(-1) ?? ''] = text
  }
  return whole
}

/**
 * Measures this thread's processor time, so that a busy machine causes no failure. Repeats slow runs,
 * because the first one also compiles code. @returns milliseconds
 */
async function workOf(act: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < 4 && least > BUSY_MAX; i++) {
    const before = process.threadCpuUsage()
    await act()
    const { user, system } = process.threadCpuUsage(before)
    least = Math.min(least, (user + system) / 1_000)
  }
  return least
}

const shortOf = (text: string) => JSON.stringify(text.slice(0, 12))

test('a slow pattern is detected by this measure', async () => {
  const slow = /^[a-z. ]*[a-z][a-z. ]*$/
  expect(await workOf(() => slow.test(`${'a'.repeat(BODY)}!`))).toBeGreaterThan(BUSY_MAX)
})

test('no text of 60 kB in any field blocks input validation', async () => {
  const busy: string[] = []
  for (const { name, inputSchema, paths } of calls)
    for (const path of paths)
      for (const text of hostileTexts(BODY)) {
        const work = await workOf(() => inputSchema && z.safeParse(inputSchema, withText([path], text)))
        if (work > BUSY_MAX) busy.push(`${name} ${path.join('.')} ${shortOf(text)} ${work}`)
      }
  expect(busy).toEqual([])
})

const CONCURRENCY = 4 // the most texts that fit in one body

test.each(calls.filter(({ name }) => !isForm(name)))(
  '$name is not blocked by texts of 15 kB',
  async ({ method, path, access, paths }) => {
    const busy: string[] = []
    for (let i = 0; i < paths.length; i += CONCURRENCY)
      for (const text of hostileTexts(HEADER)) {
        const fields = withText(paths.slice(i, i + CONCURRENCY), text)
        const query =
          method === 'GET' ? `?${String(new URLSearchParams(fields as Record<string, string>))}` : ''
        const work = await workOf(() =>
          callerOf(access).send(method, path + query, query ? undefined : fields),
        )
        if (work > BUSY_MAX) busy.push(`${shortOf(text)} ${work}`)
      }
    expect(busy).toEqual([])
  },
)

test('texts of maximum length are read and screened without blocking the server', async () => {
  const busy: string[] = []
  let n = 0
  const acts: ((text: string) => Promise<unknown>)[] = [
    (text) =>
      me.post('/functions/v1/send-message', {
        match_id: mine.match_id,
        content: text.slice(0, 4_000),
        client_message_id: crypto.randomUUID(),
      }),
    (text) => me.put(`/functions/v1/update-profile?user_id=${mine.id}`, { bio: text.slice(0, 1_000) }),
    (text) => me.put(`/functions/v1/update-profile?user_id=${mine.id}`, { location: text.slice(0, 100) }),
    (text) => {
      const { data, ...rest } = aSignUp(`long${n++}@members.test`)
      return t.visitor.post('/auth/v1/sign-up/email', {
        ...rest,
        data: { ...data, full_name: text.slice(0, 100) },
      })
    },
    (text) =>
      t.visitor.post('/functions/v1/send-contact-message', {
        name: text.slice(0, 100),
        email: 'a@members.test',
        subject: text.slice(0, 200),
        category: 'general',
        message: text.slice(0, 5_000),
      }),
  ]
  for (const text of hostileTexts(5_000))
    for (const [i, act] of acts.entries()) {
      const work = await workOf(() => act(text))
      if (work > BUSY_MAX) busy.push(`${i} ${shortOf(text)} ${work}`)
    }
  expect(busy).toEqual([])
})

const HEADERS = [
  'user-agent',
  'accept-language',
  'accept-encoding',
  'accept',
  'authorization',
  'content-type',
  'cookie',
  'if-none-match',
  'if-modified-since',
  'origin',
  'range',
  'referer',
  'sec-fetch-site',
  'x-forwarded-for',
  'x-forwarded-host',
]

test('no header of 15 kB blocks the server', async () => {
  const email = 'busy@members.test'
  const busy: string[] = []
  for (const name of HEADERS)
    for (const text of hostileTexts(HEADER).map((each) =>
      Buffer.from(each)
        .toString('latin1')
        .replace(/[^\x20-\xff]/g, ' '),
    ))
      for (const [method, url, payload] of [
        ['POST', '/auth/v1/sign-in/email', { email, password: 'Wrong-horse-11' }],
        ['GET', '/functions/v1/get-country', undefined],
        ['GET', '/about', undefined],
      ] as const) {
        const headers = { 'sec-fetch-site': 'same-origin', [name]: text }
        const work = await workOf(() => t.http.inject({ method, url, headers, ...(payload && { payload }) }))
        if (work > BUSY_MAX) busy.push(`${name} ${url} ${shortOf(text)} ${work}`)
      }
  expect(busy).toEqual([])
})

const NESTED = 1_900
test.each([
  [
    'objects in objects, each with a character that cannot be stored',
    String.raw`{"":"\u0000","aaaaaaaaaaaaaaaa":`.repeat(NESTED) + `1${'}'.repeat(NESTED)}`,
  ],
  ['thousands of unknown names', JSON.stringify(Object.fromEntries(Array(6_000).fill(0).entries()))],
  ['thousands of errors', JSON.stringify({ errors: Array.from({ length: 20_000 }, () => ({})) })],
])('a body of %s does not block the server, and its answer is short', async (_what, payload) => {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const url = '/functions/v1/send-telemetry'
  let answer = { statusCode: 0, payload: '' }
  const work = await workOf(async () => {
    answer = await t.http.inject({ method: 'POST', url, headers, payload })
  })
  expect(work).toBeLessThan(BUSY_MAX)
  expect(answer.statusCode).toBe(422)
  expect(answer.payload.length).toBeLessThan(10_000)
})
