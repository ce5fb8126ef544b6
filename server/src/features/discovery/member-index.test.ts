import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { aMan, aMember } from '../../../test/members.ts'
import { today } from '../../platform/clock.ts'
import { traitsOf } from '../profiles/index.ts'
import { aCrowd, somethingHappens } from './crowd.fixture.ts'
import { readIndex, readIndexApart } from './loading/read-index.ts'
import { forgetChanges, presentPosition } from './member-index.queries.ts'
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
  await kept().renew(today(t.clock))
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
  const view = await viewOf(t.app, kept(), viewerId, request.day)
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
    guests: view?.also.length ?? 0,
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
  expect(tally.byIndex / tally.asked).toBeGreaterThan(0.5) // not for inactive viewers; the crowd is another one each time
  expect(Math.min(tally.withGuests, tally.relaxed)).toBeGreaterThan(10)
  expect(tally.members).toBeGreaterThan(100)
})

test('read anew, the index is what it had become by changes', async () => {
  await kept().catchUp()
  const before = kept().of(today(t.clock))
  await kept().renew(today(t.clock))
  expect(kept().of(today(t.clock))).not.toBe(before)
  expect(kept().figures.differences).toBe(0)
})

test('a change that no trigger told of is found when the index is read anew', async () => {
  const { db } = t.app
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one)
    await sql`update profiles set country_of_residence = 'ZM', faith = 'judaism'`.execute(one)
    await sql`set session_replication_role = default`.execute(one)
  })
  await kept().renew(today(t.clock))
  expect(kept().figures.differences).toBe(1)
  await kept().renew(today(t.clock))
  expect(kept().figures.differences).toBe(1)
})

test('who slept while changes were forgotten starts anew', async () => {
  await kept().catchUp()
  const before = kept().of(today(t.clock))
  await t.app.db.transaction().execute(async (tx) => {
    await sql`update member_changes set changed_at = now() - interval '2 days'`.execute(tx)
    await sql`insert into member_changes (member_id) values (${ids[0]})`.execute(tx)
    await forgetChanges(tx)
  })
  await kept().catchUp()
  expect(kept().of(today(t.clock))).not.toBe(before)
  await kept().renew(today(t.clock))
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
  await kept().renew(today(t.clock))
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
  await him.put(`/functions/v1/update-settings?user_id=${kofi}`, { profile_visibility: 'everyone' })
  expect(await found('RW')).toEqual([kofi])
  expect((await him.post('/functions/v1/deactivate-account')).status).toBe(200)
  expect(await found('RW')).toEqual([])
  expect(kept().figures.answers.scan).toBe(scan)
})

const DAY = 86_400_000
const tomorrow = () => new Date(t.clock.now().getTime() + DAY).toISOString().slice(0, 10)

test('before midnight the next day is there, with its birthdays, and stays level', async () => {
  const born = new Date(`${tomorrow()}T00:00:00Z`)
  born.setUTCFullYear(born.getUTCFullYear() - 30)
  const profile = { date_of_birth: born.toISOString().slice(0, 10), country_of_residence: 'NA' }
  const juma = await aMan(t.app, { profile })
  const amara = (await traitsOf(t.app.db, [await aMember(t.app)], today(t.clock))).values().next().value
  const midnight = new Date(`${tomorrow()}T00:00:00Z`).getTime()
  t.clock.set(new Date(midnight - 30_000))
  const [eve, day] = [today(t.clock), tomorrow()]
  await vi.waitFor(() => expect(kept().of(day)).not.toBeNull(), 30_000)
  const edition = kept().of(day)
  const thirty = (on: string) => kept().of(on)?.index.total(amara!, { country: 'NA', min_age: 30 })
  expect([thirty(eve), thirty(day)]).toEqual([0, 1])

  await aMan(t.app, { profile: { ...profile, date_of_birth: '1990-01-01' } })
  await kept().catchUp()
  expect([thirty(eve), thirty(day)]).toEqual([1, 2])
  t.clock.set(new Date(midnight + 1_000))
  await t.app.db.deleteFrom('users').where('id', '=', juma).execute()
  await vi.waitFor(() => expect(thirty(day)).toBe(1), 30_000)
  expect(kept().of(day)).toBe(edition)
  const { differences } = kept().figures
  await kept().renew(day)
  expect(kept().figures.differences).toBe(differences)
  t.clock.set(new Date())
}, 60_000)

test('a thread of its own reads the same members', async () => {
  const position = await presentPosition(t.app.db)
  const order = {
    url: t.app.pool.options.connectionString ?? '',
    day: today(t.clock),
    position,
    isFirst: false,
    rests: 0.1,
  }
  const warn = vi.fn<(error: unknown) => void>()
  const [{ index }, here] = await Promise.all([
    readIndexApart(order, new AbortController().signal, warn),
    readIndex(t.app.pool, order.day),
  ])
  expect(index.size).toBeGreaterThan(100)
  expect(index.checksum()).toBe(here.checksum())
  await expect(readIndexApart(order, AbortSignal.abort(), warn)).rejects.toThrow()
  expect(warn).not.toHaveBeenCalled()
}, 60_000)

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
