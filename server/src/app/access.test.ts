import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RECIPES, TESTED_BY_NAME } from '../../test/access-recipes.ts'
import type { AccessRequest } from '../../test/access-requests.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { aPhoto } from '../../test/members.ts'
import { type Relations, relations } from '../../test/relations.ts'
import type { AccountRow } from '../features/accounts/index.ts'
import { ACTORS, type AccessRow, type Actor } from '../platform/access.ts'
import { accessRows } from './access-rows.ts'

/** Staff accounts do not exist yet: their columns are open, and are never counted as passed. */
const BUILT_ACTORS = ACTORS.filter((actor) => actor !== 'Mo' && actor !== 'Ad')

let t: TestApp
let world: Relations
beforeAll(async () => {
  t = await testApp()
  world = await relations(t)
  for (const { id } of [world.me, world.other, world.matched, world.deactivated, ...world.blocked])
    await aPhoto(t.app, id)
})
afterAll(() => t.close())

type Row = AccessRow | AccountRow
const rows: Row[] = [...accessRows().values()].flat()
const isTestedHere = (row: Row): row is AccessRow => row.id in RECIPES

describe.each(rows.filter(isTestedHere))('$id', (row) => {
  const cells = BUILT_ACTORS.filter((actor) => row.cells[actor] !== '-').map(
    (actor) => [actor, row.cells[actor]] as const,
  )
  test.each(cells)('%s gets %s', async (actor, cell) => {
    const requests = await RECIPES[row.id]!(actor, world, t.app)
    expect(requests.length, 'a cell needs at least one request').toBeGreaterThan(0)
    for (const request of requests) await expectCell(cell, request, actor)
  })
})

async function expectCell(cell: string, request: AccessRequest, actor: Actor) {
  const { status, body, text } = await ask(request)
  const said = `${request.method} ${request.url} as ${actor}: ${status} ${text.slice(0, 200)}`
  const code = cell.split(' ')[0] ?? ''
  if (/^\d{3}$/.test(code)) return expect(status, said).toBe(Number(code))
  if (['A', 'F', 'E'].includes(code)) return expect(Math.floor(status / 100), said).toBe(2)
  const { error } = body as unknown as { error: string }
  const refusals: Record<string, [number, string]> = {
    L: [401, 'accounts.sign_in_needed'],
    C: [403, 'accounts.email_unconfirmed'],
    D: [403, 'request.denied'],
    N: [404, 'request.not_found'],
  }
  expect([status, error], said).toEqual(refusals[code])
}

const ask = ({ as, method, url, body, headers }: AccessRequest) => as.send(method, url, body, headers)

test('a route without an access row is not served', () => {
  const addresses = (routes: Iterable<string>) =>
    new Set([...routes].map((route) => route.split(' ')[1] ?? ''))
  const known = addresses(accessRows().keys())
  const served = addresses(t.routes)
  expect(served.size).toBeGreaterThan(20)
  expect([...served].filter((address) => !known.has(address))).toEqual([])
})

test('every declared row is tested here, or by a test of its name', () => {
  const open = rows.filter((row) => !isTestedHere(row) && !(row.id in TESTED_BY_NAME)).map(({ id }) => id)
  expect(open).toEqual([])
  for (const [id, { file, title }] of Object.entries(TESTED_BY_NAME)) {
    const source = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
    expect(source, `${id} is promised by "${title}" in ${file}`).toContain(title)
  }
})

test('whose id is in the body never matters: only the session says who calls', async () => {
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

test('other methods on a known address are refused, unknown addresses are not found', async () => {
  expect((await world.me.send('DELETE', '/functions/v1/likes')).status).toBe(405)
  expect((await world.me.get('/functions/v1/likes')).status).toBe(405)
  expect((await world.me.post('/functions/v1/set-compatibility', { match_id: randomUUID() })).status).toBe(
    404,
  )
  expect(
    (await world.me.post('/rest/v1/temp_phone_registration', { phone_number: '+2348031234567' })).status,
  ).toBe(404)
})
