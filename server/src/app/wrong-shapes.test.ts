import type { CallAccess } from '@ndoa/contract/access'
import { contract } from '@ndoa/contract/index'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, type Client, type TestApp, testApp } from '../../test/app.ts'
import { aMan, aMember } from '../../test/members.ts'
import { aStaffMember } from '../../test/staff.ts'
import { aSignUp } from '../features/accounts/accounts.test-server.ts'

type Refusal = { error: string; message: string; data: { fields?: Record<string, string> } | null }
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

let t: TestApp
let me: Client
let admin: Client
let senior: Client
beforeAll(async () => {
  t = await testApp({ LIMIT_REFUSED_SHAPES: '100000/1 minute' })
  await aMan(t.app)
  me = await t.as(await aMember(t.app))
  admin = await t.asStaff((await aStaffMember(t.app, { role: 'admin' })).id)
  senior = await t.asStaff((await aStaffMember(t.app, { is_senior: true })).id)
})
afterAll(() => t.close())

const calls = Object.values(contract)
  .flatMap((feature) => Object.entries(feature))
  .map(([name, call]) => {
    const { route, inputSchema, meta } = call['~orpc'] as {
      route: { method?: Method; path?: string }
      inputSchema: unknown
      meta: CallAccess
    }
    const { method = 'POST', path = '' } = route
    const isDenied = (field: string) => field === 'user_id' && path.startsWith('/auth/') // before anything is named
    const fields = fieldsOf(inputSchema).filter((field) => !isDenied(field))
    return { name, method, path, fields, meta }
  })
  .filter(({ name }) => !['uploadPhoto', 'sendVerification'].includes(name)) // they take forms
function callerOf(meta: CallAccess) {
  if ('senior' in meta && meta.senior) return senior
  return meta.access === 'moderator' || meta.access === 'admin' ? admin : me
}
const readers = calls.filter(({ name }) => name !== 'signOut') // it reads nothing, and the caller would be gone

/** The names of all fields in a schema, however deep. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const {
    shape,
    options,
    in: inner,
    innerType,
  } = (schema as { _zod?: { def: Record<string, unknown> } })._zod?.def ?? {}
  const named = Object.entries((shape as object | undefined) ?? {})
  return [
    ...named.flatMap(([name, field]) => [name, ...fieldsOf(field)]),
    ...[inner, innerType, ...((options as unknown[] | undefined) ?? [])].flatMap(fieldsOf),
  ]
}

const WRONG = [
  null,
  true,
  -1,
  1e9,
  '',
  'no such thing',
  'x'.repeat(6_000),
  'a\u0000b',
  '\ud800',
  [],
  ['x'],
  [[null]],
  {},
  { a: 'b' },
] as const
/** No call may be carried out here: a field that none has is always with the others. */
const bodyOf = (fields: readonly string[], value: unknown) => {
  const flat = Object.fromEntries(['nobody_has_this', ...fields].map((name) => [name, value]))
  return { ...flat, data: { ...flat }, wishes: value }
}
const queryOf = (fields: readonly string[], value: unknown) =>
  new URLSearchParams(
    fields.map((name): [string, string] => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  ).toString()

const LIBRARY_WORDS =
  /\\\^|\^|pattern|regex|expected|received|zod|undefined|null|uuid|invalid (input|option|string|uuid)|unrecognized|too (big|small)/i

function expectPlainWords(answer: Answer<Refusal>, said: string): number {
  expect(answer.status, said).toBeGreaterThanOrEqual(400)
  expect(answer.status, said).toBeLessThan(500)
  const { message, data } = answer.body
  const sentences = [message, ...Object.values(data?.fields ?? {})]
  for (const sentence of sentences) {
    expect(sentence, said).toMatch(/^[A-Z].*\w/)
    expect(sentence, said).not.toMatch(LIBRARY_WORDS)
  }
  return sentences.length - 1
}

test.each(readers)(
  '$name says in plain words what is wrong with a shape',
  async ({ method, path, fields, meta }) => {
    const clients = meta.access === 'public' ? [me, t.visitor] : [callerOf(meta)]
    let said = 0
    for (const value of [undefined, ...WRONG]) {
      const given = value === undefined ? [] : fields
      const url = method === 'GET' ? `${path}?nobody_has_this=1&${queryOf(given, value)}` : path
      const body = method === 'GET' ? undefined : bodyOf(given, value)
      for (const client of clients) {
        const answer = await client.send<Refusal>(method, url, body)
        if (method === 'GET' && fields.length === 0) continue // takes nothing, and looks at nothing
        said += expectPlainWords(
          answer,
          `${method} ${path} with ${JSON.stringify(value)?.slice(0, 40)}: ${answer.text}`,
        )
      }
    }
    if (method !== 'GET' || fields.length > 0) expect(said).toBeGreaterThan(WRONG.length)
  },
)

test('a field that is missing, too long, or not of the list is named with what is wrong', async () => {
  const contact = { name: 'x'.repeat(101), email: 'a@b.c', subject: 'Hello', category: 'gossip', more: 1 }
  const { status, body } = await me.post<Refusal>('/functions/v1/send-contact-message', contact)
  expect([status, body.data?.fields]).toEqual([
    422,
    {
      name: 'This value is too long: at most 100 characters.',
      category: 'This value is not allowed.',
      message: 'This field is missing.',
      more: 'This field is not known.',
    },
  ])
})

const json = { 'content-type': 'application/json' }

test.each(['[]', '[{}]', '"x"', '1', 'true', 'null'])('%s is not a body for any call', async (text) => {
  for (const { method, path, meta } of calls.filter(({ method }) => method !== 'GET')) {
    const { status, body } = await callerOf(meta).send<Refusal>(method, path, text, json)
    expect([path, status, body.error]).toEqual([path, 422, 'request.invalid'])
  }
})

test('a text that cannot be stored is refused by the name of its field, however deep it lies', async () => {
  const contact = {
    name: 'Ada',
    email: 'a\u0000@b.c',
    subject: 'Hello\ud800',
    category: 'general',
    message: 'Hi',
  }
  const refused = await t.visitor.post<Refusal>('/functions/v1/send-contact-message', contact)
  expect([refused.status, refused.body.data?.fields]).toEqual([
    422,
    {
      email: 'This contains characters that cannot be used',
      subject: 'This contains characters that cannot be used',
    },
  ])
  const url = '/functions/v1/get-profile?user_id=%00'
  expect((await me.get<Refusal>(url)).body.data?.fields).toHaveProperty('user_id')
  const deep = `{"a":${'['.repeat(20_000)}"\\u0000"${']'.repeat(20_000)}}`
  expect((await me.send('POST', '/functions/v1/likes', deep, json)).status).toBe(422)
})

test('in JSON a word is not a boolean and no number: "on" agrees to nothing', async () => {
  const wishes = { preferred_gender: 'Male', age_range_min: '20', age_range_max: '30' }
  const { data } = aSignUp('')
  const said = { ...aSignUp('word@x.test'), data: { ...data, agreed_to_terms: 'on', wishes } }
  const { status, body } = await t.visitor.post<Refusal>('/auth/v1/sign-up/email', said)
  expect(status).toBe(422)
  expect(Object.keys(body.data?.fields ?? {}).toSorted()).toEqual([
    'data.agreed_to_terms',
    'data.wishes.age_range_max',
    'data.wishes.age_range_min',
  ])
  const words = { email: 'word@x.test', password: 'A-password-9', return_token: 'true' }
  expect((await t.visitor.post<Refusal>('/auth/v1/sign-in/email', words)).status).toBe(422)
})
