import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../../test/app.ts'
import { aMan, aMember } from '../../../../../test/members.ts'
import { today } from '../../../../platform/clock.ts'
import { suggestions } from '../ranking/index.ts'
import { deleteOldShowings } from './showings.queries.ts'
import { Showings } from './showings.ts'

const DAY = 86_400_000

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const query = (user_id: string) =>
  ({ user_id, page: 1, limit: 20, sort_by: 'compatibility', min_age: 18, max_age: 100 }) as const
const suggestedTo = async (viewer: string) =>
  (await suggestions(t.app, query(viewer))).data.map(({ user_id }) => user_id)

test('at equal percentages the least shown members come first, from the next day, for a week', async () => {
  const amara = await aMember(t.app)
  const [first, second] = [await aMan(t.app), await aMan(t.app)].sort() as [string, string]
  t.app.discovery.showings.record([first, first])
  t.app.discovery.showings.record([first])
  await t.app.discovery.showings.flush()
  expect(await suggestedTo(amara)).toEqual([first, second]) // the order stays the same for a day
  t.clock.forward(DAY)
  expect(await suggestedTo(amara)).toEqual([second, first])
  t.clock.forward(7 * DAY)
  expect(await suggestedTo(amara)).toEqual([first, second])
})

test('every page counts its members, and showings of the last week stay', async () => {
  const amara = await aMember(t.app)
  const before = await suggestedTo(amara)
  await t.app.discovery.showings.flush()
  const rows = await t.app.db
    .selectFrom('showings')
    .selectAll()
    .where('shown_on', '=', today(t.clock))
    .execute()
  expect(rows.map(({ member_id }) => member_id).sort()).toEqual(before.sort())
  await deleteOldShowings(t.app.db, today(t.clock))
  expect(await t.app.db.selectFrom('showings').selectAll().execute()).toEqual(rows)
})

test('showings are buffered and written together', async () => {
  const kofi = await aMan(t.app)
  const written = () =>
    t.app.db.selectFrom('showings').select('times').where('member_id', '=', kofi).execute()
  t.app.discovery.showings.record([kofi])
  await t.app.discovery.showings.writeBatch(60_000)
  await t.app.discovery.showings.writeBatch(60_000)
  expect(await written()).toEqual([])
  t.app.discovery.showings.record([kofi])
  await t.app.discovery.showings.flush()
  expect(await written()).toEqual([{ times: 2 }])
})

test('many showings are written in batches without duplicates', async () => {
  const some = Array.from({ length: 70 }, () => randomUUID())
  const written = () =>
    t.app.db.selectFrom('showings').select(['member_id', 'times']).where('member_id', 'in', some).execute()
  const showings = new Showings(t.app) // without the server's timer
  showings.record(some)
  await showings.writeBatch(0) // only makes the showings due
  expect(await written()).toEqual([])
  await showings.writeBatch(0)
  expect(await written()).toHaveLength(30)
  showings.record(some)
  await showings.flush()
  expect((await written()).map(({ times }) => times)).toEqual(some.map(() => 2))
})

test('showings are deleted with their member, at the latest by the next clean-up', async () => {
  const [kofi, kwame, stranger] = [await aMan(t.app), await aMan(t.app), randomUUID()]
  const shown = async () =>
    (await t.app.db.selectFrom('showings').select('member_id').execute()).map(({ member_id }) => member_id)
  t.app.discovery.showings.record([kofi, kwame, stranger])
  await t.app.discovery.showings.flush()
  await t.app.db.deleteFrom('users').where('id', '=', kofi).execute()
  expect(await shown()).not.toContain(kofi)
  expect(await shown()).toEqual(expect.arrayContaining([kwame, stranger]))
  await deleteOldShowings(t.app.db, today(t.clock))
  expect(await shown()).toContain(kwame)
  expect(await shown()).not.toContain(stranger)
})
