import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../../../../test/app.ts'
import { today } from '../../../../../platform/clock.ts'
import { applyChange, insertRandomMembers } from '../../testing/random-members.ts'
import { currentPosition } from '../change-log.queries.ts'
import { MemberIndex } from '../member-index.ts'
import { readIndex } from '../read-index.ts'
import { deleteStaleCopy, readCopy, saveCopy } from './index-copy.ts'

let t: TestApp
let ids: string[]
beforeAll(async () => {
  t = await testApp()
  ids = await insertRandomMembers(t.app, 300)
})
afterAll(() => t.close())

const day = () => today(t.clock)

/** Builds the index as a starting server does, in a worker even for few members. */
async function buildIndex(on = day()) {
  const members = new MemberIndex(t.app, 0)
  await members.rebuild(on)
  return { ...members.stats.builds, checksum: members.forDay(on)?.index.checksum() }
}

const fresh = async (on = day()) => (await readIndex(t.app.pool, on)).checksum()

/** The worker closes its connection once the copy is saved. */
const untilSaved = () =>
  vi.waitFor(async () => {
    const { rows } = await sql`select from pg_stat_activity
      where application_name = 'ndoa-members' and datname = current_database()`.execute(t.app.db)
    expect(rows).toHaveLength(0)
  })

beforeEach(async () => {
  const position = await currentPosition(t.app.db)
  const snapshot = (await readIndex(t.app.pool, day())).snapshot()
  await saveCopy(t.app.pool, { day: day(), position, readAt: 7, snapshot })
})

test('an index started from a copy applies later changes and equals the database', async () => {
  for (let i = 0; i < 120; i++) await applyChange(t.app, i, ids[(i * 7) % ids.length] ?? '')
  expect(await buildIndex()).toEqual({ members: 0, copy: 1, checksum: await fresh() })
})

test('a copy too old to update is replaced by a full read', async () => {
  await sql`insert into member_changes (member_id) values (null)`.execute(t.app.db)
  expect(await buildIndex()).toEqual({ members: 1, copy: 0, checksum: await fresh() })
  await untilSaved()
  expect(await buildIndex()).toMatchObject({ members: 0, copy: 1 })
})

test('an index from a copy keeps the copy’s read time', async () => {
  const members = new MemberIndex(t.app, 0)
  await members.rebuild(day())
  expect(members.forDay(day())?.readAt).toBe(7)
})

test('one of several servers reads all members, and the others use its copy', async () => {
  await sql`truncate member_index_copy`.execute(t.app.db)
  const servers = Array.from({ length: 3 }, () => new MemberIndex(t.app, 0))
  const readings = (from: 'members' | 'copy') =>
    servers.reduce((sum, { stats }) => sum + stats.builds[from], 0)
  await Promise.all(servers.map((server) => server.rebuild(day())))
  expect([readings('members'), readings('copy')]).toEqual([1, 2])
  for (let i = 0; i < 20; i++) await applyChange(t.app, i, ids[i] ?? '')
  await Promise.all(servers.map((server) => server.rebuild(day())))
  expect([readings('members'), readings('copy')]).toEqual([2, 4])
  for (const server of servers) {
    expect(server.forDay(day())?.index.checksum()).toBe(await fresh())
    expect(server.stats).toMatchObject({ checks: 1, differences: 0 })
  }
  await untilSaved()
})

test('a server that uses another server’s copy requests a newer one next', async () => {
  const members = new MemberIndex(t.app, 0)
  await members.rebuild(day())
  await members.rebuild(day())
  expect(members.stats.builds).toEqual({ members: 1, copy: 1 })
  await untilSaved()
})

test('a copy of another day is not used', async () => {
  const tomorrow = new Date(t.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
  expect(await buildIndex(tomorrow)).toEqual({ members: 1, copy: 0, checksum: await fresh(tomorrow) })
  await untilSaved()
  expect(await readCopy(t.app.pool, day())).toBeNull()
})

const AN_ARRAY = sql`(select min(piece) from member_index_copy where length(bytes) > 100 and piece > 0)`
const HEAD = sql`convert_from(bytes, 'UTF8')`

test.each([
  [
    'of another program',
    sql`update member_index_copy set piece = 0,
    bytes = convert_to(regexp_replace(${HEAD}, '"origin":"', '"origin":"x'), 'UTF8') where piece = 0`,
  ],
  ['cut short', sql`delete from member_index_copy where piece = (select max(piece) from member_index_copy)`],
  ['with a gap', sql`delete from member_index_copy where piece = ${AN_ARRAY}`],
  [
    'with a wrong bit',
    sql`update member_index_copy set bytes = set_bit(bytes, 9, 1 - get_bit(bytes, 9)) where piece = ${AN_ARRAY}`,
  ],
  ['too long', sql`insert into member_index_copy (piece, bytes) values (1000000, 'more')`],
  ['that is not there', sql`truncate member_index_copy`],
])('a copy %s is not read', async (_, corrupt) => {
  expect((await readCopy(t.app.pool, day()))?.day).toBe(day())
  await corrupt.execute(t.app.db)
  expect(await readCopy(t.app.pool, day())).toBeNull()
})

test('an unreadable copy does not prevent a start', async () => {
  await sql`update member_index_copy set bytes = 'nonsense' where piece = 0`.execute(t.app.db)
  expect(await buildIndex()).toMatchObject({ members: 1, copy: 0 })
  await untilSaved()
})

test('a long lock on the copy does not prevent a start', async () => {
  await t.app.db.transaction().execute(async (tx) => {
    await sql`lock table member_index_copy in access exclusive mode`.execute(tx)
    expect(await buildIndex()).toEqual({ members: 1, copy: 0, checksum: await fresh() })
  })
  await untilSaved()
})

test('a copy that is not renewed is deleted within a day', async () => {
  await deleteStaleCopy(t.app.pool)
  expect(await readCopy(t.app.pool, day())).not.toBeNull()
  await sql`update member_index_copy set kept_at = now() - interval '24 hours'`.execute(t.app.db)
  await deleteStaleCopy(t.app.pool)
  expect(await sql`select from member_index_copy`.execute(t.app.db)).toMatchObject({ rows: [] })
})
