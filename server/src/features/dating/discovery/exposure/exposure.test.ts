import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../../test/app.ts'
import { aMan, aMatch, aMember } from '../../../../../test/members.ts'
import { today } from '../../../../platform/clock.ts'
import { exposureMetrics } from './exposure.metrics.ts'
import { recordWeeklyExposure, weeklyExposure } from './exposure.queries.ts'

const LONG_AGO = new Date('2020-01-01')
const profile = { created_at: LONG_AGO }
let t: TestApp
beforeAll(async () => {
  t = await testApp()
  const women = await Promise.all([1, 2, 3, 4].map(() => aMember(t.app, { profile })))
  const men = [await aMan(t.app, { profile }), await aMan(t.app, { profile })]
  const newcomer = await aMan(t.app)
  const hidden = await aMan(t.app, { profile, settings: { profile_visibility: 'matches' } })
  const shown = (id: string | undefined, daysAgo: number, times: number) =>
    sql`insert into showings values (${id}, ${today(t.clock)}::date - ${daysAgo}::int, ${times})`.execute(
      t.app.db,
    )
  await shown(women[0], 1, 6)
  await shown(women[1], 7, 2)
  await shown(women[1], 2, 4)
  await shown(women[2], 8, 50) // too long ago
  await shown(women[2], 0, 50) // the current day has not ended
  await shown(men[0], 3, 8)
  await shown(newcomer, 1, 9)
  await shown(hidden, 1, 9)
  const match = await aMatch(t.app, women[0]!, men[0]!)
  await sql`update matches set created_at = now() - interval '2 days' where id = ${match}`.execute(t.app.db)
  await aMatch(t.app, women[1]!, men[1]!) // today, which is after the week
})
afterAll(() => t.close())

test('a week’s showings are counted in total and by gender, with matches', async () => {
  const groups = await weeklyExposure(t.app.db, today(t.clock))
  expect(groups).toEqual([
    { members_of: 'all', members: 6, never_shown: 3, gini: expect.closeTo(0.533, 3), shown: 20, matches: 1 },
    { members_of: 'Female', members: 4, never_shown: 2, gini: 0.5, shown: 12, matches: 1 },
    { members_of: 'Male', members: 2, never_shown: 1, gini: 0.5, shown: 8, matches: 1 },
  ])
})

test('countries with few members are not counted separately', async () => {
  await Promise.all(
    Array.from({ length: 50 }, () => aMan(t.app, { profile: { ...profile, country_of_residence: 'KE' } })),
  )
  const groups = await weeklyExposure(t.app.db, today(t.clock))
  expect(groups.map(({ members_of }) => members_of)).toEqual(['all', 'Male', 'KE', 'Female'])
  expect(groups[2]).toMatchObject({ members: 50, never_shown: 50, gini: 0, shown: 0 })
})

test('a day is recorded once and appears in the metrics', async () => {
  await recordWeeklyExposure(t.app)
  await recordWeeklyExposure(t.app)
  const registry = new Registry()
  exposureMetrics(t.app, registry)
  const text = await registry.metrics()
  expect(text).toContain('exposure_gini{members_of="Female"} 0.5')
  expect(text).toContain('exposure_never_shown_ratio{members_of="KE"} 1')
  expect(text).toContain('exposure_matches_per_impression{members_of="all"} 0.05')
})
