import type { OwnPhoto } from '@ndoa/contract/dating/photos'
import type { WaitingPhoto } from '@ndoa/contract/trust/photo-review'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Client } from '../../../../test/app.ts'
import { aMan, aMatch, aMember, aPhoto, aWaitingPhoto } from '../../../../test/members.ts'
import { aStaffMember } from '../../../../test/staff.ts'
import { transaction } from '../../../platform/outbox.ts'
import { claimPhotosDueForReminder } from '../../dating/photos/index.ts'
import { takeDownPhotos } from '../../dating/photos/take-down.ts'
import { type PhotoClient, photoServer } from '../../dating/photos/testing/photos-server.ts'
import { aJpeg, plainJpeg } from '../../dating/photos/testing/pictures.ts'
import { remindOfCases } from '../cases/index.ts'
import { applyDueVerdicts } from './photo-verdicts.ts'
import { approveIfWaiting } from './review.ts'

const HOUR = 3_600_000

interface Waiting {
  data: { photos: WaitingPhoto[]; waiting: number }
}

let server: Awaited<ReturnType<typeof photoServer>>
let amara: string
let me: PhotoClient

beforeAll(async () => {
  server = await photoServer({ PHOTO_REVIEW: 'staff' })
})
afterAll(() => server.close())
beforeEach(async () => {
  amara = await aMember(server.app)
  me = await server.as(amara)
})

const arrived = async (): Promise<OwnPhoto> => (await me.upload(await aJpeg(200, 250))).body.data
const ownPhotos = async (client = me): Promise<OwnPhoto[]> => (await client.get('get-photos')).body.data
const seenBy = async (viewer: PhotoClient): Promise<{ id: string }[]> =>
  (await viewer.post('get-user-photos', { user_id: amara })).body.data

it('a new photo is Under Review and visible only to its owner until approved', async () => {
  const kofi = await server.as(await aMan(server.app))
  const photo = await arrived()
  expect(photo.status).toBe('pending')
  expect(await seenBy(kofi)).toEqual([])
  expect((await me.fetch(photo.signed_url)).statusCode).toBe(200)
  await approveIfWaiting(server.app, photo.id)
  expect((await ownPhotos())[0]?.status).toBe('approved')
  expect((await seenBy(kofi)).map(({ id }) => id)).toEqual([photo.id])
})

const aModerator = async (name: string) => {
  const { id } = await aStaffMember(server.app, { name })
  return { id, browser: await server.asStaff(id) }
}
const waitingIds = async (browser: Client) =>
  (await browser.get<Waiting>('/functions/v1/get-waiting-photos')).body.data.photos.map(({ id }) => id)
const review = (browser: Client, body: object) =>
  browser.post<{ error?: string; message?: string }>('/functions/v1/review-photo', body)
const passTime = async (seconds = 11) => {
  server.clock.forward(seconds * 1_000)
  await applyDueVerdicts(server.app)
}
const actsOn = async (photoId: string) =>
  (
    await server.app.db
      .selectFrom('staff_audit')
      .select(['act', 'staff_id', 'details'])
      .where('subject_id', '=', photoId)
      .orderBy('seq')
      .execute()
  ).map((row) => [row.act, row.staff_id, row.details])

it('staff see waiting photos oldest first, with age and gender and without names', async () => {
  const { browser } = await aModerator('Ife Balogun')
  const [first, second] = [await arrived(), await arrived()]
  const { body, text } = await browser.get<Waiting>('/functions/v1/get-waiting-photos')
  const { photos, waiting } = body.data
  const mine = photos.filter(({ id }) => id === first.id || id === second.id)
  expect(mine.map(({ id }) => id)).toEqual([first.id, second.id])
  expect(mine[0]).toMatchObject({ gender: 'Female', is_primary: true, approved_photos: 0 })
  expect(mine[0]?.age).toBeGreaterThan(30)
  const hours = (Date.parse(mine[0]!.due_at) - Date.parse(mine[0]!.uploaded_at)) / 3_600_000
  expect(hours).toBe(12)
  expect(waiting).toBe(photos.length)
  expect(text).not.toMatch(/Amara|storage_key|1995|user_id/)
})

it('staff see contact details in the name, bio or occupation, and the number in first messages', async () => {
  const { browser } = await aModerator('Ife Balogun')
  const photo = await arrived()
  const seen = async () =>
    (await browser.get<Waiting>('/functions/v1/get-waiting-photos')).body.data.photos.find(
      ({ id }) => id === photo.id,
    )
  const write = (texts: { full_name?: string; bio?: string; occupation?: string }) =>
    server.app.db.updateTable('profiles').set(texts).where('user_id', '=', amara).execute()
  await write({ bio: 'I teach in Lagos, class of 2015, 3 brothers', occupation: 'Nurse, 24/7' })
  expect(await seen()).toMatchObject({ contact_texts: [], contact_openers: 0 })
  await write({
    bio: 'Ask me: o8o3 555 o123',
    occupation: 'ig @amara_sews',
    full_name: 'Amara wa.me/2348035550123',
  })
  await server.app.db
    .insertInto('shield_conversations')
    .values({
      match_id: await aMatch(server.app, amara, await aMan(server.app)),
      sender_id: amara,
      screened_seq: 1,
      state: '{}',
      rules: JSON.stringify(['contact: phone']),
      caution: 'contact',
      updated_at: server.clock.now(),
    })
    .execute()
  expect(await seen()).toMatchObject({
    contact_texts: [
      { field: 'full_name', text: 'Amara wa.me/2348035550123' },
      { field: 'bio', text: 'Ask me: o8o3 555 o123' },
      { field: 'occupation', text: 'ig @amara_sews' },
    ],
    contact_openers: 1,
  })
})

it('a plain picture is accepted and marked as plain for staff', async () => {
  const { browser } = await aModerator('Ife Balogun')
  const usual = await arrived()
  const plain = await me.upload(await plainJpeg())
  expect([plain.status, plain.body.data.status]).toEqual([200, 'pending'])
  const { photos } = (await browser.get<Waiting>('/functions/v1/get-waiting-photos')).body.data
  const hintOf = (id: string) => photos.find((photo) => photo.id === id)?.is_plain
  expect([hintOf(usual.id), hintOf(plain.body.data.id)]).toEqual([false, true])
  expect(JSON.stringify(await ownPhotos())).not.toContain('is_plain')
})

it('a new photo’s picture is never cached, and every look is recorded', async () => {
  const { id: staffId, browser } = await aModerator('Ife Balogun')
  const { id } = await arrived()
  const look = () => browser.get(`/storage/v1/waiting-photos/${id}`)
  const answer = await look()
  expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'no-store',
  ])
  await look()
  expect(await actsOn(id)).toEqual([
    ['photo_looked_at', staffId, {}],
    ['photo_looked_at', staffId, {}],
  ])
  await review(browser, { photo_id: id, verdict: 'approved' })
  expect((await look()).status).toBe(404) // from now on only the member's links show the photo
  expect((await browser.get('/storage/v1/waiting-photos/nonsense')).status).toBe(404)
})

it('staff cannot review their own member account’s photos', async () => {
  await server.app.db
    .updateTable('users')
    .set({ email: `${amara}@members.test`, email_verified: true })
    .where('id', '=', amara)
    .execute()
  const { id: staffId } = await aStaffMember(server.app, { email: `${amara.toUpperCase()}@Members.test` })
  const [hers, other] = [await server.asStaff(staffId), (await aModerator('Ife Balogun')).browser]
  const { id } = await arrived()
  expect(await waitingIds(hers)).not.toContain(id)
  expect((await hers.get(`/storage/v1/waiting-photos/${id}`)).status).toBe(404)
  expect((await review(hers, { photo_id: id, verdict: 'approved' })).status).toBe(404)
  expect((await ownPhotos())[0]?.status).toBe('pending')
  expect(await waitingIds(other)).toContain(id)
})

it('a rejection requires a reason, which is in the audit log', async () => {
  const { id: staffId, browser } = await aModerator('Ife Balogun')
  const { id } = await arrived()
  expect((await review(browser, { photo_id: id, verdict: 'rejected' })).status).toBe(422)
  expect((await review(browser, { photo_id: id, verdict: 'approved', reason: 'child' })).status).toBe(422)
  expect((await review(browser, { photo_id: id, verdict: 'rejected', reason: 'no_face' })).status).toBe(200)
  await passTime()
  expect((await ownPhotos())[0]?.status).toBe('rejected')
  expect(await actsOn(id)).toEqual([['photo_rejected', staffId, { reason: 'no_face' }]])
  expect(await waitingIds(browser)).not.toContain(id)
  const log = await server.app.db
    .selectFrom('security_events')
    .select(['kind', 'operator'])
    .where('user_id', '=', amara)
    .execute()
  expect(log).toEqual([{ kind: 'photo_rejected', operator: staffId }])
})

it('only the owner can read why a photo was rejected', async () => {
  const { browser } = await aModerator('Ife Balogun')
  const { id } = await arrived()
  expect((await ownPhotos())[0]).toMatchObject({ status: 'pending', rejected_for: null })
  await review(browser, { photo_id: id, verdict: 'rejected', reason: 'several_people' })
  await passTime()
  expect((await ownPhotos())[0]).toMatchObject({ status: 'rejected', rejected_for: 'several_people' })
  const good = await aPhoto(server.app, amara)
  const kofi = await server.as(await aMan(server.app))
  const seen = await seenBy(kofi)
  expect(seen.map((photo) => photo.id)).toEqual([good])
  expect(JSON.stringify(seen)).not.toContain('rejected_for')
})

it('one of two simultaneous reviews wins, and the other reviewer sees who won', async () => {
  const [ife, juma] = [await aModerator('Ife Balogun'), await aModerator('Juma Otieno')]
  for (let i = 0; i < 5; i++) {
    const { id } = await arrived()
    const answers = await Promise.all([
      review(ife.browser, { photo_id: id, verdict: 'approved' }),
      review(juma.browser, { photo_id: id, verdict: 'rejected', reason: 'unclear' }),
    ])
    const [approval] = answers
    const loser = answers.find(({ status }) => status !== 200)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(loser?.body.message).toBe(
      approval.status === 200
        ? 'Ife Balogun has already approved this photo.'
        : 'Juma Otieno has already rejected this photo.',
    )
    expect(await actsOn(id)).toHaveLength(1)
    await server.app.db.deleteFrom('profile_photos').where('id', '=', id).execute()
  }
})

const undo = async ({ browser }: { browser: Client }, photo_id: string) => {
  const { status, body } = await browser.post<{ error?: string }>('/functions/v1/undo-photo-review', {
    photo_id,
  })
  return [status, body.error]
}

it('a verdict takes effect after ten seconds, and only its author can take it back before', async () => {
  const [ife, juma] = [await aModerator('Ife Balogun'), await aModerator('Juma Otieno')]
  const { id } = await arrived()
  await review(ife.browser, { photo_id: id, verdict: 'approved' })
  await passTime(9)
  expect((await ownPhotos())[0]?.status).toBe('pending')
  expect([await waitingIds(ife.browser), await waitingIds(juma.browser)].flat()).not.toContain(id)
  expect(await undo(juma, id)).toEqual([404, 'request.not_found'])
  expect(await undo(ife, id)).toEqual([200, undefined])
  expect(await undo(ife, id)).toEqual([404, 'request.not_found'])
  await passTime()
  expect((await ownPhotos())[0]?.status).toBe('pending')
  expect(await waitingIds(juma.browser)).toContain(id)

  await review(ife.browser, { photo_id: id, verdict: 'rejected', reason: 'unclear' })
  server.clock.forward(10_000)
  expect(await undo(ife, id)).toEqual([409, 'decisions.too_late'])
  await passTime(0)
  expect((await ownPhotos())[0]?.status).toBe('rejected')
  expect(await undo(ife, id)).toEqual([409, 'decisions.too_late'])
  expect(await undo(juma, id)).toEqual([404, 'request.not_found'])
  expect((await actsOn(id)).map(([act]) => act)).toEqual([
    'photo_approved',
    'photo_verdict_undone',
    'photo_rejected',
  ])
})

it('a photo removed by a decision within ten seconds is not approved', async () => {
  const { browser } = await aModerator('Ife Balogun')
  const { id } = await arrived()
  await review(browser, { photo_id: id, verdict: 'approved' })
  await transaction(server.app, (tx) => takeDownPhotos(tx, amara, [id], server.clock.now()))
  await passTime()
  expect((await ownPhotos())[0]?.status).toBe('rejected')
})

it('the operator is mailed once about photos waiting for nine of their twelve hours', async () => {
  const mails = async () => {
    await remindOfCases(server.app, claimPhotosDueForReminder)
    const sent = await server.app.db
      .selectFrom('development_outbox')
      .select(['subject', 'body'])
      .where('recipient', '=', server.app.config.operatorEmail)
      .orderBy('id')
      .execute()
    return sent.filter(({ body }) => body.includes('new photo'))
  }
  await server.app.db.deleteFrom('profile_photos').execute()
  const uploaded_at = server.clock.now()
  for (const _ of [1, 2]) {
    const id = await aWaitingPhoto(server.app, amara)
    await server.app.db.updateTable('profile_photos').set({ uploaded_at }).where('id', '=', id).execute()
  }
  server.clock.forward(8.9 * HOUR)
  expect(await mails()).toEqual([])
  server.clock.forward(0.2 * HOUR)
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Almost due: 2 new photos')
  expect(mail?.body).toMatch(/2 new photos: the first due \d{4}-/)
  server.clock.forward(4 * HOUR)
  expect(await mails()).toHaveLength(1)
})

it('a photo rejected by staff is not approved automatically', async () => {
  const { browser } = await aModerator('Ife Balogun')
  const { id } = await arrived()
  await review(browser, { photo_id: id, verdict: 'rejected', reason: 'child' })
  await approveIfWaiting(server.app, id)
  expect((await ownPhotos())[0]?.status).toBe('pending')
  await passTime()
  await approveIfWaiting(server.app, id)
  expect((await ownPhotos())[0]?.status).toBe('rejected')
  expect((await review(browser, { photo_id: amara, verdict: 'approved' })).status).toBe(404)
})

const reject = async (photo_id: string) => {
  const { browser } = await aModerator('Ife Balogun')
  expect((await review(browser, { photo_id, verdict: 'rejected', reason: 'unclear' })).status).toBe(200)
  await passTime()
}

it('a rejected main photo is replaced by a visible one', async () => {
  const { id } = await arrived()
  const good = await aPhoto(server.app, amara)
  await reject(id)
  expect((await ownPhotos()).map((photo) => [photo.id, photo.status, photo.is_primary])).toEqual([
    [id, 'rejected', false],
    [good, 'approved', true],
  ])
})

it('the only photo stays the main one after a rejection', async () => {
  const { id } = await arrived()
  await reject(id)
  expect((await ownPhotos()).map((photo) => photo.is_primary)).toEqual([true])
})

it('only the owner’s open pages are notified', async () => {
  const kofi = await aMan(server.app)
  const send = vi.spyOn(server.app.realtime, 'sendHere')
  const notificationsTo = (id: string) => send.mock.calls.filter(([to]) => to === id)
  const { id } = await arrived()
  await approveIfWaiting(server.app, id)
  await expect.poll(() => notificationsTo(amara).length).toBe(2)
  expect(notificationsTo(amara)).toEqual([
    [amara, { type: 'photos.changed' }],
    [amara, { type: 'photos.changed' }],
  ])
  expect(notificationsTo(kofi)).toEqual([])
  send.mockRestore()
})

it('without staff review, a photo is approved automatically after a visible moment', async () => {
  const automatic = await photoServer()
  const tendai = await automatic.as(await aMan(automatic.app))
  const { body } = await tendai.upload(await aJpeg(200, 250))
  expect(body.data.status).toBe('pending')
  expect(body.data.approved_by_itself).toBe(false)
  await expect.poll(() => ownPhotos(tendai)).toMatchObject([{ status: 'approved', approved_by_itself: true }])
  await automatic.close()
})
