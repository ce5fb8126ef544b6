import type { CallAccess } from '@ndoa/contract/access'
import type { Call } from '@ndoa/contract/call'
import { contract } from '@ndoa/contract/index'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, type Client, type TestApp, testApp } from '../../test/app.ts'
import { aMan, aMember } from '../../test/members.ts'
import { aStaffMember } from '../../test/staff.ts'
import { aSignUp } from '../features/identity/accounts/testing/accounts-server.ts'

type Refusal = { error: string; message: string; data: { fields?: Record<string, string> } | null }

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
  .flatMap((feature) => Object.entries<Call>(feature))
  .map(([name, call]) => {
    const { method, path, inputSchema, access } = call
    const isDenied = (field: string) => field === 'user_id' && path.startsWith('/auth/') // denied first
    const fields = fieldsOf(inputSchema).filter((field) => !isDenied(field))
    return { name, method, path, fields, access }
  })
  .filter(({ name }) => !['uploadPhoto', 'sendVerification'].includes(name)) // these calls accept forms
function callerOf({ access, senior: isForSeniors }: CallAccess) {
  if (isForSeniors) return senior
  return access === 'moderator' || access === 'admin' ? admin : me
}
const readers = calls.filter(({ name }) => name !== 'signOut') // signing out reads no input and would end the session

/** @returns the names of a schema's fields, at any depth */
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
/** Always includes an unknown field, because no call may succeed here. */
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

function expectPlainWords(answer: Answer<Refusal>, context: string): number {
  expect(answer.status, context).toBeGreaterThanOrEqual(400)
  expect(answer.status, context).toBeLessThan(500)
  const { message, data } = answer.body
  const sentences = [message, ...Object.values(data?.fields ?? {})]
  for (const sentence of sentences) {
    expect(sentence, context).toMatch(/^[A-Z].*\w/)
    expect(sentence, context).not.toMatch(LIBRARY_WORDS)
  }
  return sentences.length - 1
}

test.each(readers)(
  '$name explains a shape error in plain words',
  async ({ method, path, fields, access }) => {
    const clients = access.access === 'public' ? [me, t.visitor] : [callerOf(access)]
    let sentenceCount = 0
    for (const value of [undefined, ...WRONG]) {
      const namedFields = value === undefined ? [] : fields
      const url = method === 'GET' ? `${path}?nobody_has_this=1&${queryOf(namedFields, value)}` : path
      const body = method === 'GET' ? undefined : bodyOf(namedFields, value)
      for (const client of clients) {
        const answer = await client.send<Refusal>(method, url, body)
        if (method === 'GET' && fields.length === 0) continue // the call has no input
        sentenceCount += expectPlainWords(
          answer,
          `${method} ${path} with ${JSON.stringify(value)?.slice(0, 40)}: ${answer.text}`,
        )
      }
    }
    if (method !== 'GET' || fields.length > 0) expect(sentenceCount).toBeGreaterThan(WRONG.length)
  },
)

test('a missing, overlong or unlisted field is named with its fault', async () => {
  const contact = { name: 'x'.repeat(101), email: 'a@b.c', subject: 'Hello', category: 'gossip', more: 1 }
  const { status, body } = await me.post<Refusal>('/functions/v1/send-contact-message', contact)
  expect([status, body.data?.fields]).toEqual([
    422,
    {
      name: 'Please use at most 100 characters.',
      category: 'Please choose something else.',
      message: 'This field is missing.',
      more: 'We don’t know this field.',
    },
  ])
})

const json = { 'content-type': 'application/json' }

test.each(['[]', '[{}]', '"x"', '1', 'true', 'null'])('%s is not a valid body for any call', async (text) => {
  for (const { method, path, access } of calls.filter(({ method }) => method !== 'GET')) {
    const { status, body } = await callerOf(access).send<Refusal>(method, path, text, json)
    expect([path, status, body.error]).toEqual([path, 422, 'request.invalid'])
  }
})

test('an unstorable text is refused with its field’s name at any depth', async () => {
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

test.each([
  ['12', 200],
  ['9007199254740991', 200],
  ['9007199254740993', 422],
  ['0', 422],
  ['-1', 422],
  ['1.5', 422],
  ['1e3', 422],
  ['0x10', 422],
  ['', 422],
  ['%2012', 422],
  ['12&before=13', 422],
  ['9'.repeat(400), 422],
])('numbers in an address consist of digits: %s is answered with %i', async (digits, status) => {
  expect((await admin.get(`/functions/v1/get-audit?before=${digits}`)).status).toBe(status)
})

test('words in JSON are neither booleans nor numbers: "on" agrees to nothing', async () => {
  const wishes = { preferred_gender: 'Male', age_range_min: '20', age_range_max: '30' }
  const { data } = aSignUp('')
  const signUp = { ...aSignUp('word@x.test'), data: { ...data, agreed_to_terms: 'on', wishes } }
  const { status, body } = await t.visitor.post<Refusal>('/auth/v1/sign-up/email', signUp)
  expect(status).toBe(422)
  expect(Object.keys(body.data?.fields ?? {}).toSorted()).toEqual([
    'data.agreed_to_terms',
    'data.wishes.age_range_max',
    'data.wishes.age_range_min',
  ])
  const words = { email: 'word@x.test', password: 'A-password-9', return_token: 'true' }
  expect((await t.visitor.post<Refusal>('/auth/v1/sign-in/email', words)).status).toBe(422)
})
