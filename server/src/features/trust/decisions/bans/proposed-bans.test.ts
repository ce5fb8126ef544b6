import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aMan } from '../../../../../test/members.ts'
import { untilHandled } from '../../../../../test/outbox.ts'
import { transaction } from '../../../../platform/outbox.ts'
import { photoFile } from '../../../../platform/storage.ts'
import { readPicture, storePhoto } from '../../../dating/photos/index.ts'
import {
  compareBio,
  comparePhoto,
  countUnreadPhotos,
  recognizeContacts,
  recognizeDevice,
} from '../../ban-list/index.ts'
import { deleteExpired } from '../../ban-list/listed-bans.ts'
import { readUnreadPhotos } from '../../ban-list/unread-photos.ts'
import { approveIfWaiting } from '../../photo-review/index.ts'
import { deleteOldWords } from '../decisions.jobs.ts'
import { DAY, type DecisionServer, type Desk, decisionServer } from '../testing/decision-server.ts'

// A person who deletes the account during a proposed ban or an open case still gets on the ban list.

let s: DecisionServer
let [author, senior]: Desk[] = []
beforeAll(async () => {
  s = await decisionServer()
  ;[author, senior] = [await s.aDesk({ is_senior: true }), await s.aDesk({ is_senior: true })]
})
afterAll(() => s.close())
beforeEach(() => s.clock.set(new Date()))

const BIO = `I mend clocks in Takoradi, sing second tenor in the choir of my uncle and walk the beach before sunrise, and I hope
  to find somebody who likes silence as much as long conversations about everything and nothing at all.`

/** Draws a picture with enough contrast to be recognized, different for each member. */
function aPicture(number: number) {
  const side = 400
  const brightness = (at: number) =>
    Math.sin(((at % side) * (2 + number)) / 50) + Math.cos(((at / side) * (5 + 3 * number)) / 60)
  const pixels = Buffer.from(Array.from({ length: side * side }, (_, at) => 128 + 60 * brightness(at)))
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .png()
    .toBuffer()
}

let members = 0
/** A reported member with a photo, a bio, a browser and a confirmed address; `propose` proposes the ban. */
async function aMemberToBan() {
  const number = members++
  const { kofiId, kofi, caseId, women } = await s.aReportedMember()
  const bio = BIO.replaceAll(/\w+/g, (word) => word + number) // different from every other bio
  const picture = await aPicture(number)
  await s.app.db.updateTable('profiles').set({ bio }).where('user_id', '=', kofiId).execute()
  await aPhotoOf(kofiId, picture)
  await recognizeDevice(s.app, kofiId, `browser ${number}`)
  const { email } = await s.user(kofiId)
  const traces = { number, bio, picture, email, browser: `browser ${number}` }
  const propose = () => s.decided(author!, caseId, { step: 'banned', reason: 'money' })
  return { kofiId, kofi, caseId, women, traces, propose }
}
type Person = Awaited<ReturnType<typeof aMemberToBan>>

async function aPhotoOf(memberId: string, picture: Uint8Array): Promise<string> {
  const id = await storePhoto(s.app, memberId, await readPicture(picture))
  await untilHandled(s, 'photos.review') // the listener would hang while a test blocks storage
  await approveIfWaiting(s.app, id)
  return id
}

/** Creates a new account with the same data. @returns the signs found */
async function signsOf({ traces: { bio, picture, email, browser } }: Person): Promise<string[]> {
  const again = await aMan(s.app)
  await recognizeDevice(s.app, again, browser)
  await comparePhoto(s.app, await aPhotoOf(again, picture))
  await transaction(s.app, async (tx) => {
    await compareBio(s.app, tx, again, bio)
    await recognizeContacts(s.app, tx, again, { email })
  })
  const rows = await s.app.db
    .selectFrom('ban_signs')
    .select('sign')
    .where('member_id', '=', again)
    .orderBy('sign')
    .execute()
  return rows.map(({ sign }) => sign)
}

const leave = async ({ kofi }: Person) =>
  expect((await kofi.post('/functions/v1/delete-account', {})).status).toBe(200)
const settle = async ({ kofiId, caseId }: Person, call: 'confirm-ban' | 'refuse-ban', body: object) => {
  const { senior_case_id } = await s.app.db
    .selectFrom('decisions')
    .select('senior_case_id')
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow()
  await s.lease(senior_case_id ?? (await s.caseAbout(kofiId, 'ban')), senior!)
  expect((await s.post(senior!, call, body)).status).toBe(200)
}
const confirm = (person: Person, decision_id: string) => settle(person, 'confirm-ban', { decision_id })
const kept = (decisionId: string) =>
  s.app.db.selectFrom('proposed_bans').selectAll().where('decision_id', '=', decisionId).execute()

const EVERYTHING = ['bio', 'device', 'email', 'photo']

test('a member who deletes the account under a proposed ban is recognized by all their data once it is confirmed', async () => {
  const person = await aMemberToBan()
  const banId = await person.propose()
  await leave(person)
  expect(await signsOf(person)).toEqual([]) // the ban is not confirmed yet
  await confirm(person, banId)
  expect(await signsOf(person)).toEqual(EVERYTHING)
  expect(await kept(banId)).toEqual([])
})

test('a member who deletes the account before the list is updated is recognized too', async () => {
  const person = await aMemberToBan()
  const banId = await person.propose()
  const { storage } = s.app
  const get = storage.get.bind(storage)
  const answer = Promise.withResolvers<void>()
  const delayedGet = vi.spyOn(storage, 'get').mockImplementation((key) => answer.promise.then(() => get(key)))
  try {
    await confirm(person, banId) // the list waits for the photos
    await leave(person)
  } finally {
    answer.resolve()
    delayedGet.mockRestore()
  }
  await expect.poll(() => kept(banId)).toEqual([])
  expect(await signsOf(person)).toEqual(EVERYTHING)
})

test('data removed, changed or added since the proposal counts', async () => {
  const person = await aMemberToBan()
  const banId = await person.propose()
  await s.app.db.deleteFrom('profile_photos').where('user_id', '=', person.kofiId).execute()
  await s.app.db.updateTable('profiles').set({ bio: null }).where('user_id', '=', person.kofiId).execute()
  await recognizeDevice(s.app, person.kofiId, 'another browser')
  await confirm(person, banId)
  await expect.poll(() => kept(banId)).toEqual([])
  expect(await signsOf(person)).toEqual(EVERYTHING)
  expect(await signsOf({ ...person, traces: { ...person.traces, browser: 'another browser' } })).toContain(
    'device',
  )
})

test('a proposal’s data is encrypted, and erased when the ban is refused or lifted', async () => {
  for (const step of [{ step: 'none' }, { step: 'suspended', days: 7 }]) {
    const person = await aMemberToBan()
    const banId = await person.propose()
    expect(await kept(banId)).toHaveLength(1)
    expect((await kept(banId))[0]?.sealed).not.toContain('device')
    await leave(person)
    await settle(person, 'refuse-ban', { decision_id: banId, note: 'Too hard.', ...step })
    expect(await kept(banId)).toEqual([])
    expect(await signsOf(person)).toEqual([])
  }
  const person = await aMemberToBan()
  const banId = await person.propose()
  const [statement] = await s.statements(person.kofi)
  const text = 'That was not me.'
  await person.kofi.post('/functions/v1/appeal-statement', { statement_id: statement?.id, text })
  const { id, case_id } = await s.app.db
    .selectFrom('appeals')
    .select(['id', 'case_id'])
    .where('decision_id', '=', banId)
    .executeTakeFirstOrThrow()
  await s.lease(case_id, senior!)
  await s.post(senior!, 'decide-appeal', { appeal_id: id, outcome: 'lifted', note: 'It was not.' })
  expect(await kept(banId)).toEqual([])
})

test('a proposed ban applies while storage is silent, and the photos are read at its confirmation', async () => {
  const person = await aMemberToBan()
  const hangingGet = vi.spyOn(s.app.storage, 'get').mockImplementation(() => new Promise(() => {}))
  const banId = await person.propose().finally(() => hangingGet.mockRestore())
  expect((await s.user(person.kofiId)).suspended_at).not.toBeNull()
  await confirm(person, banId)
  await expect.poll(() => kept(banId)).toEqual([])
  expect(await signsOf(person)).toEqual(EVERYTHING)
})

test('photos that storage does not return are read later, until they are deleted', async () => {
  const [early, late, gone] = [await aMemberToBan(), await aMemberToBan(), await aMemberToBan()]
  const failing = vi.spyOn(s.app.storage, 'get').mockRejectedValue(new Error('storage does not answer'))
  const [earlyBan, lateBan, goneBan] = [await early.propose(), await late.propose(), await gone.propose()]
  const all = [earlyBan, lateBan, goneBan]
  expect([...(await countUnreadPhotos(s.app, all)).values()]).toEqual([1, 1, 1])
  await confirm(late, lateBan)
  await expect.poll(() => listed(lateBan)).toBe(true)
  await readUnreadPhotos(s.app)
  expect([...(await countUnreadPhotos(s.app, all)).values()]).toEqual([1, 1, 1])
  const { storage_key } = await s.app.db
    .selectFrom('profile_photos')
    .select('storage_key')
    .where('user_id', '=', gone.kofiId)
    .executeTakeFirstOrThrow()
  await s.app.storage.delete([photoFile(storage_key, 'w640')])
  failing.mockRestore()
  await readUnreadPhotos(s.app)
  expect((await countUnreadPhotos(s.app, all)).get(lateBan)).toBeUndefined() // everything is listed
  expect([...(await countUnreadPhotos(s.app, [earlyBan, goneBan])).values()]).toEqual([0, 0])
  await leave(early)
  await confirm(early, earlyBan)
  expect(await signsOf(early)).toEqual(EVERYTHING)
  expect(await signsOf(late)).toEqual(EVERYTHING)
})

const forTheCase = (caseId: string) =>
  s.app.db.selectFrom('kept_for_cases').selectAll().where('case_id', '=', caseId).execute()
const warnedOf = (banId: string) => notifiedAbout(banId, 'contact_banned')
const notifiedAbout = async (banId: string, what: string) => {
  const rows = await s.app.db
    .selectFrom('notifications')
    .select('user_id')
    .where('occasion', '=', `${what} ${banId}`)
    .execute()
  return rows.map(({ user_id }) => user_id).toSorted()
}

test('a member who deletes the account before the proposal can still be banned, with their contacts warned', async () => {
  const person = await aMemberToBan()
  await leave(person)
  expect(await forTheCase(person.caseId)).toHaveLength(1)
  const banId = await person.propose()
  expect(await forTheCase(person.caseId)).toEqual([]) // moved to the proposal
  expect(await kept(banId)).toHaveLength(1)
  expect(await signsOf(person)).toEqual([])
  expect(await warnedOf(banId)).toEqual([])
  const { senior_case_id } = await s.decisionRow(banId)
  await s.lease(senior_case_id ?? '', author!)
  expect((await s.post(author!, 'confirm-ban', { decision_id: banId })).body.error).toBe('decisions.own')
  await confirm(person, banId)
  expect(await signsOf(person)).toEqual(EVERYTHING)
  await expect.poll(() => warnedOf(banId)).toEqual(person.women.toSorted())
  expect(await kept(banId)).toEqual([])
})

test('an account created with the same address between the deletion and the ban waits from the ban on', async () => {
  const person = await aMemberToBan()
  await leave(person)
  const again = await aMan(s.app, { user: { email: person.traces.email } })
  const hiddenSince = async () => (await s.user(again)).hidden_since
  const banId = await person.propose()
  expect(await hiddenSince()).toBeNull()
  await confirm(person, banId)
  await expect.poll(hiddenSince).not.toBeNull()
  expect(await s.caseAbout(again, 'same_person')).toBeTruthy()
})

test('two people lift a deleted account’s wrong ban in the returning account’s case', async () => {
  const person = await aMemberToBan()
  await leave(person)
  const again = await aMan(s.app, { user: { email: person.traces.email } })
  const banId = await person.propose()
  await confirm(person, banId)
  await expect.poll(async () => (await s.user(again)).hidden_since).not.toBeNull()
  await expect.poll(() => warnedOf(banId)).toEqual(person.women.toSorted())

  const caseId = await s.caseAbout(again, 'same_person')
  const third = await s.aDesk({ is_senior: true })
  const fourth = await s.aDesk({ is_senior: true })
  await s.lease(caseId, third)
  const caseView = await s.post(third, 'get-case', { case_id: caseId })
  expect(caseView.body.data).toMatchObject({
    decisions: [{ id: banId, state: 'in_effect', is_of_deleted: true }],
  })
  const another = await aMan(s.app)
  await s.report(await s.as(again), another)
  const unrelated = await s.caseAbout(another)
  await s.lease(unrelated, third)
  const lifting = { step: 'lifted', lifts: banId } as const
  expect((await s.decide(third, unrelated, lifting)).body.error).toBe('request.not_found')

  const id = await s.decided(third, caseId, lifting)
  const { senior_case_id } = await s.decisionRow(id)
  for (const desk of [third, senior!]) {
    await s.lease(senior_case_id ?? '', desk) // both took part in the decisions
    expect((await s.post(desk, 'confirm-ban', { decision_id: id })).body.error).toBe('decisions.own')
  }
  expect(await listed(banId)).toBe(true)
  await s.lease(senior_case_id ?? '', fourth)
  expect((await s.post(fourth, 'confirm-ban', { decision_id: id })).status).toBe(200)
  await expect.poll(() => listed(banId)).toBe(false)
  await expect.poll(async () => (await s.user(again)).hidden_since).toBeNull()
  await expect.poll(() => notifiedAbout(banId, 'contact_cleared')).toEqual(person.women.toSorted())
  expect(await signsOf(person)).toEqual([])
})

test('a deleted account can only be banned, and not by administrators', async () => {
  const person = await aMemberToBan()
  await leave(person)
  await s.lease(person.caseId, author!)
  for (const step of [{ step: 'advice' }, { step: 'suspended', days: 7 }] as const)
    expect((await s.decide(author!, person.caseId, step)).body.error).toBe('decisions.nobody')
  const admin = await s.aDesk({ role: 'admin' })
  await s.lease(person.caseId, admin)
  expect((await s.decide(admin, person.caseId, { step: 'banned' })).status).toBe(403)
})

test('a deleted account’s data is encrypted, and deleted after a month or the case’s closing without a ban', async () => {
  const [closed, cleared, old] = [await aMemberToBan(), await aMemberToBan(), await aMemberToBan()]
  for (const person of [closed, cleared, old]) {
    await leave(person)
    const [row] = await forTheCase(person.caseId)
    for (const word of ['device', person.women[0] ?? '', 'Kofi']) expect(row?.sealed).not.toContain(word)
  }
  await s.lease(closed.caseId, author!)
  expect((await s.post(author!, 'close-case', { case_id: closed.caseId, outcome: 'breach' })).status).toBe(
    200,
  )
  expect(await forTheCase(closed.caseId)).toEqual([])
  await s.decided(author!, cleared.caseId, { step: 'none' })
  expect(await forTheCase(cleared.caseId)).toEqual([])
  s.clock.forward(29 * DAY)
  await deleteOldWords(s.app)
  expect(await forTheCase(old.caseId)).toHaveLength(1)
  s.clock.forward(2 * DAY)
  await deleteOldWords(s.app)
  expect(await forTheCase(old.caseId)).toEqual([])
  await s.lease(old.caseId, author!)
  expect((await s.decide(author!, old.caseId, { step: 'banned' })).body.error).toBe('decisions.nobody')
  for (const person of [closed, cleared, old]) expect(await signsOf(person)).toEqual([])
})

test('a proposal does not extend the retention, and its contacts are deleted with it', async () => {
  const person = await aMemberToBan()
  await leave(person)
  s.clock.forward(20 * DAY)
  const banId = await person.propose()
  const notices = () =>
    s.app.db.selectFrom('contacts_notices').selectAll().where('decision_id', '=', banId).execute()
  s.clock.forward(9 * DAY)
  await deleteExpired(s.app)
  expect([await kept(banId), await notices()]).toMatchObject([[{}], [{}]])
  s.clock.forward(2 * DAY)
  await deleteExpired(s.app)
  expect([await kept(banId), await notices()]).toEqual([[], []])
})

test('no data is kept about a member without an open case', async () => {
  const person = await aMemberToBan()
  await s.decided(author!, person.caseId, { step: 'none' })
  await leave(person)
  const rows = await s.app.db.selectFrom('kept_for_cases').selectAll().execute()
  expect(rows.map(({ case_id }) => case_id)).not.toContain(person.caseId)
})

const listed = async (decisionId: string) =>
  (await s.app.db.selectFrom('bans').select('id').where('decision_id', '=', decisionId).execute()).length > 0
