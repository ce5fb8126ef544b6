import { randomUUID } from 'node:crypto'
import type { Calls } from '@ndoa/contract/call'
import { membershipCalls } from '@ndoa/contract/membership/membership'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ACTORS, type Actor, readMatrix } from '../../test/access-matrix.ts'
import { RECIPES } from '../../test/access-recipes.ts'
import type { AccessRequest } from '../../test/access-requests.ts'
import { declaredAccess, ROWS_OF_ROUTE } from '../../test/access-routes.ts'
import { NOT_BUILT_FOR_STAFF } from '../../test/access-tests.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { aPhoto } from '../../test/members.ts'
import { type Relations, relations } from '../../test/relations.ts'

const isStaff = (actor: Actor) => actor === 'Mo' || actor === 'Ad'

let t: TestApp
let world: Relations
beforeAll(async () => {
  t = await testApp()
  world = await relations(t)
  for (const { id } of [world.me, world.other, world.matched, world.deactivated, ...world.blocked])
    await aPhoto(t.app, id)
})
afterAll(() => t.close())
beforeEach(() => t.app.db.deleteFrom('limit_uses').execute())

// Compares the cells of docs/access-matrix.md with the server's responses.
const rows = [...readMatrix().rows.values()].filter(({ id }) => id in RECIPES)

describe.each(rows)('$id', (row) => {
  const cells = ACTORS.flatMap((actor) => {
    const cell = row.cells[actor] ?? '-'
    const isOpen = cell === '-' || (isStaff(actor) && NOT_BUILT_FOR_STAFF.has(row.id))
    return isOpen ? [] : [[actor, cell] as const]
  })
  test.each(cells)('%s gets %s', async (actor, cell) => {
    const requests = await RECIPES[row.id]!(actor, world, t.app)
    expect(requests.length, 'a cell needs at least one request').toBeGreaterThan(0)
    for (const request of requests) {
      expect(ROWS_OF_ROUTE[routeOf(request)] ?? [row.id]).toContain(row.id)
      await expectCell(cell, request, actor)
    }
  })
})

async function expectCell(cell: string, request: AccessRequest, actor: Actor) {
  const { status, body, text } = await ask(request)
  const message = `${request.method} ${request.url} as ${actor}: ${status} ${text.slice(0, 200)}`
  const code = cell.split(' ')[0] ?? ''
  if (/^\d{3}$/.test(code)) return expect(status, message).toBe(Number(code))
  if (['A', 'F', 'E'].includes(code)) return expect(Math.floor(status / 100), message).toBe(2)
  const { error } = body as unknown as { error: string }
  const refusals: Record<string, [number, string]> = {
    L: [401, 'accounts.sign_in_needed'],
    C: [403, 'accounts.email_unconfirmed'],
    D: [403, 'request.denied'],
    N: [404, 'request.not_found'],
  }
  expect([status, error], message).toEqual(refusals[code])
}

const routeOf = ({ method, url }: AccessRequest) => `${method} ${url.split('?')[0]}`
const ask = ({ as, method, url, body, headers }: AccessRequest) => as.send(method, url, body, headers)

const errorOf = ({ body }: { body: unknown }) => (body as { error?: string } | null)?.error ?? ''
const wantsMembership = (answer: { body: unknown }) => errorOf(answer).startsWith('membership.')
const routesOf = (calls: Calls) =>
  new Set(Object.values(calls).map(({ method, path }) => `${method} ${path}`))

test('no call is refused for a missing membership', async () => {
  const own = routesOf(membershipCalls)
  const answered = new Set<string>()
  const calledBy = async (route: string, request: AccessRequest) => {
    await t.app.db.deleteFrom('limit_uses').execute()
    const answer = await ask(request)
    expect(wantsMembership(answer), `${route}: ${answer.text.slice(0, 200)}`).toBe(false)
    if (answer.status < 300) answered.add(route)
  }
  for (const { id } of rows)
    for (const actor of ['S', 'O', 'M'] as const)
      for (const request of await RECIPES[id]!(actor, world, t.app))
        if (request.as === world.me && !own.has(routeOf(request))) await calledBy(routeOf(request), request)
  for (const [route, { access }] of declaredAccess())
    if ((access === 'member' || access === 'session') && !own.has(route) && !answered.has(route)) {
      const [method, url] = route.split(' ') as ['GET' | 'POST', string]
      if (!/sign-out|delete-account|deactivate/.test(url))
        await calledBy(route, { as: world.me, method, url, ...(method === 'GET' ? {} : { body: {} }) })
    }
  expect(answered.size).toBeGreaterThan(40)
  for (const call of [
    'POST /functions/v1/likes',
    'POST /functions/v1/send-message',
    'POST /functions/v1/get-matches',
    'POST /functions/v1/block-member',
    'POST /functions/v1/report-member',
    'PUT /functions/v1/update-settings',
  ])
    expect(answered).toContain(call)
  const planted = await world.me.post('/functions/v1/start-renewing')
  expect([errorOf(planted), wantsMembership(planted)]).toEqual(['membership.no_card', true])
})

test('a route without a row in the document is not served', () => {
  const addresses = (routes: Iterable<string>) =>
    new Set([...routes].map((route) => route.split(' ')[1] ?? ''))
  const known = addresses(Object.keys(ROWS_OF_ROUTE))
  const served = addresses(t.routes)
  expect(served.union(new Set(['/', '/*']))).toEqual(known) // pages exist only after a build
})

test('a method without a row is refused at every address', async () => {
  const answers = t.routes
    .filter((route) => !(route.replace('HEAD ', 'GET ') in ROWS_OF_ROUTE))
    .map(async (route) => {
      const [method, pattern] = route.split(' ') as ['GET', string]
      const { status } = await world.me.send(method, pattern.replace(/:\w+|\*/g, 'x'))
      return [404, 405].includes(status) ? [] : [`${route}: ${status}`]
    })
  expect(answers.length).toBeGreaterThan(100)
  expect((await Promise.all(answers)).flat()).toEqual([])
})

const forStaff = [...declaredAccess()].filter(
  ([, { access }]) => access === 'moderator' || access === 'admin',
)
test.each(forStaff)('%s does not exist for callers other than staff', async (route) => {
  const [method, url] = route.split(' ') as ['POST' | 'GET', string]
  for (const client of [world.visitor, world.unconfirmed, world.me, world.deactivatedCaller]) {
    for (const [tried, body] of [
      [method, '{"not json'],
      ['DELETE', '{}'],
      [method, '{}'],
    ] as const) {
      const { status, body: answer } = await client.send(tried, url, tried === 'GET' ? undefined : body, {
        'content-type': 'application/json',
      })
      expect([tried, status, (answer as unknown as { error: string }).error]).toEqual([
        tried,
        404,
        'request.not_found',
      ])
    }
  }
})

const shut = [...declaredAccess()].filter(([, { access }]) => access === 'session' || access === 'member')
test.each(shut)('%s is refused to a visitor before the body is read', async (route, { access }) => {
  const [method, url] = route.split(' ') as ['POST', string]
  const refusal = async (client: typeof world.visitor) => {
    const { status, body } = await client.send(method, url, '{"not json', {
      'content-type': 'application/json',
    })
    return [status, (body as unknown as { error: string }).error]
  }
  expect(await refusal(world.visitor)).toEqual([401, 'accounts.sign_in_needed'])
  expect(await refusal(world.deactivatedCaller)).toEqual([401, 'accounts.sign_in_needed'])
  if (access === 'member')
    expect(await refusal(world.unconfirmed)).toEqual([403, 'accounts.email_unconfirmed'])
})

test('the session alone identifies the caller, never an id in the body', async () => {
  for (const path of ['get-matches', 'get-received-likes', 'get-my-matches', 'get-conversations']) {
    const { status } = await world.me.post(`/functions/v1/${path}`, { user_id: world.other.id })
    expect([path, status]).toEqual([path, 403])
  }
})

test('an unknown field in a body is refused', async () => {
  const { status } = await world.me.post('/functions/v1/likes', {
    from_id: world.me.id,
    to_id: world.other.id,
    is_matched: true,
  })
  expect(status).toBe(422)
})

test('other methods on a known address are refused, and unknown addresses are not found', async () => {
  expect((await world.me.send('DELETE', '/functions/v1/likes')).status).toBe(405)
  expect((await world.me.get('/functions/v1/likes')).status).toBe(405)
  expect((await world.me.post('/functions/v1/set-compatibility', { match_id: randomUUID() })).status).toBe(
    404,
  )
  expect(
    (await world.me.post('/rest/v1/temp_phone_registration', { phone_number: '+2348031234567' })).status,
  ).toBe(404)
})
