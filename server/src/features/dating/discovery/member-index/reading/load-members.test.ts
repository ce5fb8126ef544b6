import { checksumOf, IndexBuilder, MatchIndex } from '@ndoa/matching'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../../../../test/app.ts'
import { aMan } from '../../../../../../test/members.ts'
import { today } from '../../../../../platform/clock.ts'
import { insertRandomMembers } from '../../testing/random-members.ts'
import { indexedMembers } from '../members.queries.ts'
import { copyRows } from './copy-rows.ts'
import { Fields } from './fields.ts'
import { loadMembers } from './load-members.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  await insertRandomMembers(t.app, 300)
})
afterAll(() => t.close())

async function loaded(day: string): Promise<MatchIndex> {
  const builder = new IndexBuilder()
  await loadMembers(t.app.pool, day, builder)
  return new MatchIndex(builder.finish())
}

test('bulk reads and single reads give the same members', async () => {
  await aMan(t.app, {
    profile: { location: ' Tôgóvillé ', tribe: null, spoken_languages: [], interests: ['music', 'art'] },
  })
  const ids = (await t.app.db.selectFrom('users').select('id').execute()).map(({ id }) => id)
  for (const day of [today(t.clock), '2024-02-29']) {
    const index = await loaded(day)
    expect(index.size).toBeGreaterThan(100)
    expect(index.checksum()).toBe(checksumOf(await indexedMembers(t.app.db, day, ids)))
  }
})

test('a migration gets its lock during a full read, without gaps or repeats', async () => {
  const { pool } = t.app
  const whole = await loaded(today(t.clock))
  await pool.query('analyze profiles')
  await pool.query("update pg_class set reltuples = 40000 where oid = 'profiles'::regclass") // enough for twenty ranges
  const builder = new IndexBuilder()
  let [pauses, pausesAtMigration] = [0, 0]
  const client = await pool.connect()
  await client.query("set lock_timeout = '2s'")
  const reading = loadMembers(pool, today(t.clock), builder, () => {
    pauses++
    return pauses === 1 ? 10_000 : 0
  })
  await vi.waitFor(() => expect(pauses).toBe(1))
  try {
    await client.query('alter table profiles add column more int')
    pausesAtMigration = pauses
  } finally {
    client.release(true)
    await reading
  }
  expect(pausesAtMigration).toBe(1) // the migration waits only while profiles are read
  expect(pauses).toBe(20 * 8)
  expect(new MatchIndex(builder.finish()).checksum()).toBe(whole.checksum())
})

test('an invalid member ends the read, and the connection is discarded', async () => {
  const fault = new Error('no room')
  const builder = new IndexBuilder()
  vi.spyOn(builder, 'addParts').mockImplementation(() => {
    throw fault
  })
  await expect(loadMembers(t.app.pool, today(t.clock), builder)).rejects.toBe(fault)
  expect((await loaded(today(t.clock))).size).toBeGreaterThan(100)
})

test('a database error ends the read, and the connection is reused', async () => {
  const client = await t.app.pool.connect()
  await expect(copyRows(client, '(select 1 / 0)', () => {})).rejects.toThrow('division by zero')
  const rows: number[] = []
  await copyRows(client, '(select generate_series(1, 9))', (row, [at = 0]) =>
    rows.push(new Fields(row, at).integer()),
  )
  expect(rows).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  client.release()
})

test('rows are complete at any length', async () => {
  const client = await t.app.pool.connect()
  const lengths: number[] = []
  await copyRows(client, "(select repeat('x', n * n) from generate_series(1, 400) n)", (row, [at = 0]) => {
    const text = new Fields(row, at).text()
    if (text?.endsWith('x')) lengths.push(text.length)
  })
  expect(lengths).toEqual(Array.from({ length: 400 }, (_, i) => (i + 1) ** 2))
  client.release()
})
