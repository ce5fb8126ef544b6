import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { aMan, aMember } from '../../../test/members.ts'
import { today } from '../../platform/clock.ts'
import { traitsOf } from '../profiles/index.ts'
import { aCrowd, somethingHappens } from './crowd.fixture.ts'
import { forgetChanges } from './member-index.queries.ts'
import { memberIndexOf } from './member-index.upkeep.ts'
import { type RankRequest, soughtGender } from './rank.ts'
import { rankByIndex, relaxByIndex, viewOf } from './ranking-by-index.ts'
import { rankByScan, relaxByScan } from './ranking-by-scan.ts'

let t: TestApp
let ids: string[]
beforeAll(async () => {
  t = await testApp()
  await aCrowd(t.app, 300)
  ids = (await t.app.db.selectFrom('users').select('id').orderBy('id').execute()).map(({ id }) => id)
  await kept().renew()
})
afterAll(() => t.close())

function kept() {
  const members = memberIndexOf(t.app)
  if (!members) throw new Error('no index is kept')
  return members
}

/** A small generator of one's own: a failure can be repeated. */
function dice(seed: number) {
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

type Dice = ReturnType<typeof dice>

const aRequest = ({ of, below }: Dice): RankRequest => ({
  min_age: of(18, 18, 25, 30),
  max_age: of(null, null, 35, 28),
  country: of(null, null, 'NG', 'GH', 'ZA'),
  faith: of(null, null, 'islam', 'christianity', 'other'),
  looking_for_gender: of(null, null, null, 'Male', 'Female'),
  sort_by: of('compatibility', 'compatibility', 'newest'),
  page: 1 + below(3),
  limit: of(1, 3, 7, 20),
  cursor: null,
  day: today(t.clock),
})

/** Both answers to one question; `index` is null where the index leaves it to the database. */
async function answersTo(viewerId: string, request: RankRequest) {
  const viewer = (await traitsOf(t.app.db, [viewerId], request.day)).get(viewerId)
  if (!viewer?.gender) return null
  const seeks = request.looking_for_gender ?? soughtGender(viewer)
  const seeker = { id: viewerId, gender: viewer.gender, seeks }
  const view = await viewOf(t.app.db, kept(), seeker, viewer, request.day)
  const index = view && rankByIndex(view, request)
  const scan = await rankByScan(t.app.db, seeker, viewer, request)
  const few = view && scan.total < 3
  return {
    index,
    scan,
    relaxed: few && {
      index: relaxByIndex(view, request),
      scan: await relaxByScan(t.app.db, seeker, viewer, request),
    },
    guests: view?.guests.length ?? 0,
  }
}

test('the index answers what the database answers, whatever is asked and whatever happens between', async () => {
  const chance = dice(7)
  const tally = { asked: 0, byIndex: 0, withGuests: 0, members: 0, relaxed: 0 }
  for (let round = 0; round < 140; round++) {
    for (let i = chance.below(3); i > 0; i--)
      await somethingHappens(t.app, chance.below(1_000), chance.of(...ids))
    const viewer = chance.of(...ids)
    let request = aRequest(chance)
    for (let page = 0; page < 2; page++) {
      const answers = await answersTo(viewer, request)
      if (!answers) break
      tally.asked++
      tally.byIndex += answers.index ? 1 : 0
      tally.withGuests += answers.guests > 0 ? 1 : 0
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
  expect(tally.byIndex / tally.asked).toBeGreaterThan(0.8) // inactive viewers, and a rare place in the list
  expect(Math.min(tally.withGuests, tally.relaxed)).toBeGreaterThan(10)
  expect(tally.members).toBeGreaterThan(200)
})

test('read anew, the index is what it had become by changes', async () => {
  await kept().catchUp()
  const before = kept().edition
  await kept().renew()
  expect(kept().edition).not.toBe(before)
  expect(kept().figures.differences).toBe(0)
})

test('a change that no trigger told of is found when the index is read anew', async () => {
  const { db } = t.app
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one)
    await sql`update profiles set country_of_residence = 'ZM', faith = 'judaism'`.execute(one)
    await sql`set session_replication_role = default`.execute(one)
  })
  await kept().renew()
  expect(kept().figures.differences).toBe(1)
  await kept().renew()
  expect(kept().figures.differences).toBe(1)
})

test('who slept while changes were forgotten starts anew', async () => {
  await kept().catchUp()
  const before = kept().edition
  await t.app.db.transaction().execute(async (tx) => {
    await sql`update member_changes set changed_at = now() - interval '2 days'`.execute(tx)
    await sql`insert into member_changes (member_id) values (${ids[0]})`.execute(tx)
    await forgetChanges(tx)
  })
  await kept().catchUp()
  expect(kept().edition).not.toBe(before)
  await kept().renew()
})

test('what a member saves is there in the next call, and who leaves is not', async () => {
  const amara = await aMember(t.app, { profile: { faith: 'hinduism' } })
  const kofi = await aMan(t.app, { profile: { faith: 'hinduism', country_of_residence: 'ZW' } })
  const [her, him] = [await t.as(amara), await t.as(kofi)]
  const found = async (country: string) => {
    const query = { user_id: amara, country, faith: 'hinduism' }
    const { body } = await her.post<{ data: { user_id: string }[] }>('/functions/v1/get-matches', query)
    return body.data.map(({ user_id }) => user_id)
  }
  await kept().renew()
  const { scan } = kept().figures.answers
  expect(await found('ZW')).toEqual([kofi])
  await t.app.db
    .updateTable('profiles')
    .set({ country_of_residence: 'RW' })
    .where('user_id', '=', kofi)
    .execute()
  expect(await found('ZW')).toEqual([])
  expect(await found('RW')).toEqual([kofi])
  expect(
    (await him.put(`/functions/v1/update-settings?user_id=${kofi}`, { profile_visibility: 'matches' }))
      .status,
  ).toBeLessThan(300)
  expect(await found('RW')).toEqual([])
  expect(kept().figures.answers.scan).toBe(scan)
})

test('few results say what keeps others away', async () => {
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
