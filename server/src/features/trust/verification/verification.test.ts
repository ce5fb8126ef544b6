import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aBlock, aMan, aMatch, aMember } from '../../../../test/members.ts'
import { untilHandled } from '../../../../test/outbox.ts'
import { emit, transaction } from '../../../platform/outbox.ts'
import { lockPhotos, putBackPhotos, takeDownPhotos } from '../../dating/photos/index.ts'
import { makeMain } from '../../dating/photos/photos.queries.ts'
import { deletePhoto } from '../../dating/photos/photos.rules.ts'
import { removeEvidenceLeftovers } from '../reports/index.ts'
import { readLivePicture } from './live-pictures.ts'
import {
  aBan,
  aMemberWithPhoto,
  anotherPhoto,
  aPicture,
  aRenewal,
  aRequest,
  aVerifiedMember,
  callTookPlace,
  isVerified,
  lift,
  requestOf,
  send,
  staffWith,
  start,
  stateOf,
  type VerificationServer,
  verificationServer,
  withdraw,
} from './testing/verification-server.ts'
import { endVerifications } from './verification.jobs.ts'
import { restoreBadge } from './verification.queries.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let t: VerificationServer
beforeAll(async () => {
  t = await verificationServer()
})
afterAll(() => t.close())
beforeEach(() => t.app.db.deleteFrom('limit_uses').execute())

test('live pictures require a fresh turn and code, with a case due in a day', async () => {
  const member = await aMemberWithPhoto(t)
  const challenges = await Promise.all(Array.from({ length: 12 }, () => start(member.client)))
  expect(new Set(challenges.map(({ code }) => code)).size).toBeGreaterThan(8)
  expect(new Set(challenges.map(({ turn }) => turn)).size).toBeGreaterThan(1)
  const challenge = await start(member.client)
  const { status, body } = await send(member.client, challenge)
  expect([status, body.data]).toMatchObject([200, { state: 'waiting', kind: 'pictures' }])
  const waiting = await t.app.db
    .selectFrom('verifications as v')
    .innerJoin('cases as c', 'c.id', 'v.case_id')
    .select(['c.kind', 'c.subject_id', 'c.due_at', 'c.waiting_since'])
    .where('v.member_id', '=', member.id)
    .execute()
  expect(waiting).toMatchObject([{ kind: 'verification', subject_id: member.id }])
  expect(waiting[0]!.due_at.getTime() - waiting[0]!.waiting_since.getTime()).toBe(DAY)
  expect((await send(member.client, challenge)).status).toBe(409)
  expect((await member.client.post('/functions/v1/start-verification')).status).toBe(409)
})

test('stored pictures are encrypted, small and without metadata', async () => {
  const member = await aMemberWithPhoto(t)
  await send(member.client, await start(member.client), [
    await aPicture(1000, 800),
    await aPicture(),
    await aPicture(),
  ])
  const verification_id = await requestOf(t, member.id)
  const pictures = await t.app.db
    .selectFrom('verification_pictures')
    .selectAll()
    .where('verification_id', '=', verification_id)
    .execute()
  expect(pictures.map(({ pose }) => pose).toSorted()).toEqual(['code', 'straight', 'turned'])
  for (const { pose, storage_key } of pictures) {
    const file = t.keptFiles().find(({ path }) => path.endsWith(storage_key))
    await expect(sharp(file?.bytes).metadata()).rejects.toThrow()
    const { format, width, exif } = await sharp(await readLivePicture(t.app, storage_key)).metadata()
    expect([format, width, exif]).toEqual(['webp', pose === 'straight' ? 720 : 240, undefined])
  }
})

test('pictures that are late, unstarted, too large, invalid or without a main photo are refused', async () => {
  const member = await aMemberWithPhoto(t)
  const without = await t.as(await aMember(t.app))
  expect((await send(member.client, { verification_id: randomUUID() })).text).toContain(
    'verification.expired',
  )
  const challenge = await start(member.client)
  const other = await aMemberWithPhoto(t)
  await start(other.client)
  expect((await send(other.client, challenge)).text).toContain('verification.expired')
  const large = await Promise.all([1, 2, 3].map(() => aPicture(1000, 1400)))
  expect((await send(member.client, challenge, large)).status).toBe(413)
  expect(
    (await send(member.client, challenge, [Buffer.from('no'), await aPicture(), await aPicture()])).status,
  ).toBe(422)
  t.clock.forward(11 * MINUTE)
  expect((await send(member.client, challenge)).text).toContain('verification.expired')
  expect((await without.post('/functions/v1/start-verification')).text).toContain('verification.no_photo')
})

test('a requested call is mailed to the operator without a name, and two people decide it', async () => {
  const member = await aMemberWithPhoto(t)
  await t.app.db.deleteFrom('development_outbox').execute()
  await member.client.post('/functions/v1/request-verification-call')
  expect(await stateOf(member.client)).toMatchObject({ state: 'waiting', kind: 'call' })
  expect((await member.client.post('/functions/v1/request-verification-call')).status).toBe(409)
  const mails = await t.app.db.selectFrom('development_outbox').selectAll().execute()
  expect(mails).toMatchObject([{ recipient: 'operator@ndoa.example' }])
  const { name, email } = await t.app.db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  for (const word of [...name.split(' '), email ?? '', member.id])
    expect(JSON.stringify(mails)).not.toContain(word)
  const request = await requestOf(t, member.id)
  await callTookPlace(t, request)
  for (const who of [await staffWith(t), await staffWith(t)]) await who.approve(request)
  expect(await isVerified(t, member.id)).toBe(true)
  const kofi = await t.as(await aMan(t.app))
  const seen = await kofi.get<{ data: object }>(`/functions/v1/get-profile?user_id=${member.id}`)
  expect(seen.body.data).toMatchObject({ verified: true, verification: { kind: 'call' } })
})

test('a new main photo, birth date or gender removes the badge for other members at once', async () => {
  const kofi = await t.as(await aMan(t.app))
  const falls: [string, (id: string, photo: string) => Promise<unknown>][] = [
    [
      'main_photo',
      async (id) =>
        (await t.as(id)).post('/functions/v1/set-main-photo', { photo_id: await anotherPhoto(t, id) }),
    ],
    ['main_photo', (id, photo) => deletePhoto(t.app, id, photo)],
    ['main_photo', (id, photo) => transaction(t.app, (tx) => takeDownPhotos(tx, id, [photo], t.clock.now()))],
    [
      'date_of_birth',
      (id) => sql`update profiles set date_of_birth = '1990-01-02' where user_id = ${id}`.execute(t.app.db),
    ],
    ['gender', (id) => sql`update profiles set gender = 'Male' where user_id = ${id}`.execute(t.app.db)],
  ]
  for (const [ended_by, change] of falls) {
    const { id, photo, client } = await aVerifiedMember(t)
    const seen = async () =>
      (await kofi.get<{ data: object }>(`/functions/v1/get-profile?user_id=${id}`)).body.data
    expect(await seen()).toMatchObject({ verified: true, verification: { kind: 'pictures' } })
    await change(id, photo)
    expect(await seen()).toMatchObject({ verified: false })
    expect(await seen()).not.toHaveProperty('verification')
    expect(await stateOf(client)).toMatchObject({ state: 'ended', ended_by, verified_until: null })
  }
})

test('the last removed main photo gets its place back when restored', async () => {
  const member = await aMemberWithPhoto(t)
  const { id, photo: first } = member
  const second = await anotherPhoto(t, id)
  const takeDown = (photo: string) =>
    transaction(t.app, (tx) => takeDownPhotos(tx, id, [photo], t.clock.now()))
  const putBack = (removal: Awaited<ReturnType<typeof takeDown>>) =>
    transaction(t.app, (tx) => putBackPhotos(tx, id, removal))
  const main = async () => {
    const photos = t.app.db.selectFrom('profile_photos').select('id').where('user_id', '=', id)
    return (await photos.where('is_primary', '=', true).executeTakeFirstOrThrow()).id
  }
  const removal = await takeDown(first)
  await aRequest(t, member) // the second photo is compared
  await putBack(removal)
  expect(await main()).toBe(second)
  const lastRemoval = await takeDown(second)
  expect(await main()).toBe(first)
  await putBack(lastRemoval)
  expect(await main()).toBe(second)
})

test('more photos, their order, and choosing the same main photo again leave the badge', async () => {
  const { id, photo, client } = await aVerifiedMember(t)
  const second = await anotherPhoto(t, id)
  await client.post('/functions/v1/reorder-photos', { photo_ids: [second, photo] })
  await client.post('/functions/v1/set-main-photo', { photo_id: photo })
  await client.send('DELETE', '/functions/v1/delete-photo', { photo_id: second })
  await client.put(`/functions/v1/update-profile?user_id=${id}`, { gender: 'Female', bio: 'Good evening' })
  expect(await stateOf(client)).toMatchObject({ state: 'verified' })
})

test('a change during the review ends the request and deletes its pictures', async () => {
  const member = await aMemberWithPhoto(t)
  const request = await aRequest(t, member)
  const first = await staffWith(t)
  await first.approve(request)
  await member.client.post('/functions/v1/set-main-photo', { photo_id: await anotherPhoto(t, member.id) })
  expect((await (await staffWith(t)).approve(request)).status).toBe(409)
  expect(await stateOf(member.client)).toMatchObject({ state: 'ended', ended_by: 'main_photo' })
  const pictures = t.app.db.selectFrom('verification_pictures').where('verification_id', '=', request)
  expect(await pictures.select('pose').execute()).toEqual([])
})

test('a badge ends after twelve months with a notice, and can be renewed in its last month', async () => {
  const { id, client, verification } = await aVerifiedMember(t)
  expect((await client.post('/functions/v1/start-verification')).text).toContain('verification.verified')
  const { decided_at, valid_until } = await t.app.db
    .selectFrom('verifications')
    .selectAll()
    .where('id', '=', verification)
    .executeTakeFirstOrThrow()
  expect(valid_until?.getUTCFullYear()).toBe((decided_at?.getUTCFullYear() ?? 0) + 1)
  const endsIn = (days: number) =>
    t.app.db
      .updateTable('verifications')
      .set({ valid_until: new Date(t.clock.now().getTime() + days * DAY) })
      .where('member_id', '=', id)
      .where('ended_at', 'is', null)
      .execute()
  await endsIn(25)
  expect(await stateOf(client)).toMatchObject({ state: 'verified', can_renew: true })
  await send(client, await start(client))
  expect(await stateOf(client)).toMatchObject({ state: 'waiting', verified_until: expect.any(String) })
  const renewal = await requestOf(t, id)
  for (const who of [await staffWith(t), await staffWith(t)]) await who.approve(renewal)
  await endVerifications(t.app)
  expect(await stateOf(client)).toMatchObject({ state: 'verified', can_renew: false })
  await endsIn(-0.001)
  await endVerifications(t.app)
  expect(await isVerified(t, id)).toBe(false)
  expect(await stateOf(client)).toMatchObject({ state: 'ended', ended_by: 'time' })
  await vi.waitFor(async () => expect(await notificationsTo(id)).toContain('verification_expired'), 15_000)
})

test('withdrawing renewals leaves the badge, which can itself be given up', async () => {
  const member = await aVerifiedMember(t)
  const { id, client } = member
  await aRenewal(t, member)
  expect(await stateOf(client)).toMatchObject({ state: 'waiting' })
  for (let repeat = 0; repeat < 2; repeat++) {
    expect((await withdraw(client, 'request')).status).toBe(200)
    expect(await isVerified(t, id)).toBe(true)
    expect(await stateOf(client)).toMatchObject({ state: 'verified', can_renew: true })
  }
  await withdraw(client, 'badge')
  expect(await isVerified(t, id)).toBe(false)
  expect(await stateOf(client)).toMatchObject({ state: 'none' })
})

const notificationsTo = async (user_id: string) =>
  (await t.app.db.selectFrom('notifications').select('about').where('user_id', '=', user_id).execute()).map(
    ({ about }) => about,
  )

test('a request undecided for a week ends, and its pictures are deleted', async () => {
  const member = await aMemberWithPhoto(t)
  const request = await aRequest(t, member)
  const sentDaysAgo = (days: number) =>
    t.app.db
      .updateTable('verifications')
      .set({ sent_at: new Date(t.clock.now().getTime() - days * DAY) })
      .where('id', '=', request)
      .execute()
  await sentDaysAgo(6.9)
  await endVerifications(t.app)
  expect(await stateOf(member.client)).toMatchObject({ state: 'waiting' })
  await sentDaysAgo(7.1)
  await endVerifications(t.app)
  expect(await stateOf(member.client)).toMatchObject({ state: 'ended', ended_by: 'time' })
  const { closed_at } = await t.app.db
    .selectFrom('cases')
    .innerJoin('verifications', 'verifications.case_id', 'cases.id')
    .select('closed_at')
    .where('verifications.id', '=', request)
    .executeTakeFirstOrThrow()
  expect(closed_at).not.toBeNull()
})

test('only an unverified match can be asked to get verified, once', async () => {
  const [amara, kofi, stranger, blocked] = [
    await aMember(t.app),
    await aMan(t.app),
    await aMan(t.app),
    await aMan(t.app),
  ]
  await aMatch(t.app, amara, kofi)
  await aMatch(t.app, amara, blocked)
  await aBlock(t.app, blocked, amara)
  const client = await t.as(amara)
  const ask = async (user_id: string) =>
    (await client.post('/functions/v1/ask-to-verify', { user_id })).status
  expect([
    await ask(kofi),
    await ask(kofi),
    await ask(stranger),
    await ask(blocked),
    await ask(amara),
  ]).toEqual([200, 200, 404, 404, 404])
  await vi.waitFor(async () => expect(await notificationsTo(kofi)).toEqual(['verification_asked']), 15_000)
  const list = await (await t.as(kofi)).get<{ data: { message: string; actionUrl: string }[] }>(
    '/functions/v1/get-notifications',
  )
  expect(list.body.data[0]).toMatchObject({
    message: 'Amara would like to see a verified badge on your profile. It is up to you.',
    actionUrl: '/verification',
  })
  const verified = await aVerifiedMember(t)
  const asker = await aMan(t.app)
  await aMatch(t.app, asker, verified.id)
  await (await t.as(asker)).post('/functions/v1/ask-to-verify', { user_id: verified.id })
  await vi.waitFor(
    async () => expect(await notificationsTo(verified.id)).toContain('verification_approved'),
    15_000,
  )
  expect(await notificationsTo(verified.id)).not.toContain('verification_asked')
})

test('a ban removes the badge, lesser steps do not, and lifting the ban restores it', async () => {
  const [banned, slowed] = [await aVerifiedMember(t), await aVerifiedMember(t)]
  await transaction(t.app, (tx) =>
    emit(tx, 'decision.applied', {
      decision_id: randomUUID(),
      member_id: slowed.id,
      step: 'slowed',
      reason: 'money',
    }),
  )
  const ban = await aBan(t, banned.id) // handled after the ban is lifted
  await vi.waitFor(async () => expect(await isVerified(t, banned.id)).toBe(false), 15_000)
  expect(await stateOf(banned.client)).toMatchObject({ state: 'ended', ended_by: 'ban' })
  expect(await isVerified(t, slowed.id)).toBe(true)
  await lift(t, ban, banned.id)
  await vi.waitFor(async () => expect(await isVerified(t, banned.id)).toBe(true), 15_000)
  expect(await stateOf(banned.client)).toMatchObject({ state: 'verified' })
})

test('a lifted decision restores no badge under a ban, or after a change of photo, birth date or gender', async () => {
  const { db } = t.app
  const changes: ((id: string) => Promise<unknown>)[] = [
    (id) => aBan(t, id),
    (id) => sql`update profiles set gender = 'Male' where user_id = ${id}`.execute(db),
    (id) => sql`update profiles set date_of_birth = '1990-01-02' where user_id = ${id}`.execute(db),
    async (id) => {
      const photo = await anotherPhoto(t, id)
      await transaction(t.app, (tx) => makeMain(tx, id, photo))
    },
  ]
  for (const [i, change] of changes.entries()) {
    const { id } = await aVerifiedMember(t)
    const ban = await aBan(t, id)
    await vi.waitFor(async () => expect(await isVerified(t, id)).toBe(false), 15_000)
    await change(id)
    await lift(t, ban, id)
    await restoreBadge(db, ban, t.clock.now()) // as the listener does
    expect(await isVerified(t, id), `change ${i}`).toBe(false)
  }
  const { id } = await aVerifiedMember(t)
  const ban = await aBan(t, id)
  await vi.waitFor(async () => expect(await isVerified(t, id)).toBe(false), 15_000)
  await restoreBadge(db, ban, t.clock.now()) // the ban stands
  await restoreBadge(db, randomUUID(), t.clock.now()) // another decision
  expect(await isVerified(t, id)).toBe(false)
})

test('a badge ended by one of two bans returns once both are lifted', async () => {
  const { id } = await aVerifiedMember(t)
  const first = await aBan(t, id)
  await vi.waitFor(async () => expect(await isVerified(t, id)).toBe(false), 15_000)
  const second = await aBan(t, id)
  await lift(t, first, id)
  await restoreBadge(t.app.db, first, t.clock.now()) // as the listener does
  expect(await isVerified(t, id)).toBe(false)
  await lift(t, second, id)
  await vi.waitFor(async () => expect(await isVerified(t, id)).toBe(true), 15_000)
})

test('withdrawing a request or badge leaves no picture and no badge, even when storage fails at first', async () => {
  const member = await aMemberWithPhoto(t)
  await aRequest(t, member)
  const before = t.keptFiles().length
  const broken = vi.spyOn(t.app.storage, 'delete').mockRejectedValue(new Error('away'))
  expect((await withdraw(member.client, 'request')).status).toBe(200)
  broken.mockRestore()
  expect(t.keptFiles().length).toBe(before)
  await removeEvidenceLeftovers(t.app) // as the job does
  expect(t.keptFiles().length).toBe(before - 3)
  expect(await stateOf(member.client)).toMatchObject({ state: 'none' })
  const verified = await aVerifiedMember(t)
  await withdraw(verified.client, 'badge')
  expect(await isVerified(t, verified.id)).toBe(false)
  expect(await stateOf(verified.client)).toMatchObject({ state: 'none', verified_until: null })
})

test('pictures count only for their own start, so another tab’s pictures begin again', async () => {
  const member = await aMemberWithPhoto(t)
  const [first, second] = [await start(member.client), await start(member.client)]
  expect((await send(member.client, first)).text).toContain('verification.expired')
  expect(await stateOf(member.client)).toMatchObject({ state: 'none' })
  expect((await send(member.client, second)).status).toBe(200)
})

test('a request is about the main photo at its sending, even if it changes at that moment', async () => {
  for (const request of ['pictures', 'call'] as const) {
    const member = await aMemberWithPhoto(t)
    const second = await anotherPhoto(t, member.id)
    const challenge = await start(member.client)
    let sent: Promise<unknown> | undefined
    await transaction(t.app, async (tx) => {
      await lockPhotos(tx, member.id)
      await makeMain(tx, member.id, second)
      sent =
        request === 'pictures'
          ? send(member.client, challenge)
          : member.client.post('/functions/v1/request-verification-call')
      await waitForBlockedLock()
    })
    await sent
    const { main_photo_id } = await t.app.db
      .selectFrom('verifications')
      .select('main_photo_id')
      .where('member_id', '=', member.id)
      .where('sent_at', 'is not', null)
      .executeTakeFirstOrThrow()
    expect(main_photo_id, request).toBe(second)
  }
})

const waitForBlockedLock = () =>
  vi.waitFor(async () => {
    const { rows } = await sql`select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(t.app.db)
    expect(rows).toHaveLength(1)
  })

test('a rejected renewal has a reason, and ends the badge only for doubts about the person', async () => {
  const rounds = [
    [['not_clear', 'wrong_code'], 'wrong_code', true],
    [['not_same_person', 'not_same_person'], 'not_same_person', false],
    [['not_same_person', 'not_clear'], 'not_same_person', false],
    [['not_clear', 'not_live'], 'not_live', false],
  ] as const
  for (const [given, reason, kept] of rounds) {
    const member = await aVerifiedMember(t)
    const renewal = await aRenewal(t, member)
    for (const one of given) await (await staffWith(t)).reject(renewal, one)
    expect(await isVerified(t, member.id), given.join()).toBe(kept)
    expect(await stateOf(member.client)).toMatchObject(
      kept
        ? { state: 'verified', verified_until: expect.any(String), can_renew: true, reason, ended_by: null }
        : { state: 'rejected', verified_until: null, reason, ended_by: 'rejected' },
    )
    const words = kept ? 'We could not renew your badge this time' : 'Your badge has ended'
    await vi.waitFor(async () => expect(await mailedTo(member.id)).toContain(words), 15_000)
  }
})

async function mailedTo(id: string): Promise<string> {
  const mails = await t.app.db
    .selectFrom('development_outbox as m')
    .innerJoin('users as u', 'u.email', 'm.recipient')
    .select(['m.subject', 'm.body'])
    .where('u.id', '=', id)
    .execute()
  return JSON.stringify(mails)
}

test('a moderator arranges a call, and the member sees its time and place, and later that it was missed', async () => {
  const member = await aMemberWithPhoto(t)
  await member.client.post('/functions/v1/request-verification-call')
  expect(await stateOf(member.client)).toMatchObject({ state: 'waiting', kind: 'call', call: null })
  const request = await requestOf(t, member.id)
  const [first, second] = [await staffWith(t), await staffWith(t)]
  const arrange = async (days: number, link = 'https://meet.example/abc') => {
    const call = { at: new Date(t.clock.now().getTime() + days * DAY).toISOString(), link }
    const { status } = await first.client.post('/functions/v1/arrange-verification-call', {
      verification_id: request,
      call,
    })
    return { status, call }
  }
  expect((await arrange(-1)).status).toBe(422)
  expect((await arrange(15)).status).toBe(422)
  expect((await arrange(1, 'javascript:alert(1)')).status).toBe(422)
  const { status, call } = await arrange(5)
  expect(status).toBe(200)
  expect(await stateOf(member.client)).toMatchObject({ state: 'waiting', call })
  await vi.waitFor(
    async () => expect(await notificationsTo(member.id)).toContain('verification_call'),
    15_000,
  )
  await vi.waitFor(
    async () => expect(await mailedTo(member.id)).toContain('We have arranged your video call'),
    15_000,
  )
  expect((await second.view(request)).body).toMatchObject({ data: { kind: 'call', call } })
  await t.app.db
    .updateTable('verifications')
    .set({ sent_at: new Date(t.clock.now().getTime() - 7.5 * DAY) })
    .where('id', '=', request)
    .execute()
  await endVerifications(t.app) // the call has not taken place yet
  expect(await stateOf(member.client)).toMatchObject({ state: 'waiting' })
  await callTookPlace(t, request)
  for (const who of [first, second]) await who.reject(request, 'missed_call')
  await vi.waitFor(
    async () => expect(await mailedTo(member.id)).toContain('We missed you on the call'),
    15_000,
  )
  await vi.waitFor(
    async () => expect(await notificationsTo(member.id)).toContain('verification_rejected'),
    15_000,
  )
  const [mails, notified] = [await mailedTo(member.id), await notificationsTo(member.id)]
  await transaction(t.app, (tx) =>
    emit(tx, 'verification.call_arranged', {
      member_id: member.id,
      verification_id: request,
      call_at: new Date(t.clock.now().getTime() + DAY).toISOString(),
    }),
  )
  for (const listener of ['verification.mail', 'notifications']) await untilHandled(t, listener)
  expect(await mailedTo(member.id)).toBe(mails) // a late retry mails nothing
  expect(await notificationsTo(member.id)).toEqual(notified)
  expect(await stateOf(member.client)).toMatchObject({
    state: 'rejected',
    kind: 'call',
    reason: 'missed_call',
  })
  const { call_link } = await t.app.db
    .selectFrom('verifications')
    .select('call_link')
    .where('id', '=', request)
    .executeTakeFirstOrThrow()
  expect(call_link).toBeNull()
  const pictures = await aMemberWithPhoto(t)
  const other = await aRequest(t, pictures)
  const refused = await first.client.post('/functions/v1/arrange-verification-call', {
    verification_id: other,
    call: { at: new Date(t.clock.now().getTime() + DAY).toISOString(), link: 'https://meet.example/abc' },
  })
  expect(refused.status).toBe(404)
})
