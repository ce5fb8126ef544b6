import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../../../test/app.ts'
import { aMan, aMember } from '../../../../../test/members.ts'
import { today } from '../../../../platform/clock.ts'
import { traitsOf } from '../../profiles/index.ts'
import { isDiscoveryReady } from '../discovery.metrics.ts'
import { suggestions } from '../ranking/index.ts'
import { searchDay } from '../ranking/rank-members.ts'
import { insertRandomMembers, memberIndexOf } from '../testing/random-members.ts'
import { currentPosition, deleteOldChanges } from './change-log.queries.ts'
import { MemberIndex } from './member-index.ts'
import { readIndex, readIndexInWorker } from './read-index.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  await insertRandomMembers(t.app, 300)
  await memberIndexOf(t.app).rebuild(today(t.clock))
})
afterAll(() => t.close())

test('a rebuilt index equals the updated index', async () => {
  await memberIndexOf(t.app).catchUp()
  const before = memberIndexOf(t.app).forDay(today(t.clock))
  await memberIndexOf(t.app).rebuild(today(t.clock))
  expect(memberIndexOf(t.app).forDay(today(t.clock))).not.toBe(before)
  expect(memberIndexOf(t.app).stats.differences).toBe(0)
})

test('a rebuild finds a change that no trigger logged', async () => {
  const { db } = t.app
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one)
    await sql`update profiles set country_of_residence = 'ZM', faith = 'judaism'`.execute(one)
    await sql`set session_replication_role = default`.execute(one)
  })
  await memberIndexOf(t.app).rebuild(today(t.clock))
  expect(memberIndexOf(t.app).stats.differences).toBe(1)
  await memberIndexOf(t.app).rebuild(today(t.clock))
  expect(memberIndexOf(t.app).stats.differences).toBe(1)
})

test('a process that missed deleted changes rebuilds its index', async () => {
  await memberIndexOf(t.app).catchUp()
  const before = memberIndexOf(t.app).forDay(today(t.clock))
  await t.app.db.transaction().execute(async (tx) => {
    await sql`update member_changes set changed_at = now() - interval '2 days'`.execute(tx)
    await sql`insert into member_changes (member_id) select id from users limit 1`.execute(tx)
    await deleteOldChanges(tx)
  })
  await memberIndexOf(t.app).catchUp()
  expect(memberIndexOf(t.app).forDay(today(t.clock))).not.toBe(before)
  await memberIndexOf(t.app).rebuild(today(t.clock))
})

test('an index that loses its connection while catching up is kept, and catches up later', async () => {
  const { db } = t.app
  const country = { country_of_residence: 'BI' }
  await memberIndexOf(t.app).catchUp()
  const [before, scans] = [
    memberIndexOf(t.app).forDay(today(t.clock)),
    memberIndexOf(t.app).stats.answers.scan,
  ]
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app, { profile: country })]
  const client = await t.as(amara)
  const ask = () =>
    client.post<{ data: { user_id: string }[] }>('/functions/v1/get-matches', {
      user_id: amara,
      country: 'BI',
    })
  const failed = await db.transaction().execute(async (tx) => {
    await sql`lock table member_changes in access exclusive mode`.execute(tx)
    const caughtUp = memberIndexOf(t.app).catchUp()
    await vi.waitFor(async () => {
      const { rows } = await sql<{
        cut: boolean
      }>`select pg_terminate_backend(pid) as cut from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%member_changes%'`.execute(
        db,
      )
      expect(rows).not.toEqual([])
    })
    return caughtUp.then(
      () => false,
      () => true,
    )
  })
  expect(failed).toBe(true)
  expect(memberIndexOf(t.app).forDay(today(t.clock))).toBe(before)
  expect((await ask()).body.data.map(({ user_id }) => user_id)).toEqual([kofi])
  expect(memberIndexOf(t.app).stats.answers.scan).toBe(scans)
})

test('the previous day’s index answers until the new one is ready', async () => {
  const index = memberIndexOf(t.app)
  const [present, next] = [today(t.clock), tomorrow()]
  const dayAt = (time: string) =>
    searchDay({ discovery: t.app.discovery, clock: { now: () => new Date(`${next}T${time}Z`) } })
  expect([dayAt('00:00:10'), dayAt('01:30:00')]).toEqual([present, next])
  index.clear()
  expect(dayAt('00:00:10')).toBe(next)
})

test('losing the index keeps a server ready, never having had one does not', async () => {
  const index = memberIndexOf(t.app)
  await vi.waitFor(() => expect(index.isReady).toBe(true))
  index.clear()
  expect(index.forDay(today(t.clock))).toBe(null)
  expect(isDiscoveryReady(t.app)).toBe(true)
  const discovery = { ...t.app.discovery, memberIndex: new MemberIndex(t.app) }
  expect(isDiscoveryReady({ ...t.app, discovery })).toBe(false)
  await index.rebuild(today(t.clock))
})

test('without an index, two searches run at a time, fifty wait, and further ones are refused', async () => {
  const [index, amara] = [memberIndexOf(t.app), await aMember(t.app)]
  const query = {
    user_id: amara,
    page: 1,
    limit: 20,
    sort_by: 'compatibility',
    min_age: 18,
    max_age: 100,
  } as const
  const { searches, inDatabase } = await t.app.db.transaction().execute(async (tx) => {
    await sql`lock table showings in access exclusive mode`.execute(tx) // blocks searches and rebuilds
    index.clear()
    const searches = Promise.allSettled(Array.from({ length: 60 }, () => suggestions(t.app, query)))
    const waiting = async () => {
      const { rows } = await sql`select from pg_locks join pg_stat_activity using (pid)
        where not granted and relation = 'showings'::regclass and trim(query, e' \n') like 'select%'`.execute(
        t.app.db,
      )
      return rows.length
    }
    await vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(1), { interval: 20 })
    const inDatabase: number[] = []
    for (let looks = 0; looks < 5; looks++) inDatabase.push(await waiting())
    return { searches, inDatabase }
  })
  expect(new Set(inDatabase)).toEqual(new Set([2]))
  const refused = (await searches).filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(8)
  for (const outcome of refused) expect(outcome).toMatchObject({ reason: { code: 'server.busy' } })
  await index.rebuild(today(t.clock))
})

test('the next call after a change sees saved profiles and omits members who left', async () => {
  const amara = await aMember(t.app, { profile: { faith: 'hinduism' } })
  const kofi = await aMan(t.app, { profile: { faith: 'hinduism', country_of_residence: 'ZW' } })
  const [her, him] = [await t.as(amara), await t.as(kofi)]
  const found = async (country: string) => {
    const query = { user_id: amara, country, faith: 'hinduism' }
    const { body } = await her.post<{ data: { user_id: string }[] }>('/functions/v1/get-matches', query)
    return body.data.map(({ user_id }) => user_id)
  }
  await memberIndexOf(t.app).rebuild(today(t.clock))
  const { scan } = memberIndexOf(t.app).stats.answers
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
  expect(memberIndexOf(t.app).stats.answers.scan).toBe(scan)
})

const DAY = 86_400_000
const tomorrow = () => new Date(t.clock.now().getTime() + DAY).toISOString().slice(0, 10)

test('the next day’s index is built before midnight with its birthdays, and follows changes', async () => {
  const born = new Date(`${tomorrow()}T00:00:00Z`)
  born.setUTCFullYear(born.getUTCFullYear() - 30)
  const profile = { date_of_birth: born.toISOString().slice(0, 10), country_of_residence: 'NA' }
  const juma = await aMan(t.app, { profile })
  const amara = (await traitsOf(t.app.db, [await aMember(t.app)], today(t.clock))).values().next().value
  const midnight = new Date(`${tomorrow()}T00:00:00Z`).getTime()
  t.clock.set(new Date(midnight - 30_000))
  const [eve, day] = [today(t.clock), tomorrow()]
  await vi.waitFor(() => expect(memberIndexOf(t.app).forDay(day)).not.toBeNull(), 30_000)
  const edition = memberIndexOf(t.app).forDay(day)
  const countAged30 = (on: string) =>
    memberIndexOf(t.app).forDay(on)?.index.total(amara!, { country: 'NA', min_age: 30 })
  expect([countAged30(eve), countAged30(day)]).toEqual([0, 1])

  await aMan(t.app, { profile: { ...profile, date_of_birth: '1990-01-01' } })
  await memberIndexOf(t.app).catchUp()
  expect([countAged30(eve), countAged30(day)]).toEqual([1, 2])
  t.clock.set(new Date(midnight + 1_000))
  await t.app.db.deleteFrom('users').where('id', '=', juma).execute()
  await vi.waitFor(() => expect(countAged30(day)).toBe(1), 30_000)
  expect(memberIndexOf(t.app).forDay(day)).toBe(edition)
  const { differences } = memberIndexOf(t.app).stats
  await memberIndexOf(t.app).rebuild(day)
  expect(memberIndexOf(t.app).stats.differences).toBe(differences)
  t.clock.set(new Date())
})

test('a worker thread reads the same members', async () => {
  const position = await currentPosition(t.app.db)
  const order = {
    url: t.app.pool.options.connectionString ?? '',
    day: today(t.clock),
    position,
    copyNewerThan: Infinity,
    idlePerWork: 0.1,
  }
  const warn = vi.fn<(error: unknown) => void>()
  const [{ index }, here] = await Promise.all([
    readIndexInWorker(order, new AbortController().signal, warn),
    readIndex(t.app.pool, order.day),
  ])
  expect(index.size).toBeGreaterThan(100)
  expect(index.checksum()).toBe(here.checksum())
  await expect(readIndexInWorker(order, AbortSignal.abort(), warn)).rejects.toThrow()
  expect(warn).not.toHaveBeenCalled()
})
