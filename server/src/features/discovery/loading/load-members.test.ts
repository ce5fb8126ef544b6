import { checksumOf, IndexBuilder, MatchIndex } from '@ndoa/matching'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aMan } from '../../../../test/members.ts'
import { today } from '../../../platform/clock.ts'
import { aCrowd } from '../crowd.fixture.ts'
import { indexedAmong } from '../member-index.queries.ts'
import { ByteMemo } from './byte-memo.ts'
import { copyOut } from './copy-out.ts'
import { int32In, LENGTH } from './fields.ts'
import { loadMembers } from './load-members.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  await aCrowd(t.app, 300)
})
afterAll(() => t.close())

/** Takes in what is read in bulk. */
async function loaded(day: string): Promise<MatchIndex> {
  const builder = new IndexBuilder()
  await loadMembers(t.app.pool, day, builder)
  return new MatchIndex(builder.finish())
}

test('whoever is read in bulk is the same as read one by one, to the letter', async () => {
  await aMan(t.app, {
    profile: { location: ' Tôgóvillé ', tribe: null, spoken_languages: [], interests: ['music', 'art'] },
  })
  const ids = (await t.app.db.selectFrom('users').select('id').execute()).map(({ id }) => id)
  for (const day of [today(t.clock), '2024-02-29']) {
    const index = await loaded(day)
    expect(index.size).toBeGreaterThan(100)
    expect(index.checksum()).toBe(checksumOf(await indexedAmong(t.app.db, day, ids)))
  }
})

test('what goes wrong with a member ends the reading, and the connection is not used again', async () => {
  const fault = new Error('no room')
  const builder = new IndexBuilder()
  vi.spyOn(builder, 'addParts').mockImplementation(() => {
    throw fault
  })
  await expect(loadMembers(t.app.pool, today(t.clock), builder)).rejects.toBe(fault)
  expect((await loaded(today(t.clock))).size).toBeGreaterThan(100)
})

test('what the database refuses ends the reading', async () => {
  const client = await t.app.pool.connect()
  await expect(copyOut(client, '(select 1 / 0)', () => {})).rejects.toThrow('division by zero')
  const rows: number[] = []
  await copyOut(client, '(select generate_series(1, 9))', (row, at) => rows.push(int32In(row, at)))
  expect(rows).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  client.release()
})

test('rows come whole, however long they are', async () => {
  const client = await t.app.pool.connect()
  const lengths: number[] = []
  await copyOut(client, "(select repeat('x', n * n) from generate_series(1, 400) n)", (row, at) => {
    const length = row.getInt32(at)
    if (row.getUint8(at + LENGTH + length - 1) === 'x'.codePointAt(0)) lengths.push(length)
  })
  expect(lengths).toEqual(Array.from({ length: 400 }, (_, i) => (i + 1) ** 2))
  client.release()
})

test('bytes are understood once, however many kinds there are', () => {
  const understood: string[] = []
  const memo = new ByteMemo((bytes) => understood.push(bytes.toString()))
  const texts = Array.from({ length: 5_000 }, (_, i) => String(i).padStart(5, '0'))
  const text = Buffer.from(texts.join(''))
  const view = new DataView(text.buffer, text.byteOffset, text.length)
  for (let round = 0; round < 2; round++)
    for (let i = 0; i < 5_000; i++) expect(memo.at(view, i * 5, i * 5 + 5)).toBe(i + 1)
  expect(understood).toEqual(texts)
})
