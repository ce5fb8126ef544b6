import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { aMan, aMember } from '../../../test/members.ts'
import { today } from '../../platform/clock.ts'
import { forgetShowings } from './discovery.queries.ts'
import { suggestions } from './discovery.rules.ts'
import { noteShown, writeShowings, writeSome } from './showings.ts'

const DAY = 86_400_000

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const query = (user_id: string) =>
  ({ user_id, page: 1, limit: 20, sort_by: 'compatibility', min_age: 18, max_age: 100 }) as const
const shownTo = async (viewer: string) =>
  (await suggestions(t.app, query(viewer))).data.map(({ user_id }) => user_id)

test('among equals whoever was shown least comes first: from the next day on, for a week', async () => {
  const amara = await aMember(t.app)
  const [first, second] = [await aMan(t.app), await aMan(t.app)].sort() as [string, string]
  noteShown(t.app, [first, first])
  noteShown(t.app, [first])
  await writeShowings(t.app)
  expect(await shownTo(amara)).toEqual([first, second]) // the day's order stands
  t.clock.forward(DAY)
  expect(await shownTo(amara)).toEqual([second, first])
  t.clock.forward(7 * DAY)
  expect(await shownTo(amara)).toEqual([first, second])
})

test('every page counts who was on it; days that no longer count are forgotten', async () => {
  const amara = await aMember(t.app)
  const before = await shownTo(amara)
  await writeShowings(t.app)
  const rows = await t.app.db
    .selectFrom('showings')
    .selectAll()
    .where('shown_on', '=', today(t.clock))
    .execute()
  expect(rows.map(({ member_id }) => member_id).sort()).toEqual(before.sort())
  await forgetShowings(t.app.db, today(t.clock))
  expect(await t.app.db.selectFrom('showings').selectAll().execute()).toEqual(rows)
})

test('showings are written when they have been gathered for a while, and together', async () => {
  const kofi = await aMan(t.app)
  const written = () =>
    t.app.db.selectFrom('showings').select('times').where('member_id', '=', kofi).execute()
  noteShown(t.app, [kofi])
  await writeSome(t.app, 60_000)
  await writeSome(t.app, 60_000)
  expect(await written()).toEqual([])
  noteShown(t.app, [kofi])
  await writeShowings(t.app)
  expect(await written()).toEqual([{ times: 2 }])
})

test('of many that are due, a few are written at a time, and none twice', async () => {
  const some = Array.from({ length: 70 }, () => randomUUID())
  const written = () =>
    t.app.db.selectFrom('showings').select(['member_id', 'times']).where('member_id', 'in', some).execute()
  await writeShowings(t.app)
  noteShown(t.app, some)
  await writeSome(t.app, 0) // now they are due
  expect(await written()).toEqual([])
  await writeSome(t.app, 0)
  expect(await written()).toHaveLength(30)
  noteShown(t.app, some)
  await writeShowings(t.app)
  expect((await written()).map(({ times }) => times)).toEqual(some.map(() => 2))
})

test('showings go with their member; of one who left in that moment, with the next cleaning', async () => {
  const [kofi, kwame, stranger] = [await aMan(t.app), await aMan(t.app), randomUUID()]
  const shown = async () =>
    (await t.app.db.selectFrom('showings').select('member_id').execute()).map(({ member_id }) => member_id)
  noteShown(t.app, [kofi, kwame, stranger])
  await writeShowings(t.app)
  await t.app.db.deleteFrom('users').where('id', '=', kofi).execute()
  expect(await shown()).not.toContain(kofi)
  expect(await shown()).toEqual(expect.arrayContaining([kwame, stranger]))
  await forgetShowings(t.app.db, today(t.clock))
  expect(await shown()).toContain(kwame)
  expect(await shown()).not.toContain(stranger)
})
