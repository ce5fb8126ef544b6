import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../../test/app.ts'
import { aMan, aMember } from '../../../../../test/members.ts'
import { today } from '../../../../platform/clock.ts'
import { traitsOf } from '../../profiles/index.ts'
import { applyChange, insertRandomMembers, memberIndexOf } from '../testing/random-members.ts'
import { type Filters, NO_FILTERS } from './filters.ts'
import { indexContext, rankByIndex, relaxByIndex } from './rank-by-index.ts'
import { rankByScan, relaxByScan } from './rank-by-scan.ts'
import { soughtGender } from './rank-members.ts'
import type { RankRequest } from './request.ts'

let t: TestApp
let ids: string[]
beforeAll(async () => {
  t = await testApp()
  ids = await insertRandomMembers(t.app, 300)
  await memberIndexOf(t.app).rebuild(today(t.clock))
})
afterAll(() => t.close())

/** A linear congruential generator, so that a failure can be repeated with its seed. */
function randomFrom(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return {
    below: (end: number) => Math.floor(next() * end),
    of: <T>(...all: T[]) => all[Math.floor(next() * all.length)] as T,
  }
}

type Random = ReturnType<typeof randomFrom>

/** Returns mostly one filter or none, so that lists are seldom empty. */
function moreFilters({ of, below }: Random): Partial<Filters> {
  const all: Partial<Filters>[] = [
    { denomination: of('catholic', 'sunni', 'other') },
    { tribe: of('akan', 'edo', 'igbo') },
    { language: of('english', 'igbo', 'other') },
    { education: of('High School', 'Doctorate', 'Other') },
    { has_children: of(true, false) },
    { wants_children: of(true, false) },
    { verified: true },
    { has_photo: true },
    { active_this_week: true },
  ]
  return Object.assign({}, ...Array.from({ length: of(0, 0, 1, 1, 1, 2, 3) }, () => all[below(all.length)]))
}

const aRequest = (random: Random): RankRequest => ({
  ...NO_FILTERS,
  ...aFewFilters(random),
  ...moreFilters(random),
})

const aFewFilters = ({ of, below }: Random) => ({
  min_age: of(18, 18, 25, 30),
  max_age: of(null, null, 35, 28),
  country: of(null, null, 'NG', 'GH', 'ZA'),
  faith: of(null, null, 'islam', 'christianity', 'other'),
  looking_for_gender: of(null, null, null, 'Male' as const, 'Female' as const),
  sort_by: of('compatibility' as const, 'compatibility' as const, 'newest' as const),
  page: 1 + below(3),
  limit: of(1, 3, 7, 20),
  cursor: null,
  day: today(t.clock),
})

/** Ranks a request both ways; `index` is null if the index can't serve it. */
async function rankBothWays(viewerId: string, request: RankRequest) {
  const viewer = (await traitsOf(t.app.db, [viewerId], request.day)).get(viewerId)
  if (!viewer?.gender) return null
  const seeks = request.looking_for_gender ?? soughtGender(viewer)
  const seeker = { id: viewerId, gender: viewer.gender, seeks }
  const context = await indexContext(t.app, memberIndexOf(t.app), viewerId, request.day)
  const index = context && rankByIndex(context, request)
  const scan = await rankByScan(t.app.db, seeker, viewer, request)
  const few = context && scan.total < 3
  return {
    index,
    scan,
    relaxed: few && {
      index: relaxByIndex(context, request),
      scan: await relaxByScan(t.app.db, seeker, viewer, request),
    },
    extraVisible: context?.extra_visible_ids.length ?? 0,
  }
}

test('the index and the database give the same answers after any changes', async () => {
  const random = randomFrom(7)
  const tally = { requests: 0, byIndex: 0, withExtraVisible: 0, members: 0, relaxed: 0 }
  for (let round = 0; round < 240; round++) {
    for (let i = random.below(3); i > 0; i--) await applyChange(t.app, random.below(1_000), random.of(...ids))
    const viewer = random.of(...ids)
    let request = aRequest(random)
    for (let page = 0; page < 2; page++) {
      const answers = await rankBothWays(viewer, request)
      if (!answers) break
      tally.requests++
      tally.byIndex += answers.index ? 1 : 0
      tally.withExtraVisible += answers.extraVisible > 0 ? 1 : 0
      tally.members += answers.scan.members.length
      if (answers.index)
        expect(answers.index, JSON.stringify({ round, viewer, request })).toEqual(answers.scan)
      if (answers.relaxed) {
        tally.relaxed++
        expect(answers.relaxed.index).toEqual(answers.relaxed.scan)
      }
      if (!answers.scan.next_cursor) break
      request = { ...request, page: 1, cursor: answers.scan.next_cursor }
    }
  }
  expect(tally.byIndex / tally.requests).toBeGreaterThan(0.5) // the database serves inactive viewers
  expect(Math.min(tally.withExtraVisible, tally.relaxed)).toBeGreaterThan(10)
  expect(tally.members).toBeGreaterThan(40)
})

test('a short list names the filters that exclude members', async () => {
  const amara = await aMember(t.app, { profile: { deal_breakers: ['Smoking'] } })
  for (const profile of [{ smoking: 'Yes' }, { country_of_residence: 'TD' }, { faith: 'buddhism' }])
    await aMan(t.app, { profile: { faith: 'buddhism', country_of_residence: 'TD', ...profile } })
  const { body } = await (await t.as(amara)).post<{ relaxations: object[] }>('/functions/v1/get-matches', {
    user_id: amara,
    country: 'TD',
    faith: 'buddhism',
  })
  expect(body.relaxations).toContainEqual({
    filter: 'deal_breakers',
    removes: expect.any(Number),
    would_add: 1,
  })
})
