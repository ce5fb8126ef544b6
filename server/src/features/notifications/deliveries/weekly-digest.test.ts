import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aBlock, aMan, aMember, type MemberTraits } from '../../../../test/members.ts'
import { eachMember } from '../../../platform/each-member.ts'
import { mailsTo } from './testing/deliveries-world.ts'
import { weeklyDigests } from './weekly-digest.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.clock.set(tomorrowAtNine()))

/** @returns when the digest is sent, in the zone used in these tests */
function tomorrowAtNine(): Date {
  const at = new Date(Date.now() + DAY)
  at.setUTCHours(9, 5, 0, 0)
  return at
}

/** Creates a member who agreed to marketing mails in the settings and has been away for three days. */
async function aReader(traits: MemberTraits = {}, marketing_emails = true): Promise<string> {
  const id = await aMember(t.app, traits)
  const client = await t.as(id)
  const saved = await client.put(`/functions/v1/update-settings?user_id=${id}`, { marketing_emails })
  expect(saved.status).toBe(200)
  await t.app.db.insertInto('quiet_hours').values({ user_id: id, zone: 'UTC' }).execute()
  await expect.poll(() => hasJustVisited(id)).toBe(true) // this call's visit is saved after its response
  await set(id, { last_active_at: new Date(t.app.clock.now().getTime() - 3 * DAY) })
  return id
}

const set = (id: string, user: MemberTraits['user']) =>
  t.app.db
    .updateTable('users')
    .set(user ?? {})
    .where('id', '=', id)
    .execute()

const hasJustVisited = async (id: string) => {
  const { last_active_at } = await t.app.db
    .selectFrom('users')
    .select('last_active_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return last_active_at.getTime() > t.app.clock.now().getTime() - HOUR
}

const digestsTo = async (id: string) =>
  (await mailsTo(t, id)).filter(({ subject }) => subject === 'Your week on Ndoa')

async function aLikeOf(toId: string, traits: MemberTraits = {}) {
  const from_id = await aMan(t.app, traits)
  await t.app.db.insertInto('likes').values({ from_id, to_id: toId }).execute()
  return from_id
}

test('the digest has the screens’ numbers of suitable members and waiting likes', async () => {
  const amara = await aReader({
    profile: { country_of_residence: 'MU', age_range_min: 30, age_range_max: 34 },
  })
  const fitting = { profile: { date_of_birth: '1994-01-01' } }
  await aLikeOf(amara, fitting)
  await aLikeOf(amara, { profile: { date_of_birth: '1970-01-01' } })
  await aBlock(t.app, amara, await aLikeOf(amara, fitting))
  await set(await aLikeOf(amara, fitting), { suspended_at: new Date() })
  await aMan(t.app, fitting)
  await aMan(t.app, { ...fitting, user: { paused_since: new Date() } })
  await eachMember(t.app, weeklyDigests(t.app, t.clock.now()))
  const [mail] = await digestsTo(amara)
  expect(mail?.body).toContain('2 members fit what you are looking for.')
  expect(mail?.body).toContain('2 likes are waiting for your answer.')
  expect(mail?.body).toMatch(/Best compatibility: \d+%, \d+%\./)
})

test('the digest requires the consent and enabled mail', async () => {
  const [never, withdrew, noMail, agreed] = [
    await aReader({}, false),
    await aReader(),
    await aReader(),
    await aReader(),
  ]
  for (const id of [never, withdrew, noMail, agreed]) await aLikeOf(id)
  await (await t.as(withdrew)).put(`/functions/v1/update-settings?user_id=${withdrew}`, {
    marketing_emails: false,
  })
  await (await t.as(noMail)).put(`/functions/v1/update-settings?user_id=${noMail}`, {
    email_notifications: false,
  })
  const away = new Date(t.app.clock.now().getTime() - 3 * DAY)
  for (const id of [withdrew, noMail]) await set(id, { last_active_at: away })
  await eachMember(t.app, weeklyDigests(t.app, t.clock.now()))
  const counts = await Promise.all(
    [never, withdrew, noMail, agreed].map(async (id) => (await digestsTo(id)).length),
  )
  expect(counts).toEqual([0, 0, 0, 1])
})

test('the digest is sent once a week at nine in the member’s zone, even with two servers', async () => {
  const amara = await aReader()
  await aLikeOf(amara)
  t.clock.forward(-HOUR)
  await eachMember(t.app, weeklyDigests(t.app, t.clock.now()))
  expect(await digestsTo(amara)).toHaveLength(0)
  t.clock.forward(HOUR)
  await Promise.all([
    eachMember(t.app, weeklyDigests(t.app, t.clock.now())),
    eachMember(t.app, weeklyDigests(t.app, t.clock.now())),
  ])
  for (let day = 1; day < 7; day++) {
    t.clock.forward(DAY)
    await eachMember(t.app, weeklyDigests(t.app, t.clock.now()))
  }
  expect(await digestsTo(amara)).toHaveLength(1)
  t.clock.forward(DAY)
  await eachMember(t.app, weeklyDigests(t.app, t.clock.now()))
  expect(await digestsTo(amara)).toHaveLength(2)
})

test('suspended members, departed members and recent visitors get no digest', async () => {
  const now = t.app.clock.now()
  const readers = [await aReader(), await aReader(), await aReader()] as const
  for (const id of readers) await aLikeOf(id)
  await set(readers[0], { suspended_at: now })
  await set(readers[1], { deactivated_at: now })
  await set(readers[2], { last_active_at: new Date(now.getTime() - DAY) })
  await eachMember(t.app, weeklyDigests(t.app, t.clock.now()))
  expect(await Promise.all(readers.map(digestsTo))).toEqual([[], [], []])
})

test('a failing member delays no others and is retried the next day', async () => {
  const readers = [await aReader(), await aReader(), await aReader(), await aReader()].toSorted()
  for (const id of readers) await aLikeOf(id)
  const [failing = ''] = readers // the first reader to be processed
  await sql`create function fail_for_one() returns trigger language plpgsql as $$ begin
    if new.recipient like ${sql.lit(`${failing}%`)} then raise exception 'this mailbox fails'; end if;
    return new; end $$`.execute(t.app.db)
  await sql`create trigger fail_for_one before insert on development_outbox
    for each row execute function fail_for_one()`.execute(t.app.db)
  try {
    await eachMember(t.app, weeklyDigests(t.app, t.clock.now()))
    const counts = async () => Promise.all(readers.map(async (id) => (await digestsTo(id)).length))
    expect(await counts()).toEqual([0, 1, 1, 1])
    await eachMember(t.app, weeklyDigests(t.app, t.clock.now())) // the job is retried
    expect(await counts()).toEqual([0, 1, 1, 1])
  } finally {
    await sql`drop function fail_for_one cascade`.execute(t.app.db)
  }
  t.clock.forward(DAY)
  await eachMember(t.app, weeklyDigests(t.app, t.clock.now()))
  expect(await digestsTo(failing)).toHaveLength(1)
})

test('digests beyond one job’s time continue in the next job, once per member', async () => {
  const readers = [await aReader(), await aReader(), await aReader()]
  for (const id of readers) await aLikeOf(id)
  const sent = async () => (await Promise.all(readers.map(digestsTo))).flat().length
  const hour = { ...weeklyDigests(t.app, t.clock.now()), atOnce: 1, stretch: 0 }
  let after = await eachMember(t.app, hour)
  expect(await sent()).toBeLessThan(readers.length)
  t.clock.forward(HOUR) // a slow job: these members keep the hour at which it started
  for (let jobs = 0; after && jobs < 1000; jobs++) after = await eachMember(t.app, hour, after)
  expect(await sent()).toBe(readers.length)
})

test('the digest’s closing line opens the page that turns it off, without a sign-in', async () => {
  const amara = await aReader()
  await aLikeOf(amara)
  await eachMember(t.app, weeklyDigests(t.app, t.clock.now()))
  const [mail] = await digestsTo(amara)
  const link = mail?.links.at(-1) ?? ''
  expect(link).toMatch(/\/mail\/v1\/unsubscribe\?token=/)
  const token = new URL(link).searchParams.get('token')
  expect((await t.visitor.post('/functions/v1/unsubscribe-mail', { token })).status).toBe(200)
  const settings = t.app.db.selectFrom('settings').select('marketing_emails').where('user_id', '=', amara)
  expect(await settings.executeTakeFirst()).toEqual({ marketing_emails: false })
})

test('an empty digest is not sent', async () => {
  const amara = await aReader({ profile: { age_range_min: 99, age_range_max: 100 } })
  await eachMember(t.app, weeklyDigests(t.app, t.clock.now()))
  expect(await digestsTo(amara)).toEqual([])
})
