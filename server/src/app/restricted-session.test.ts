import type { OwnReport } from '@ndoa/contract/trust/reports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMatrix } from '../../test/access-matrix.ts'
import { demandedAccess } from '../../test/access-oracle.ts'
import { ROWS_OF_ROUTE } from '../../test/access-routes.ts'
import { type Client, type TestApp, testApp } from '../../test/app.ts'
import { aCase, aReport } from '../../test/cases.ts'
import { aMan, aMatch, aMember } from '../../test/members.ts'

// Which calls suspended and banned members may make: docs/access-matrix.md, section 2.10.

let t: TestApp
let other: Client
beforeAll(async () => {
  t = await testApp()
  other = await t.as(await aMan(t.app))
})
afterAll(() => t.close())

async function aSuspendedMember() {
  const id = await aMember(t.app)
  const client = await t.as(id)
  await t.app.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', id).execute()
  return { id, client }
}

/** The route for photo bytes is open to visitors, but only members get them. */
const isForMembers = (id: string) => id === 'PHO-8'
const matrix = readMatrix()
const closed = Object.entries(ROWS_OF_ROUTE).flatMap(([route, [row]]) => {
  const demanded = demandedAccess([matrix.rows.get(row)!], matrix)
  const isForStaff = demanded?.access === 'moderator' || demanded?.access === 'admin'
  return isForMembers(row) || (demanded?.suspended === 'denied' && !isForStaff) ? [{ route, row }] : []
})

test('most calls for members are closed to a suspended one', () => {
  expect(closed.length).toBeGreaterThan(40)
})

test.each(closed)('$route ($row) is refused to a suspended member', async ({ route }) => {
  const { client } = await aSuspendedMember()
  const [method, pattern] = route.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string]
  const { status, body } = await client.send(method, pattern.replace(/:\w+/g, 'x'))
  expect([status, (body as unknown as { error: string }).error]).toEqual([403, 'accounts.suspended'])
})

test('a suspended member sees their own session and sign-in methods', async () => {
  const { id, client } = await aSuspendedMember()
  const { status, text } = await client.get('/auth/v1/get-session')
  expect(status).toBe(200)
  expect(text).toContain(id)
  expect((await client.get('/auth/v1/get-security')).status).toBe(200)
})

test('a suspended member reads their reports’ outcome and cannot report', async () => {
  const { id, client } = await aSuspendedMember()
  const report = await aReport(t.app, await aCase(t.app), { reporter_id: id })
  const { status, body } = await client.get<{ data: OwnReport[] }>('/functions/v1/get-reports')
  expect([status, body.data.map((one) => one.id)]).toEqual([200, [report]])
  expect((await other.get<{ data: OwnReport[] }>('/functions/v1/get-reports')).body.data).toEqual([])
  expect((await client.post('/functions/v1/report-member', {})).status).toBe(403)
})

test('a suspended member signs out', async () => {
  const { client } = await aSuspendedMember()
  expect((await client.post('/auth/v1/sign-out')).status).toBe(200)
  expect((await client.get('/auth/v1/get-session')).status).toBe(401)
})

test('a suspended member downloads their data', async () => {
  const { client } = await aSuspendedMember()
  expect((await client.post('/functions/v1/export-my-data')).status).toBe(200)
  const made_up = await client.post('/functions/v1/fetch-my-data', { code: 'x'.repeat(16) })
  expect(made_up.status).toBe(404) // the code was looked up, so the call was not refused
})

test('a suspended member chooses the language of our statements', async () => {
  const { id, client } = await aSuspendedMember()
  const { status } = await client.put(`/functions/v1/set-language?user_id=${id}`, { language: 'fr' })
  expect(status).toBe(200)
})

test('a suspended member reads and withdraws consents', async () => {
  const { id, client } = await aSuspendedMember()
  expect((await client.get(`/functions/v1/get-consents?user_id=${id}`)).status).toBe(200)
  const url = `/functions/v1/update-consents?user_id=${id}`
  expect((await client.put(url, { matching: false })).status).toBe(200)
})

test('a suspended member deletes their account, and cannot deactivate it', async () => {
  const { id, client } = await aSuspendedMember()
  expect((await client.post('/functions/v1/deactivate-account')).status).toBe(403)
  expect((await client.post('/functions/v1/delete-account')).status).toBe(200)
  const left = await t.app.db.selectFrom('users').select('id').where('id', '=', id).execute()
  expect(left).toEqual([])
})

test('public calls are open to a suspended member (PUB-*)', async () => {
  const { client } = await aSuspendedMember()
  for (const path of ['/functions/v1/get-reference-data', '/functions/v1/get-country', '/healthz'])
    expect([path, (await client.get(path)).status]).toEqual([path, 200])
  const question = {
    name: 'Ada',
    email: 'ada@example.test',
    subject: 'Why?',
    category: 'account',
    message: 'Why am I suspended?',
  }
  expect((await client.post('/functions/v1/send-contact-message', question)).status).toBe(200)
})

test('other members see a suspended member like a deactivated one', async () => {
  const viewer = await aMan(t.app)
  const client = await t.as(viewer)
  const [suspended, deactivated] = [(await aSuspendedMember()).id, await aMember(t.app)]
  const matches = [await aMatch(t.app, viewer, suspended), await aMatch(t.app, viewer, deactivated)]
  const at = new Date()
  await t.app.db.updateTable('users').set({ deactivated_at: at }).where('id', '=', deactivated).execute()
  const seen = async (id: string, matchId: string | undefined) => {
    const answers = [
      await other.get(`/functions/v1/get-profile?user_id=${id}`),
      await client.get(`/functions/v1/get-profile?user_id=${id}`),
      await client.post('/functions/v1/get-user-photos', { user_id: id }),
      await client.post('/functions/v1/likes', { from_id: viewer, to_id: id }),
      await client.post('/functions/v1/send-message', {
        match_id: matchId,
        content: 'Habari',
        client_message_id: matchId,
      }),
    ]
    return answers.map(({ status, text }) => `${status} ${text}`)
  }
  const asDeactivated = await seen(deactivated, matches[1])
  expect(await seen(suspended, matches[0])).toEqual(asDeactivated)
  expect(asDeactivated.map((answer) => answer.slice(0, 3))).toEqual(['404', '404', '404', '404', '409'])
})
