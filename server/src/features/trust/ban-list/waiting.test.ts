import { randomUUID } from 'node:crypto'
import { LIKE_UNDO_MS } from '@ndoa/contract/limits'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aCase } from '../../../../test/cases.ts'
import { aConfirmedBan, liftBan } from '../../../../test/confirmed-bans.ts'
import { waitingForLocks } from '../../../../test/locks.ts'
import { aMan, aMatch } from '../../../../test/members.ts'
import { untilHandled } from '../../../../test/outbox.ts'
import { aStaffMember } from '../../../../test/staff.ts'
import { emit, transaction } from '../../../platform/outbox.ts'
import { screenMissedMessages } from '../shield/shield.jobs.ts'
import { samePersonLinks } from './links.queries.ts'
import { addToBanList, deleteExpired, removeFromBanList } from './listed-bans.ts'
import { MANIPULATIONS } from './pictures/testing/manipulations.ts'
import { aPortrait } from './pictures/testing/portraits.ts'
import { keepForProposal, tracesForProposal } from './proposals.ts'
import { comparePhoto, recognizeContacts, recognizeDevice } from './recognize.ts'
import {
  aBannedMan,
  addPhoto,
  aWoman,
  BIO,
  ban,
  browsersOf,
  leave,
  waitOf,
} from './testing/ban-list-members.ts'
import { tracesOf } from './traces.ts'

let t: TestApp
let browsers: ReturnType<typeof browsersOf>
beforeAll(async () => {
  t = await testApp({ PHOTO_REVIEW: 'auto' })
  browsers = browsersOf(t)
})
afterAll(() => t.close())

const send = async (from: string, match_id: string, content: string) =>
  (await t.as(from)).post<{ data: { id: string } }>('/functions/v1/send-message', {
    match_id,
    content,
    client_message_id: randomUUID(),
  })
const read = async (reader: string, match_id: string) =>
  (await (await t.as(reader)).post('/functions/v1/get-messages', { match_id })).text
const conversations = async (reader: string) =>
  (await (await t.as(reader)).post('/functions/v1/get-conversations', { user_id: reader })).text
const openCases = (memberId: string) =>
  t.app.db
    .selectFrom('cases')
    .selectAll()
    .where('subject_id', '=', memberId)
    .where('kind', '=', 'same_person')
    .where('closed_at', 'is', null)
    .execute()
/** Adds a banned person's email address to the account. @returns the ban's decision id */
async function hide(memberId: string): Promise<string> {
  const email = `${randomUUID()}@banned.test`
  const decision = await ban(t, await aBannedMan(t, { email }))
  await transaction(t.app, (tx) => recognizeContacts(t.app, tx, memberId, { email }))
  expect(await waitOf(t.app, memberId)).toBe('hidden')
  return decision
}
/** Lets the member use a banned person's browser. @returns the ban's decision id */
async function hold(memberId: string): Promise<string> {
  const [cookie, banned] = [randomUUID(), await aBannedMan(t, {})]
  await recognizeDevice(t.app, banned, cookie)
  const decision = await ban(t, banned)
  await recognizeDevice(t.app, memberId, cookie)
  expect(await waitOf(t.app, memberId)).toBe('held')
  return decision
}
const statusOf = (photoId: string) =>
  t.app.db.selectFrom('profile_photos').select('status').where('id', '=', photoId).executeTakeFirstOrThrow()
async function write(id: string, bio: string) {
  const client = await t.as(id)
  expect((await client.put(`/functions/v1/update-profile?user_id=${id}`, { bio })).status).toBe(200)
}
async function update(id: string, bio: string) {
  await write(id, bio)
  await untilHandled(t, 'ban-list')
}

test('a waiting account has one case, due in 24 hours', async () => {
  const member = await aMan(t.app)
  await hide(member)
  const before = t.clock.now()
  const [opened, ...more] = await openCases(member)
  expect(more).toEqual([])
  expect(Math.abs(opened!.due_at.getTime() - before.getTime() - 24 * 3_600_000)).toBeLessThan(60_000)
  await hide(member)
  expect(await openCases(member)).toHaveLength(1)
})

test('a hidden member’s messages are held, and arrive on their release', async () => {
  const [kofi, ama] = [await aMan(t.app), await aWoman(t)]
  const match = await aMatch(t.app, kofi, ama)
  await send(kofi, match, 'Good morning')
  await hide(kofi)
  expect((await send(kofi, match, 'Did you sleep well?')).status).toBe(200)
  expect(await read(kofi, match)).toContain('Did you sleep well?')
  expect(await conversations(kofi)).toContain('Did you sleep well?')
  expect(await read(ama, match)).toContain('Good morning')
  expect(await read(ama, match)).not.toContain('sleep')
  expect(await conversations(ama)).toContain('Member not available')
  expect(await conversations(ama)).not.toContain('sleep')
  expect((await send(ama, match, 'Hello?')).status).toBe(409)
  const badges = async () => (await (await t.as(ama)).get('/functions/v1/get-badges')).text
  expect(await badges()).toContain('"messages":0')

  const [found] = await openCases(kofi)
  await closeWithoutBreach(found!.id)
  await expect.poll(() => waitOf(t.app, kofi)).toBe('free')
  expect(await openCases(kofi)).toEqual([])
  expect(await read(ama, match)).toContain('Did you sleep well?')
  expect(await conversations(ama)).toContain('Did you sleep well?')
  expect(await badges()).not.toContain('"messages":0')
})

test('a message sent during its sender’s release arrives in either order', async () => {
  const [kofi, ama] = [await aMan(t.app), await aWoman(t)]
  const match = await aMatch(t.app, kofi, ama)
  const decision = await hide(kofi)
  const sending = await t.app.db.transaction().execute(async (tx) => {
    await removeFromBanList(t.app, tx, decision)
    const answer = send(kofi, match, 'Is this thing on?')
    await expect.poll(() => waitingForLocks(t.app.db)).toBeGreaterThan(0)
    return { answer } // awaited once the release is committed
  })
  expect((await sending.answer).status).toBe(200)
  expect(await read(ama, match)).toContain('Is this thing on?')

  for (let round = 0; round < 5; round++) {
    const again = await hide(kofi)
    const sends = Array.from({ length: 8 }, (_, i) => send(kofi, match, `Round ${round}, message ${i}`))
    await transaction(t.app, (tx) => removeFromBanList(t.app, tx, again))
    for (const { status } of await Promise.all(sends)) expect(status).toBe(200)
  }
  const held = await t.app.db
    .selectFrom('messages')
    .select('id')
    .where('match_id', '=', match)
    .where('is_held', '=', true)
    .execute()
  expect(held).toEqual([])
})

test('the recipient is notified of held messages at their release, regardless of age', async () => {
  const [kofi, ama] = [await aMan(t.app), await aWoman(t)]
  const decision = await hold(kofi)
  const match = await aMatch(t.app, kofi, ama)
  await send(kofi, match, 'Nice to meet you')
  await t.app.db
    .updateTable('messages')
    .set({ created_at: new Date(t.clock.now().getTime() - 3 * 86_400_000) })
    .where('match_id', '=', match)
    .execute()
  const client = await t.as(ama)
  const notifications = async () =>
    (await client.get<{ data: { type: string; isRead: boolean }[] }>('/functions/v1/get-notifications')).body
      .data
  const badges = async () => (await client.get('/functions/v1/get-badges')).text
  expect([await notifications(), await badges()]).toEqual([[], expect.stringContaining('"messages":0')])
  await transaction(t.app, (tx) => removeFromBanList(t.app, tx, decision))
  await expect.poll(notifications).toMatchObject([{ type: 'message', isRead: false }])
  expect(await badges()).toContain('"messages":1')
})

test('a hidden member’s like reaches no member, and counts as new after the release', async () => {
  const [kofi, ama] = [await aMan(t.app), await aWoman(t)]
  const decision = await hide(kofi)
  await (await t.as(kofi)).post('/functions/v1/likes', { from_id: kofi, to_id: ama })
  t.clock.forward(LIKE_UNDO_MS)
  const notifications = async () => (await (await t.as(ama)).get('/functions/v1/get-notifications')).text
  const likes = async () =>
    (await (await t.as(ama)).post('/functions/v1/get-received-likes', { user_id: ama })).text
  expect(await likes()).not.toContain(kofi)
  await liftBan(t.app, decision)
  await removeFromList(decision)
  expect(await likes()).toContain(kofi)
  await expect.poll(notifications).toContain('"like"') // a like is announced once it can no longer be undone
  t.clock.set(new Date())
})

test('one weaker sign leaves a member visible and holds new conversations', async () => {
  const [kofi, ama, esi] = [await aMan(t.app), await aWoman(t), await aWoman(t)]
  const oldMatch = await aMatch(t.app, kofi, ama)
  const decision = await hold(kofi)
  const newMatch = await aMatch(t.app, kofi, esi)
  await send(kofi, oldMatch, 'As always')
  await send(kofi, newMatch, 'Nice to meet you')
  expect((await (await t.as(esi)).get(`/functions/v1/get-profile?user_id=${kofi}`)).status).toBe(200)
  expect(await read(ama, oldMatch)).toContain('As always')
  expect(await read(esi, newMatch)).not.toContain('Nice')
  expect(await conversations(esi)).not.toContain(newMatch)
  const matches = (await (await t.as(esi)).post('/functions/v1/get-my-matches', { user_id: esi })).text
  expect(matches).toContain('"message_count":0')
  expect(matches).toContain('"last_message_at":null')
  await liftBan(t.app, decision)
  await removeFromList(decision)
  expect(await read(esi, newMatch)).toContain('Nice to meet you')
})

test('two weaker signs of one banned person hide the account, but one sign each of two people does not', async () => {
  const cookie = randomUUID()
  const banned = await aBannedMan(t, {}, BIO)
  await recognizeDevice(t.app, banned, cookie)
  await ban(t, banned)
  const both = await aMan(t.app)
  await recognizeDevice(t.app, both, cookie)
  expect(await waitOf(t.app, both)).toBe('held')
  await update(both, BIO.replace('radios', 'clocks'))
  expect(await waitOf(t.app, both)).toBe('hidden')
  const apart = await aMan(t.app)
  await hold(apart)
  await update(apart, BIO)
  expect(await waitOf(t.app, apart)).toBe('held')
})

test('conversations opened before the listener reads a copied bio are held too', async () => {
  await ban(t, await aBannedMan(t, {}, BIO))
  const [kofi, ama, esi] = [await aMan(t.app), await aWoman(t), await aWoman(t)]
  const oldMatch = await aMatch(t.app, kofi, ama)
  await t.app.outbox.stop()
  await write(kofi, BIO)
  const newMatch = await aMatch(t.app, kofi, esi)
  await t.app.outbox.start()
  await untilHandled(t, 'ban-list')
  expect(await waitOf(t.app, kofi)).toBe('held')
  await send(kofi, oldMatch, 'As always')
  await send(kofi, newMatch, 'Nice to meet you')
  expect(await read(ama, oldMatch)).toContain('As always')
  expect(await read(esi, newMatch)).not.toContain('Nice')
})

test('the browser counts for new accounts only', async () => {
  const cookie = randomUUID()
  const banned = await aBannedMan(t, {})
  await recognizeDevice(t.app, banned, cookie)
  await ban(t, banned)
  const confirmed = new Date(t.clock.now().getTime() - 31 * 86_400_000)
  const old = await aMan(t.app, { user: { email_confirmed_at: confirmed } })
  await recognizeDevice(t.app, old, cookie)
  expect(await waitOf(t.app, old)).toBe('free')
})

test('the safety cookie lasts a year, is hidden from scripts, and recognizes a banned person’s browser', async () => {
  const first = await browsers.signUpByPhone('+233241230021')
  const second = await browsers.signUpByPhone('+233241230022', first.cookies)
  expect(second.cookies['ndoa.safety']).toBe(first.cookies['ndoa.safety'])
  expect(first.safety).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 365 * 86_400 })
  await ban(t, first.id)
  const third = await browsers.signUpByPhone('+233241230023', second.cookies)
  expect(await waitOf(t.app, third.id)).toBe('held')
  const stored = await t.app.db.selectFrom('safety_devices').select('device_mac').execute()
  expect(stored.some(({ device_mac }) => first.cookies['ndoa.safety']?.includes(device_mac))).toBe(false)
})

test('a slightly altered photo of a banned person waits for review even under automatic approval', async () => {
  const portrait = await aPortrait(7)
  const banned = await aBannedMan(t, {})
  await addPhoto(t, banned, portrait)
  await ban(t, banned)
  const thief = await aMan(t.app)
  const photo = await addPhoto(
    t,
    thief,
    await MANIPULATIONS.mirrored(await MANIPULATIONS.banner(portrait)),
    false,
  )
  expect(await comparePhoto(t.app, photo)).toBe(true)
  expect(await waitOf(t.app, thief)).toBe('held') // the banned person may have stolen the photos
  const honest = await aMan(t.app)
  const other = await addPhoto(t, honest, await aPortrait(8), false)
  expect(await comparePhoto(t.app, other)).toBe(false)
  expect(await waitOf(t.app, honest)).toBe('free')
  await expect.poll(() => statusOf(other)).toEqual({ status: 'approved' })
  expect(await statusOf(photo)).toEqual({ status: 'pending' })

  const [found] = await openCases(thief)
  await closeWithoutBreach(found!.id)
  await expect.poll(() => statusOf(photo)).toEqual({ status: 'approved' })
  expect(await waitOf(t.app, thief)).toBe('free') // even when compared again, because staff cleared the member
})

test('a photo under review is not approved automatically while its owner waits for staff', async () => {
  await ban(t, await aBannedMan(t, {}, BIO))
  const [thief, honest] = [await aMan(t.app), await aMan(t.app)]
  const photo = await addPhoto(t, thief, await aPortrait(10), false)
  await untilHandled(t, 'photos.review')
  await update(thief, BIO)
  expect(await waitOf(t.app, thief)).toBe('held')
  const later = await addPhoto(t, honest, await aPortrait(11), false)
  await expect.poll(() => statusOf(later)).toEqual({ status: 'approved' })
  expect(await statusOf(photo)).toEqual({ status: 'pending' })
  const [found] = await openCases(thief)
  await closeWithoutBreach(found!.id)
  await expect.poll(() => statusOf(photo)).toEqual({ status: 'approved' })
})

test('demo drawings and single-colour pictures are never stored as signs', async () => {
  const banned = await aBannedMan(t, {})
  const drawing = await addPhoto(t, banned, await aPortrait(9))
  await t.app.db.updateTable('profile_photos').set({ is_demo: true }).where('id', '=', drawing).execute()
  const singleColour = sharp({ create: { width: 300, height: 300, channels: 3, background: '#c08040' } })
  await addPhoto(t, banned, await singleColour.jpeg().toBuffer())
  const decision = await ban(t, banned)
  const { id } = await t.app.db
    .selectFrom('bans')
    .select('id')
    .where('decision_id', '=', decision)
    .executeTakeFirstOrThrow()
  expect(await t.app.db.selectFrom('ban_photos').select('photo').where('ban_id', '=', id).execute()).toEqual(
    [],
  )
})

test('a confirmed ban is added to the list, and lifting it frees the waiting accounts at once', async () => {
  const [banned, member] = [await aBannedMan(t, { email: 'listed@x.test' }), await aMan(t.app)]
  const decision_id = await aConfirmedBan(t.app, banned)
  const listed = () =>
    t.app.db.selectFrom('bans').select('member_id').where('decision_id', '=', decision_id).execute()
  const emitDecision = (step: 'suspended' | 'banned') =>
    transaction(t.app, (tx) =>
      emit(tx, 'decision.applied', { decision_id, member_id: banned, step, reason: 'money' }),
    )
  await emitDecision('suspended')
  await emitDecision('banned')
  await emitDecision('banned') // events may arrive twice
  await expect.poll(listed).toEqual([{ member_id: banned }])
  await transaction(t.app, (tx) => recognizeContacts(t.app, tx, member, { email: 'listed+1@x.test' }))
  expect(await waitOf(t.app, member)).toBe('hidden')
  await liftBan(t.app, decision_id)
  await transaction(t.app, (tx) => emit(tx, 'decision.lifted', { decision_id, member_id: banned }))
  await expect.poll(() => waitOf(t.app, member)).toBe('free')
  expect(await openCases(member)).toEqual([])
  expect(await listed()).toEqual([])
  for (const table of ['ban_contacts', 'ban_devices', 'ban_photos', 'ban_shingles', 'ban_signs'] as const) {
    const left = t.app.db
      .selectFrom(table)
      .select('ban_id')
      .where('ban_id', 'not in', (bans) => bans.selectFrom('bans').select('id'))
    expect(await left.execute()).toEqual([])
  }
})

const listOf = (memberId: string) =>
  t.app.db.selectFrom('bans').select('decision_id').where('member_id', '=', memberId).execute()
/** Runs the listener's work directly, since a ban's event may arrive late or more than once. */
const addToList = async (memberId: string, decisionId: string) => {
  const traces = await tracesOf(t.app, memberId)
  await transaction(t.app, (tx) => addToBanList(t.app, tx, decisionId, traces))
}
const removeFromList = (decisionId: string) =>
  transaction(t.app, (tx) => removeFromBanList(t.app, tx, decisionId))

test('a ban lifted before its event, or not yet confirmed, is not listed', async () => {
  const member = await aBannedMan(t, { email: 'retried@x.test' })
  const decision = await ban(t, member)
  await liftBan(t.app, decision)
  await removeFromList(decision)
  await addToList(member, decision)
  expect(await listOf(member)).toEqual([])
  const insert = { decision_id: decision, member_id: member, created_at: t.clock.now() }
  for (const decision_id of [decision, randomUUID()])
    await expect(
      t.app.db
        .insertInto('bans')
        .values({ ...insert, decision_id, ends_at: new Date(t.clock.now().getTime() + 1000) })
        .execute(),
    ).rejects.toThrow('confirmed and stands')
})

test('an account deleted before its ban is listed causes no failed event, and is listed once', async () => {
  const member = await aBannedMan(t, { email: 'gone@x.test' })
  const decision = await aConfirmedBan(t.app, member)
  const traces = await tracesOf(t.app, member)
  await leave(t, member)
  const listed = t.app.db.selectFrom('bans').select('member_id').where('decision_id', '=', decision)
  await addToList(member, decision)
  expect(await listed.execute()).toEqual([])
  for (let event = 0; event < 2; event++)
    await transaction(t.app, (tx) => addToBanList(t.app, tx, decision, traces))
  expect(await listed.execute()).toEqual([{ member_id: null }])
})

test('lifting one of two bans leaves the other’s effects, in either order', async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ] as const) {
    const email = `${randomUUID()}@twice.test`
    const banned = await aBannedMan(t, { email })
    const bans = [await ban(t, banned)]
    t.clock.forward(1000)
    bans.push(await ban(t, banned))
    expect(await listOf(banned)).toEqual([{ decision_id: bans[1] }])
    const member = await aMan(t.app)
    await transaction(t.app, (tx) => recognizeContacts(t.app, tx, member, { email }))
    const [first, last] = [bans[order[0]]!, bans[order[1]]!]
    await liftBan(t.app, first)
    await removeFromList(first)
    expect(await listOf(banned)).toEqual([{ decision_id: last }])
    expect(await waitOf(t.app, member)).toBe('hidden')
    await liftBan(t.app, last)
    await removeFromList(last)
    expect(await listOf(banned)).toEqual([])
    expect(await waitOf(t.app, member)).toBe('free')
    await addToList(banned, await aConfirmedBan(t.app, banned)) // lifted, then banned again
    expect(await listOf(banned)).toHaveLength(1)
  }
})

test('lifting a waiting account’s proposed ban before its confirmation frees the account', async () => {
  const memberId = await aMan(t.app)
  await hide(memberId)
  const now = t.clock.now()
  const staff = await aStaffMember(t.app)
  const times = { opened_at: now, waiting_since: now, due_at: new Date(now.getTime() + 1000) }
  const found = (await openCases(memberId))[0]
  const { id: case_id } =
    found ??
    (await t.app.db
      .insertInto('cases')
      .values({ kind: 'same_person', subject_id: memberId, ...times })
      .returning('id')
      .executeTakeFirstOrThrow())
  const { id: decision_id } = await t.app.db
    .insertInto('decisions')
    .values({
      case_id,
      subject_id: memberId,
      step: 'banned',
      reason: 'money',
      decided_by: staff.id,
      decided_at: now,
      effective_at: now,
      strikes: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await transaction(t.app, (tx) => emit(tx, 'decision.lifted', { decision_id, member_id: memberId }))
  await expect.poll(() => waitOf(t.app, memberId)).toBe('free')
})

test('a decision other than a ban frees a waiting account', async () => {
  const [step, other] = [await aMan(t.app), await aMan(t.app)]
  const now = t.clock.now()
  const staff = await aStaffMember(t.app)
  for (const [memberId, kind] of [
    [step, 'same_person'],
    [other, 'reports'],
  ] as const) {
    await hide(memberId)
    const times = { opened_at: now, waiting_since: now, due_at: new Date(now.getTime() + 1000) }
    const found = kind === 'same_person' ? (await openCases(memberId))[0] : undefined
    const { id: case_id } =
      found ??
      (await t.app.db
        .insertInto('cases')
        .values({ kind, subject_id: memberId, ...times })
        .returning('id')
        .executeTakeFirstOrThrow())
    const decided = { decided_by: staff.id, decided_at: now, effective_at: now, strikes: 0 }
    const { id: decision_id } = await t.app.db
      .insertInto('decisions')
      .values({ case_id, subject_id: memberId, step: 'none', ...decided })
      .returning('id')
      .executeTakeFirstOrThrow()
    await transaction(t.app, (tx) =>
      emit(tx, 'decision.applied', { decision_id, member_id: memberId, step: 'none', reason: null }),
    )
  }
  await expect.poll(() => waitOf(t.app, step)).toBe('free')
  expect(await waitOf(t.app, other)).toBe('hidden') // the member is still hidden by another ban
})

test('a ban is deleted after three years, which frees its waiting accounts', async () => {
  const member = await aMan(t.app)
  await hide(member)
  const count = async () => (await t.app.db.selectFrom('bans').select('id').execute()).length
  const before = await count()
  t.clock.forward(3 * 365 * 86_400_000 - 86_400_000)
  await deleteExpired(t.app)
  expect(await count()).toBe(before)
  t.clock.forward(3 * 86_400_000)
  await deleteExpired(t.app)
  t.clock.set(new Date())
  expect(await count()).toBe(0)
  expect(await waitOf(t.app, member)).toBe('free')
})

test('a proposed ban’s data is deleted after a month if the account was deleted', async () => {
  const { db } = t.app
  const [gone, stays] = [await aMan(t.app), await aMan(t.app)]
  const now = t.clock.now()
  const decided = {
    strikes: 0,
    decided_at: now,
    effective_at: now,
    decided_by: (await aStaffMember(t.app)).id,
  }
  for (const subject_id of [gone, stays]) {
    const { id } = await db
      .insertInto('decisions')
      .values({ ...decided, case_id: await aCase(t.app), subject_id, step: 'banned', reason: 'money' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const traces = await tracesForProposal(t.app, id)
    await transaction(t.app, (tx) => keepForProposal(t.app, tx, id, traces!))
  }
  await leave(t, gone)
  const count = async () => (await db.selectFrom('proposed_bans').select('decision_id').execute()).length
  t.clock.forward(29 * 86_400_000)
  await deleteExpired(t.app)
  expect(await count()).toBe(2)
  t.clock.forward(2 * 86_400_000)
  await deleteExpired(t.app)
  t.clock.set(new Date())
  expect(await count()).toBe(1)
})

test('a waiting account’s ban records it as the same person', async () => {
  const member = await aMan(t.app)
  await hide(member)
  const decision_id = await aConfirmedBan(t.app, member, 'same_person')
  const banned = { decision_id, member_id: member, step: 'banned', reason: 'money' } as const
  await transaction(t.app, (tx) => emit(tx, 'decision.applied', banned))
  const links = () => samePersonLinks(t.app.db, member)
  await expect.poll(links).toMatchObject([{ answer: 'confirmed', reasons: [{ sign: 'email' }] }])
  expect(await waitOf(t.app, member)).toBe('hidden')
})

test('a released member may match a different banned person, but not the same one again', async () => {
  const cookie = randomUUID()
  const banned = await aBannedMan(t, { email: 'again@x.test' })
  await recognizeDevice(t.app, banned, cookie)
  await ban(t, banned)
  const member = await aMan(t.app)
  await transaction(t.app, (tx) => recognizeContacts(t.app, tx, member, { email: 'again@x.test' }))
  const [found] = await openCases(member)
  await closeWithoutBreach(found!.id)
  await expect.poll(() => waitOf(t.app, member)).toBe('free')
  await recognizeDevice(t.app, member, cookie)
  expect(await waitOf(t.app, member)).toBe('free')
  expect(await openCases(member)).toEqual([])
  await hold(member)
})

test('the console shows for both accounts why they may belong to one person', async () => {
  const cookie = randomUUID()
  const banned = await aBannedMan(t, { email: 'both@x.test' })
  await recognizeDevice(t.app, banned, cookie)
  const decision = await ban(t, banned)
  const member = await aMan(t.app)
  await recognizeDevice(t.app, member, cookie)
  await transaction(t.app, (tx) => recognizeContacts(t.app, tx, member, { email: 'both+9@x.test' }))
  const reasons = (links: Awaited<ReturnType<typeof samePersonLinks>>) =>
    links.map(({ member_id, decision_id, reasons, answer }) => [
      member_id,
      decision_id,
      reasons.map(({ sign }) => sign).toSorted(),
      answer,
    ])
  expect(reasons(await samePersonLinks(t.app.db, member))).toEqual([
    [banned, decision, ['device', 'email'], 'open'],
  ])
  expect(reasons(await samePersonLinks(t.app.db, banned))).toEqual([
    [member, null, ['device', 'email'], 'open'],
  ])
  const [one, two] = [await aMan(t.app), await aMan(t.app)]
  const shared = randomUUID()
  for (const id of [one, two]) await recognizeDevice(t.app, id, shared)
  expect(reasons(await samePersonLinks(t.app.db, one))).toEqual([[two, null, ['device'], 'open']])
  expect(await waitOf(t.app, one)).toBe('free') // a shared browser has no effect without a ban
})

/** Closes the case as if staff had found a different person. */
const closeWithoutBreach = (case_id: string) =>
  transaction(t.app, async (tx) => {
    const closed = { closed_at: t.clock.now(), outcome: 'no_breach' }
    await tx.updateTable('cases').set(closed).where('id', '=', case_id).execute()
    await emit(tx, 'case.closed', { case_id })
  })

interface Numbered {
  data: { seq: number; content: string; created_at: string; is_read: boolean }[]
}
const numbered = async (reader: string, match_id: string, page: object = {}) =>
  (await (await t.as(reader)).post<Numbered>('/functions/v1/get-messages', { match_id, ...page })).body.data
const seen = async (reader: string, match_id: string, page: object = {}) =>
  (await numbered(reader, match_id, page)).map(({ seq, content }) => `${seq} ${content}`)
const rowOf = async (reader: string, match_id: string) =>
  (
    await (
      await t.as(reader)
    ).post<{ data: object[] }>('/functions/v1/get-conversations', {
      user_id: reader,
      match_id,
    })
  ).body.data[0]
const answer = async (
  from: string,
  match_id: string,
  content: string,
  client_message_id: string = randomUUID(),
) =>
  (
    await (
      await t.as(from)
    ).post<{ data: { seq: number } }>('/functions/v1/send-message', {
      match_id,
      content,
      client_message_id,
    })
  ).body.data.seq

test('held messages are invisible to the other member in numbers, counts, events and marks', async () => {
  const [kofi, ama] = [await aMan(t.app), await aWoman(t)]
  const decision = await hold(kofi)
  const match = await aMatch(t.app, kofi, ama)
  const events: Record<string, string[]> = { [kofi]: [], [ama]: [] }
  const spy = vi.spyOn(t.app.realtime, 'broadcast').mockImplementation((to, event) => {
    const { message, up_to_seq } = event as { message?: { seq: number; content: string }; up_to_seq?: number }
    const entry = message ? `${message.seq} ${message.content}` : up_to_seq && `read ${up_to_seq}`
    if (entry) for (const one of to) events[one]?.push(entry)
  })
  const pause = () => t.clock.forward(1_000)
  const [first, second] = [randomUUID(), randomUUID()]
  expect(await answer(kofi, match, 'one', first)).toBe(1)
  pause()
  expect(await answer(ama, match, 'two')).toBe(1)
  pause()
  expect(await answer(kofi, match, 'three', second)).toBe(3)
  pause()
  expect(await answer(ama, match, 'four')).toBe(2)

  expect(await seen(ama, match)).toEqual(['1 two', '2 four'])
  expect(await seen(ama, match, { after_seq: 1 })).toEqual(['2 four'])
  expect(await seen(kofi, match)).toEqual(['1 one', '2 two', '3 three', '4 four'])
  expect(await seen(kofi, match, { after_seq: 2 })).toEqual(['3 three', '4 four'])
  expect(await seen(kofi, match, { before_seq: 3 })).toEqual(['1 one', '2 two'])
  expect(await rowOf(ama, match)).toMatchObject({ last_seq: 2, content: 'four', unread_count: 0 })
  expect(await rowOf(kofi, match)).toMatchObject({ last_seq: 4, content: 'four', unread_count: 2 })
  expect([await answer(kofi, match, 'one', first), await answer(kofi, match, 'three', second)]).toEqual([
    1, 3,
  ])
  await (await t.as(kofi)).post('/functions/v1/mark-messages-read', { match_id: match, up_to_seq: 3 })
  expect((await numbered(ama, match)).map(({ is_read }) => is_read)).toEqual([true, false])
  expect(events[ama]).toEqual(['1 two', '2 four', 'read 1'])
  expect(events[kofi]).toEqual(['1 one', '2 two', '3 three', '4 four', '1 one', '3 three', 'read 2'])

  pause()
  await transaction(t.app, (tx) => removeFromBanList(t.app, tx, decision))
  pause()
  expect(await answer(ama, match, 'seven')).toBe(5)
  const released = await numbered(ama, match)
  expect(released.map(({ seq, content }) => `${seq} ${content}`)).toEqual([
    '1 two',
    '2 four',
    '3 one',
    '4 three',
    '5 seven',
  ])
  const times = released.map(({ created_at }) => created_at)
  expect(times).toEqual(times.toSorted())
  expect(await seen(kofi, match)).toEqual(await seen(ama, match))
  expect([await answer(kofi, match, 'one', first), await answer(kofi, match, 'three', second)]).toEqual([
    3, 4,
  ])
  spy.mockRestore()
  t.clock.set(new Date())
})

test('a conversation with only held messages does not exist for the other member', async () => {
  const [kofi, ama] = [await aMan(t.app), await aWoman(t)]
  await hold(kofi)
  const match = await aMatch(t.app, kofi, ama)
  for (const [i, content] of ['a', 'b', 'c'].entries()) expect(await answer(kofi, match, content)).toBe(i + 1)
  const listOf = async (reader: string) =>
    (
      await (
        await t.as(reader)
      ).post<{ data: object[] }>('/functions/v1/get-conversations', { user_id: reader })
    ).body.data
  expect(await listOf(ama)).toEqual([])
  expect(await listOf(kofi)).toMatchObject([{ last_seq: 3, content: 'c', is_from_current_user: true }])
  expect(await seen(ama, match)).toEqual([])
})

test('held messages are screened at their release', async () => {
  const [kofi, ama] = [await aMan(t.app), await aWoman(t)]
  const decision = await hold(kofi)
  const match = await aMatch(t.app, kofi, ama)
  await send(kofi, match, 'My mother is in hospital since yesterday')
  await send(kofi, match, 'Can you send me 300 dollars? I will pay you back')
  await send(ama, match, 'Good evening, how was your day?')
  await screenMissedMessages(t.app)
  const caution = async () => (await rowOf(ama, match)) as { caution: string | null }
  expect(await caution()).toMatchObject({ caution: null })
  await transaction(t.app, (tx) => removeFromBanList(t.app, tx, decision))
  await expect.poll(caution).toMatchObject({ caution: 'money' })
})

test('a server of the previous release shows the other member no held messages', async () => {
  const [kofi, ama] = [await aMan(t.app), await aWoman(t)]
  await hold(kofi)
  const match = await aMatch(t.app, kofi, ama)
  await answer(ama, match, 'Hello')
  await t.app.db
    .insertInto('messages')
    .values({
      match_id: match,
      seq: 2,
      sender_id: kofi,
      client_message_id: randomUUID(),
      content: 'held in order',
      is_held: true,
      created_at: t.clock.now(),
    })
    .execute()
  await t.app.db.updateTable('matches').set({ last_seq: 2 }).where('id', '=', match).execute()
  expect(await conversations(ama)).not.toContain('held in order')
  expect(await rowOf(ama, match)).toMatchObject({ content: 'Hello' })
})

test('a slowed member continues a conversation with only held messages', async () => {
  const [kofi, ama] = [await aMan(t.app), await aWoman(t)]
  await hold(kofi)
  const match = await aMatch(t.app, kofi, ama)
  expect((await send(kofi, match, 'one')).status).toBe(200)
  const now = t.clock.now()
  await t.app.db
    .insertInto('shield_pauses')
    .values({ member_id: kofi, since: now, until: new Date(now.getTime() + 3_600_000) })
    .execute()
  expect((await send(kofi, match, 'two')).status).toBe(200)
})

test('thousands of held messages keep pages and read marks within the statement timeout', async () => {
  const [kofi, ama] = [await aMan(t.app), await aWoman(t)]
  await hold(kofi)
  const match = await aMatch(t.app, kofi, ama)
  const started = t.clock.now()
  const add = (sender: string, is_held: boolean) =>
    sql`insert into messages (match_id, seq, sender_id, client_message_id, content, is_held, created_at)
      select ${match}, case when ${is_held} then -nextval('held_messages') else i end, ${sender}, gen_random_uuid(), i::text,
        ${is_held}, ${started}::timestamptz + i * interval '1 ms' from generate_series(1, 4000) i`.execute(
      t.app.db,
    )
  await add(kofi, true)
  await add(ama, false)
  await sql`update matches set last_seq = 4000 where id = ${match}`.execute(t.app.db)
  t.clock.forward(10_000)

  expect(await answer(kofi, match, 'last')).toBe(8001)
  expect((await seen(kofi, match)).slice(-3)).toEqual(['7999 4000', '8000 4000', '8001 last'])
  await (await t.as(kofi)).post('/functions/v1/mark-messages-read', { match_id: match, up_to_seq: 7 })
  const marked = await numbered(ama, match, { after_seq: 0 })
  expect(marked.filter(({ is_read }) => is_read).map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
  t.clock.set(new Date())
})

test('held messages have unique numbers for their sender, even across servers with different clocks', async () => {
  const [kofi, ama] = [await aMan(t.app), await aWoman(t)]
  await hold(kofi)
  const match = await aMatch(t.app, kofi, ama)
  await answer(kofi, match, 'one')
  t.clock.forward(-2_000)
  await answer(kofi, match, 'two')
  t.clock.forward(1_000)
  await answer(ama, match, 'three')
  t.clock.set(new Date())
  expect((await numbered(kofi, match)).map(({ seq }) => seq)).toEqual([1, 2, 3])
})
