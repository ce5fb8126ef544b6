import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { Client as Connection } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Client, type TestApp, testApp } from '../../test/app.ts'
import { aMan, aMatch, aMember } from '../../test/members.ts'
import { findViewers } from '../features/identity/accounts/sessions/viewer.queries.ts'

let t: TestApp
let amara: string
let kofi: string
let match: string
let client: Client
beforeAll(async () => {
  t = await testApp()
  ;[amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  match = await aMatch(t.app, amara, kofi)
  client = await t.as(amara)
})
afterAll(() => t.close())

/** Statements that only the first call within five minutes or an hour runs. */
const UPKEEP = /^\s*update (sessions|users) set/
/** Separates the statements of the running call from those of jobs, listeners and the member index. */
const ofThisCall = new AsyncLocalStorage<string[]>()

/** Makes a call twice. @returns the name or the beginning of each statement of the second call */
async function statementsOf(call: () => Promise<{ status: number }>): Promise<string[]> {
  await call()
  const query: (...args: unknown[]) => unknown = Reflect.get(Connection.prototype, 'query')
  const spy = vi.spyOn(Connection.prototype, 'query').mockImplementation(function (
    this: Connection,
    ...args: unknown[]
  ) {
    const [queryConfig] = args as [string | { name?: string; text: string }]
    const { name, text } =
      typeof queryConfig === 'string' ? { name: undefined, text: queryConfig } : queryConfig
    if (!UPKEEP.test(text)) ofThisCall.getStore()?.push(name ?? text.trim().slice(0, 60))
    return Reflect.apply(query, this, args)
  })
  const statements: string[] = []
  const { status } = await ofThisCall.run(statements, call)
  const sorted = statements.toSorted()
  spy.mockRestore()
  expect(status).toBe(200)
  return sorted
}

const post = (name: string, body: object) => client.post(`/functions/v1/${name}`, body)

test('the most frequent calls take few statements, each prepared once', async () => {
  const message = () => ({ match_id: match, content: 'Hello', client_message_id: randomUUID() })
  const calls: Record<string, () => Promise<{ status: number }>> = {
    'get-badges': () => client.get('/functions/v1/get-badges'),
    'get-profile': () => client.get(`/functions/v1/get-profile?user_id=${kofi}`),
    'get-profile, own': () => client.get(`/functions/v1/get-profile?user_id=${amara}`),
    'get-conversations': () => post('get-conversations', { user_id: amara }),
    'get-messages': () => post('get-messages', { match_id: match }),
  }
  await post('send-message', message()) // so that the list contains the conversation
  const statementsByCall: Record<string, string[]> = {}
  for (const [name, call] of Object.entries(calls)) statementsByCall[name] = await statementsOf(call)
  expect(statementsByCall).toEqual({
    'get-badges': ['badges', 'viewers'],
    'get-profile': ['cards', 'open-profile', 'photos-of-members', 'viewed-profile', 'viewers'],
    'get-profile, own': ['own-profile', 'viewers'],
    'get-conversations': ['cards', 'conversations', 'viewers'],
    'get-messages': ['earlier-messages', 'viewers'],
  })
  const sent = await statementsOf(() => post('send-message', message()))
  expect(sent).toEqual(expect.arrayContaining(['send-messages', 'viewers'])) // screening may have started
})

test('a like takes seven statements, and the two most expensive are prepared once', async () => {
  const strangers = [await aMan(t.app), await aMan(t.app)]
  const statements = await statementsOf(() => post('likes', { from_id: amara, to_id: strangers.pop() }))
  expect(statements).toEqual([
    'begin',
    'commit',
    expect.stringMatching(/^insert into "likes"/),
    expect.stringMatching(/^insert into "outbox"/),
    'like-context',
    'lock-pair-and-members',
    expect.stringMatching(/^select take\(/),
    'viewers',
  ])
})

test('a single session look-up uses the prepared plan', async () => {
  const connection = await t.app.pool.connect()
  const alone = { ...t.app, pool: connection as unknown as TestApp['app']['pool'] }
  const lookUp = async (times: number) => {
    for (let nth = 0; nth < times; nth++) await findViewers(alone, ['nobody'])
  }
  const genericPlans = async () => {
    const { rows } = await connection.query<{ count: number }>(
      `select generic_plans as count from pg_prepared_statements where name = 'viewers'`,
    )
    return rows[0]?.count ?? 0
  }
  try {
    await connection.query('begin')
    await connection.query(
      `insert into sessions (token, user_id, expires_at)
       select lpad(nth::text, 43, '0'), $1, now() + interval '1 day' from generate_series(1, 5000) nth`,
      [kofi],
    )
    await connection.query('analyze sessions, users')
    await lookUp(5) // PostgreSQL compares plans after this many executions
    const before = await genericPlans()
    await lookUp(5)
    expect(await genericPlans()).toBe(before + 5)
  } finally {
    await connection.query('rollback')
    connection.release()
  }
})

test('concurrent calls share session look-ups, and each runs as its own member', async () => {
  const members = await Promise.all(Array.from({ length: 20 }, () => aMember(t.app)))
  const clients = await Promise.all(members.map((id) => t.as(id)))
  const ended = await t.as(amara)
  await t.app.db.deleteFrom('sessions').where('user_id', '=', amara).execute()
  let lookups = 0
  const query = t.app.pool.query.bind(t.app.pool)
  const spy = vi.spyOn(t.app.pool, 'query').mockImplementation(((...args: [{ name?: string }]) => {
    if (args[0].name === 'viewers') lookups += 1
    return Reflect.apply(query, undefined, args)
  }) as never)
  const readSession = (one: Client) => one.get<{ data: { user: { id: string } } }>('/auth/v1/get-session')
  const [signedOut, ...answers] = await Promise.all([ended, ...clients].map(readSession))
  spy.mockRestore()
  expect(answers.map(({ body }) => body.data.user.id)).toEqual(members)
  expect(signedOut?.status).toBe(401)
  expect(lookups).toBeLessThan(21)
})
