import type { IndexedMember } from '@ndoa/matching'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aMan } from '../../../../test/members.ts'
import { today } from '../../../platform/clock.ts'
import { aCrowd } from '../crowd.fixture.ts'
import { indexedAmong } from '../member-index.queries.ts'
import { ByteMemo } from './byte-memo.ts'
import { loadMembers } from './load-members.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  await aCrowd(t.app, 300)
})
afterAll(() => t.close())

const byId = (members: readonly IndexedMember[]) => members.toSorted((a, b) => (a.id < b.id ? -1 : 1))

async function loaded(day: string): Promise<IndexedMember[]> {
  const members: IndexedMember[] = []
  await loadMembers(t.app.pool, day, (member) => members.push(member))
  return members
}

test('whoever is read in bulk is the same as read one by one, to the letter', async () => {
  await aMan(t.app, {
    profile: { location: ' Tôgóvillé ', tribe: null, spoken_languages: [], interests: ['music', 'art'] },
  })
  const ids = (await t.app.db.selectFrom('users').select('id').execute()).map(({ id }) => id)
  for (const day of [today(t.clock), '2024-02-29']) {
    const members = await loaded(day)
    expect(members.length).toBeGreaterThan(100)
    expect(byId(members)).toEqual(byId(await indexedAmong(t.app.db, day, ids)))
  }
})

test('what goes wrong with a member ends the reading, and the connection is not used again', async () => {
  const fault = new Error('no room')
  const reading = loadMembers(t.app.pool, today(t.clock), () => {
    throw fault
  })
  await expect(reading).rejects.toBe(fault)
  expect((await loaded(today(t.clock))).length).toBeGreaterThan(100)
})

test('bytes are understood once, however many kinds there are', () => {
  let understood = 0
  const memo = new ByteMemo((bytes) => ({ text: bytes.toString(), number: ++understood }))
  const text = Buffer.from(Array.from({ length: 5_000 }, (_, i) => String(i).padStart(5, '0')).join(''))
  for (let round = 0; round < 2; round++)
    for (let i = 0; i < 5_000; i++)
      expect(memo.at(text, i * 5, i * 5 + 5)).toEqual({ text: String(i).padStart(5, '0'), number: i + 1 })
})
