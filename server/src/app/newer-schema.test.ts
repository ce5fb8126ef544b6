import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, type TestApp, testApp } from '../../test/app.ts'
import { aMan, aMatch, aMember } from '../../test/members.ts'

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

const post = (name: string, body: object) => client.post(`/functions/v1/${name}`, body)
const get = (path: string) => client.get(`/functions/v1/${path}`)

/** The calls of a member's page that read most. */
const CALLS: Record<string, () => Promise<{ status: number }>> = {
  'get-badges': () => get('get-badges'),
  'get-profile': () => get(`get-profile?user_id=${kofi}`),
  'get-profile, own': () => get(`get-profile?user_id=${amara}`),
  'get-photos': () => get('get-photos'),
  'get-matches': () => post('get-matches', { user_id: amara }),
  'get-received-likes': () => post('get-received-likes', { user_id: amara }),
  'get-conversations': () => post('get-conversations', { user_id: amara }),
  'get-messages': () => post('get-messages', { match_id: match }),
  'get-messages, later ones': () => post('get-messages', { match_id: match, after_seq: 0 }),
  'send-message': () =>
    post('send-message', { match_id: match, content: 'Hello', client_message_id: randomUUID() }),
}

async function statuses(): Promise<Record<string, number>> {
  const answered: Record<string, number> = {}
  for (const [name, call] of Object.entries(CALLS)) answered[name] = (await call()).status
  return answered
}

/** Applies a newer release's migration while this version keeps running. */
async function addColumns(): Promise<void> {
  const { rows } = await t.app.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  for (const { name } of rows)
    await t.app.pool.query(`alter table "${name}" add column of_a_later_release text`)
}

test('a running server keeps working while a migration adds columns', async () => {
  const good = Object.fromEntries(Object.keys(CALLS).map((name) => [name, 200]))
  expect(await statuses()).toEqual(good)
  await addColumns()
  expect(await statuses()).toEqual(good)
})
