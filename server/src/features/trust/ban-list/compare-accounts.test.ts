import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aMan } from '../../../../test/members.ts'
import { untilHandled } from '../../../../test/outbox.ts'
import { transaction } from '../../../platform/outbox.ts'
import { bansToCompare, compareAgain, markCompared } from './compare-accounts.queries.ts'
import { compareAccounts, hashPhotos } from './compare-accounts.ts'
import { samePersonLinks } from './links.queries.ts'
import { MANIPULATIONS } from './pictures/testing/manipulations.ts'
import { aPortrait } from './pictures/testing/portraits.ts'
import { comparePhoto, recognizeDevice } from './recognize.ts'
import { releaseWaiting } from './release.ts'
import { aBannedMan, addPhoto, BIO, ban, waitOf } from './testing/ban-list-members.ts'

// The accounts in these tests are older than the ban with which they are compared.

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const openCases = (memberId: string) =>
  t.app.db
    .selectFrom('cases')
    .select(['kind', 'due_at', 'opened_at'])
    .where('subject_id', '=', memberId)
    .where('closed_at', 'is', null)
    .execute()
const signsOf = async (memberId: string) => {
  const rows = await t.app.db
    .selectFrom('ban_signs')
    .select('sign')
    .where('member_id', '=', memberId)
    .orderBy('sign')
    .execute()
  return rows.map(({ sign }) => sign)
}
const bioOf = (number: number) => BIO.replaceAll(/\w+/g, (word) => word + number) // different from every other bio

/** Waits for the comparison on arrival, so that no job compares the photo later. */
async function aComparedPhoto(memberId: string, bytes: Uint8Array, approved = true): Promise<string> {
  const id = await addPhoto(t, memberId, bytes, approved)
  await untilHandled(t, 'photos.review')
  return id
}

/** Two accounts share these signs, and the first is banned. @returns the id of the second */
async function aSecondAccount(number: number, shared: { browser?: string; photo?: boolean; bio?: boolean }) {
  const bio = shared.bio ? bioOf(number) : null
  const [first, second] = [await aBannedMan(t, {}, bio), await aMan(t.app, { profile: { bio } })]
  for (const id of [first, second]) {
    if (shared.browser) await recognizeDevice(t.app, id, shared.browser)
  }
  if (shared.photo) {
    const portrait = await aPortrait(number)
    await aComparedPhoto(first, portrait)
    await aComparedPhoto(second, await MANIPULATIONS.mirrored(portrait))
  }
  await ban(t, first)
  return { first, second }
}

test.each([
  ['browser', 'device', { browser: 'browser of a test' }],
  ['photo', 'photo', { photo: true }],
  ['bio', 'bio', { bio: true }],
] as const)(
  'an account that shares a %s with a person banned later gets a case without a restriction',
  async (_, sign, shared) => {
    const { first, second } = await aSecondAccount(20 + sign.length, shared)
    const honest = await aMan(t.app, { profile: { bio: bioOf(99) } })
    await aComparedPhoto(honest, await aPortrait(99))
    await compareAccounts(t.app)
    expect(await signsOf(second)).toEqual([sign])
    const [found, ...others] = await openCases(second)
    expect(others).toEqual([])
    expect(found).toMatchObject({ kind: 'same_person' })
    expect((found?.due_at.getTime() ?? 0) - (found?.opened_at.getTime() ?? 0)).toBe(24 * 3_600_000)
    expect(await waitOf(t.app, second)).toBe('free')
    expect(await samePersonLinks(t.app.db, second)).toMatchObject([{ member_id: first, reasons: [{ sign }] }])
    expect([await signsOf(honest), await openCases(honest)]).toEqual([[], []])
  },
)

test('all signs together never hide an older account, and a release is permanent', async () => {
  const { second } = await aSecondAccount(31, { browser: 'another browser', photo: true, bio: true })
  await compareAccounts(t.app)
  expect(await signsOf(second)).toEqual(['bio', 'device', 'photo'])
  expect(await waitOf(t.app, second)).toBe('free')
  await transaction(t.app, (tx) => releaseWaiting(t.app, tx, second))
  await t.app.db.updateTable('bans').set({ compared_at: null }).execute()
  await compareAccounts(t.app)
  expect(await openCases(second)).toEqual([])
})

test('a failing account does not prevent the comparison of others across jobs', async () => {
  const { db } = t.app
  const portrait = await aPortrait(34)
  const first = await aBannedMan(t, {}, bioOf(34))
  const [failing, alike] = [await aMan(t.app), await aMan(t.app, { profile: { bio: bioOf(34) } })]
  await aComparedPhoto(first, portrait)
  await aComparedPhoto(failing, await MANIPULATIONS.mirrored(portrait))
  await ban(t, first)
  await sql`create function refuse() returns trigger language plpgsql as $$ begin
    if new.member_id = ${sql.lit(failing)} then raise 'refused'; end if; return new; end $$`.execute(db)
  await sql`create trigger refuse before insert on ban_signs for each row execute function refuse()`.execute(
    db,
  )
  try {
    for (let jobs = 0; (await bansToCompare(db)).length > 0 && jobs < 100; jobs++)
      await compareAccounts(t.app, { atOnce: 1, stretch: 0 })
  } finally {
    await sql`drop function refuse cascade`.execute(db)
  }
  expect(await bansToCompare(db)).toEqual([])
  expect([await signsOf(failing), await signsOf(alike)]).toEqual([[], ['bio']])
})

test('an account in use is compared too', async () => {
  const { db } = t.app
  const [first, alike] = [
    await aBannedMan(t, {}, bioOf(35)),
    await aMan(t.app, { profile: { bio: bioOf(35) } }),
  ]
  await ban(t, first)
  await sql`create sequence tries`.execute(db)
  await sql`create function deadlock() returns trigger language plpgsql as $$ begin
    if nextval('tries') = 1 then raise 'deadlock' using errcode = 'deadlock_detected'; end if; return new; end $$`.execute(
    db,
  )
  await sql`create trigger deadlock before insert on ban_signs for each row execute function deadlock()`.execute(
    db,
  )
  try {
    while ((await bansToCompare(db)).length > 0) await compareAccounts(t.app)
  } finally {
    await sql`drop function deadlock cascade`.execute(db)
    await sql`drop sequence tries`.execute(db)
  }
  expect(await signsOf(alike)).toEqual(['bio'])
})

test('signs that an older account adds after the ban count', async () => {
  const { second } = await aSecondAccount(32, { photo: true })
  await compareAccounts(t.app)
  const photo = await aComparedPhoto(second, await aPortrait(32), false)
  expect(await comparePhoto(t.app, photo)).toBe(true)
  expect(await waitOf(t.app, second)).toBe('held')
})

test('signing in again with a shared browser after the ban restricts nothing', async () => {
  const { second } = await aSecondAccount(33, { browser: 'browser of a household' })
  await compareAccounts(t.app)
  await recognizeDevice(t.app, second, 'browser of a household')
  expect(await signsOf(second)).toEqual(['device'])
  expect(await waitOf(t.app, second)).toBe('free')
})

test('a ban extended during a comparison is compared once more', async () => {
  const first = await aBannedMan(t, {}, null)
  const decisionId = await ban(t, first)
  const { id: banId } = await t.app.db
    .selectFrom('bans')
    .select('id')
    .where('decision_id', '=', decisionId)
    .executeTakeFirstOrThrow()
  const bans = await bansToCompare(t.app.db)
  await transaction(t.app, (tx) => compareAgain(tx, banId))
  await markCompared(t.app.db, bans, t.clock.now())
  const waiting = async () => (await bansToCompare(t.app.db)).map(({ id }) => id)
  expect(await waiting()).toContain(banId)
  await compareAccounts(t.app)
  expect(await waiting()).not.toContain(banId)
})

test('an account with another spelling of the banned mailbox waits, as at sign-up', async () => {
  const first = await aBannedMan(t, { email: 'two.accounts@gmail.com' })
  const second = await aMan(t.app, { user: { email: 'twoaccounts+2@gmail.com' } })
  await ban(t, first)
  await compareAccounts(t.app)
  expect(await waitOf(t.app, second)).toBe('hidden')
  expect(await openCases(second)).toHaveLength(1)
})

test('a browser shared by many accounts proves nothing', async () => {
  const accounts = await Promise.all(Array.from({ length: 6 }, () => aMan(t.app)))
  for (const id of accounts) await recognizeDevice(t.app, id, 'a browser in an internet café')
  await ban(t, accounts[0]!)
  await compareAccounts(t.app)
  expect((await Promise.all(accounts.map(signsOf))).flat()).toEqual([])
})

test('photos without stored hashes are read and compared with all bans', async () => {
  const { second } = await aSecondAccount(33, {})
  const portrait = await aPortrait(33)
  const banned = await aBannedMan(t, {})
  await aComparedPhoto(banned, portrait)
  const photo = await aComparedPhoto(second, portrait)
  await ban(t, banned)
  await t.app.db.deleteFrom('photo_hashes').where('photo_id', '=', photo).execute()
  await compareAccounts(t.app)
  expect(await signsOf(second)).toEqual([])
  await hashPhotos(t.app)
  expect(await signsOf(second)).toEqual(['photo'])
  expect(await waitOf(t.app, second)).toBe('free')
  expect(await openCases(second)).toHaveLength(1)
})
