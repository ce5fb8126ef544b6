import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aMan, aMember } from '../../../../test/members.ts'
import { giveLike } from './likes.rules.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const aPair = async () => [await aMember(t.app), await aMan(t.app)] as const
const like = (from: string, to: string) => giveLike(t.app, { id: from }, to)
const countOf = async (table: 'likes' | 'matches') =>
  (
    await t.app.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n
/** Counts only like and match events, because all other events follow from them. */
const countEvents = async () => {
  const kinds = ['like.given', 'match.opened']
  const events = await t.app.db.selectFrom('outbox').select('id').where('kind', 'in', kinds).execute()
  return events.length
}

test('a like waits for a like back, which makes a match', async () => {
  const [amara, kofi] = await aPair()
  expect(await like(amara, kofi)).toEqual({ is_matched: false, match_id: null, display_name: 'Kofi' })
  const answer = await like(kofi, amara)
  expect(answer).toEqual({ is_matched: true, match_id: expect.any(String), display_name: 'Amara' })
  const likes = await t.app.db.selectFrom('likes').selectAll().where('from_id', 'in', [amara, kofi]).execute()
  expect(likes.map(({ is_matched }) => is_matched)).toEqual([true, true])
})

test('a repeated like is one like, and is answered like the first or as the match', async () => {
  const [amara, kofi] = await aPair()
  const first = await like(amara, kofi)
  const eventsBefore = await countEvents()
  expect(await like(amara, kofi)).toEqual(first)
  expect(await countEvents()).toBe(eventsBefore)
  const matched = await like(kofi, amara)
  expect((await like(amara, kofi)).match_id).toBe(matched.match_id)
  expect(await like(kofi, amara)).toEqual(matched)
})

test('simultaneous repeats of a like are one like', async () => {
  const [amara, kofi] = await aPair()
  const before = await countOf('likes')
  const answers = await Promise.all(Array.from({ length: 8 }, () => like(amara, kofi)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify({ is_matched: false, match_id: null, display_name: 'Kofi' })]),
  )
  expect(await countOf('likes')).toBe(before + 1)
})

test('a thousand simultaneous pairs of likes become a thousand matches', async () => {
  const pairs = await manyPairs(1_000)
  const before = {
    likes: await countOf('likes'),
    matches: await countOf('matches'),
    events: await countEvents(),
  }
  const answers: Awaited<ReturnType<typeof like>>[] = []
  for (let i = 0; i < pairs.length; i += 50) {
    const some = pairs.slice(i, i + 50) // small batches, so that no like waits too long for a connection
    answers.push(...(await Promise.all(some.flatMap(([a, b]) => [like(a, b), like(b, a)]))))
  }
  expect(await countOf('likes')).toBe(before.likes + 2_000)
  expect(await countOf('matches')).toBe(before.matches + 1_000)
  expect(await countEvents()).toBe(before.events + 3_000) // two likes and one match for each pair
  const seen = new Set<string>()
  for (let i = 0; i < answers.length; i += 2) {
    const matched = [answers[i], answers[i + 1]].filter((answer) => answer?.is_matched)
    expect(matched).toHaveLength(1) // the other member learns of the match from a notification
    seen.add(matched[0]?.match_id ?? '')
  }
  expect(seen.size).toBe(1_000)
})

test('a new like does not revive an ended match', async () => {
  const [amara, kofi] = await aPair()
  await like(amara, kofi)
  const { match_id } = await like(kofi, amara)
  await t.app.db.updateTable('matches').set({ status: 'ended' }).where('id', '=', match_id).execute()
  await t.app.db.deleteFrom('likes').where('from_id', 'in', [amara, kofi]).execute()
  await like(amara, kofi)
  expect(await like(kofi, amara)).toEqual({ is_matched: false, match_id: null, display_name: 'Amara' })
})

test('an unreachable member cannot be liked, and the attempt leaves no trace', async () => {
  const amara = await aMember(t.app)
  const hidden = await aMan(t.app, { settings: { profile_visibility: 'matches' } })
  const before = await countOf('likes')
  await expect(like(amara, hidden)).rejects.toMatchObject({ code: 'request.not_found', status: 404 })
  expect(await countOf('likes')).toBe(before)
})

test('a member visible to matches only can be liked back', async () => {
  const amara = await aMember(t.app)
  const shy = await aMan(t.app, { settings: { profile_visibility: 'matches' } })
  await like(shy, amara)
  expect(await like(amara, shy)).toMatchObject({ is_matched: true })
})

async function manyPairs(count: number): Promise<[string, string][]> {
  const { rows } = await t.app.pool.query<{ a: string; b: string }>(
    `with pairs as materialized (select gen_random_uuid() as a, gen_random_uuid() as b from generate_series(1, $1)),
      everybody as (select a as id from pairs union all select b from pairs),
      made as (insert into users (id, email, email_verified) select id, id || '@pairs.test', true from everybody),
      shown as (insert into profiles (user_id, full_name, display_name, gender, date_of_birth, agreed_to_terms_at)
        select id, 'Somebody', 'Somebody', case when id in (select a from pairs) then 'Female' else 'Male' end, '1990-01-01', now()
        from everybody)
    select a, b from pairs`,
    [count],
  )
  return rows.map(({ a, b }) => [a, b])
}
