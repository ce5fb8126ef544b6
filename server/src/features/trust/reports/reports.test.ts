import { randomUUID } from 'node:crypto'
import { EVIDENCE_KEPT_DAYS } from '@ndoa/contract/trust/case-rules'
import type { OwnReport } from '@ndoa/contract/trust/reports'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Client, type TestApp, testApp } from '../../../../test/app.ts'
import { waitingForLocks } from '../../../../test/locks.ts'
import { aBlock, aMan, aMatch, aMember, aPhoto } from '../../../../test/members.ts'
import { columnsContaining } from '../../../../test/planted-words.ts'
import { createEncryption } from '../../../platform/encryption.ts'
import { evidenceFile, photoFile } from '../../../platform/storage.ts'
import { reportsOfCase } from './case-reports.ts'
import { evidenceOfCase, readEvidencePhoto } from './evidence.ts'
import { deleteEvidence, removeEvidenceLeftovers } from './reports.jobs.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let t: TestApp
beforeAll(async () => {
  t = await testApp({ LIMIT_REPORTS: '5/1 day' })
})
afterAll(() => t.close())
afterEach(() => vi.restoreAllMocks())

/** An approved photo whose file contains its id. */
async function aPhotoOf(memberId: string): Promise<string> {
  const id = await aPhoto(t.app, memberId)
  await t.app.storage.put(photoFile(await storageKeyOf(id), 'w1280'), Buffer.from(`picture ${id}`))
  return id
}
async function storageKeyOf(photoId: string): Promise<string> {
  const { storage_key } = await t.app.db
    .selectFrom('profile_photos')
    .select('storage_key')
    .where('id', '=', photoId)
    .executeTakeFirstOrThrow()
  return storage_key
}
const report = (who: Client, user_id: string, more: object = {}) =>
  who.post<{ error?: string; data: null }>('/functions/v1/report-member', {
    user_id,
    client_report_id: randomUUID(),
    surface: 'profile',
    reason: 'money',
    ...more,
  })
const ownReports = async (who: Client) =>
  (await who.get<{ data: OwnReport[] }>('/functions/v1/get-reports')).body.data

async function aMessage(match_id: string, sender_id: string, seq: number, content = `Message ${seq}`) {
  const { id } = await t.app.db
    .insertInto('messages')
    .values({ match_id, sender_id, seq, content, client_message_id: randomUUID() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await t.app.db.updateTable('matches').set({ last_seq: seq }).where('id', '=', match_id).execute()
  return id
}

async function aPair() {
  const [amaraId, kofiId] = await Promise.all([aMember(t.app), aMan(t.app)])
  const [amara, kofi] = await Promise.all([t.as(amaraId), t.as(kofiId)])
  return { amaraId, kofiId, amara, kofi }
}
const caseAbout = (memberId: string) =>
  t.app.db
    .selectFrom('cases')
    .selectAll()
    .where('subject_id', '=', memberId)
    .orderBy('opened_at', 'desc')
    .executeTakeFirstOrThrow()
const close = (id: string, at: Date) =>
  t.app.db
    .updateTable('cases')
    .set({ opened_at: at, waiting_since: at, looked_at: at, closed_at: at, outcome: 'breach' })
    .where('id', '=', id)
    .execute()
async function frozen(caseId: string) {
  const evidence = await evidenceOfCase(t.app, caseId)
  const of = (kind: string) => evidence.filter((one) => one.kind === kind)
  return { profiles: of('profile'), photos: of('photo'), messages: of('messages') }
}

test('a report freezes profile, photos and surrounding messages despite later changes and deletions', async () => {
  const { amaraId, kofiId, amara } = await aPair()
  await t.app.db.updateTable('profiles').set({ bio: 'Trust me.' }).where('user_id', '=', kofiId).execute()
  const photos = [await aPhotoOf(kofiId), await aPhotoOf(kofiId)]
  const files = await Promise.all(photos.map(async (id) => photoFile(await storageKeyOf(id), 'w1280')))
  const match = await aMatch(t.app, amaraId, kofiId)
  const ids: string[] = []
  for (let seq = 1; seq <= 60; seq++) ids.push(await aMessage(match, seq % 2 ? kofiId : amaraId, seq))
  const reported = ids[30]! // the 31st message, which Kofi sent
  expect((await report(amara, kofiId, { surface: 'message', message_ids: [reported] })).status).toBe(200)

  const { id: caseId } = await caseAbout(kofiId)
  const before = await frozen(caseId)
  const bytes = await Promise.all(before.photos.map(({ id }) => readEvidencePhoto(t.app, caseId, id)))
  await t.app.db.updateTable('profiles').set({ bio: 'Saint.' }).where('user_id', '=', kofiId).execute()
  await t.app.db.deleteFrom('users').where('id', '=', kofiId).execute()
  await t.app.storage.delete(files)

  expect(await frozen(caseId)).toEqual(before)
  expect(before.profiles[0]?.content).toMatchObject({ display_name: 'Kofi', bio: 'Trust me.' })
  expect(JSON.stringify(before.profiles)).not.toMatch(/date_of_birth|full_name|celibacy/)
  const seen = before.messages[0]?.content as { content: string; reported: boolean; from: string }[]
  expect(seen.map(({ content }) => content)).toEqual(
    Array.from({ length: 41 }, (_, i) => `Message ${i + 11}`),
  )
  expect(seen.filter((one) => one.reported)).toMatchObject([{ content: 'Message 31', from: 'reported' }])
  expect(before.photos).toHaveLength(2)
  for (const [i, { id }] of before.photos.entries()) {
    const again = await readEvidencePhoto(t.app, caseId, id)
    expect(again).toEqual(bytes[i])
    expect(again?.toString()).toMatch(/^picture /)
  }
})

test('a frozen profile has the faith only if other members see it', async () => {
  const { kofiId, amara, kofi } = await aPair()
  await kofi.put(`/functions/v1/update-profile?user_id=${kofiId}`, { denomination: 'catholic' })
  await report(amara, kofiId)
  await kofi.put(`/functions/v1/update-consents?user_id=${kofiId}`, { show_faith: false })
  await report(amara, kofiId)
  const { profiles } = await frozen((await caseAbout(kofiId)).id)
  expect(profiles.map(({ content }) => content)).toMatchObject([
    { faith: 'christianity', denomination: 'catholic' },
    { faith: null, denomination: null },
  ])
})

test('evidence is encrypted, and deleted once its case’s decision is final', async () => {
  const { kofiId, amara } = await aPair()
  const word = `zx${randomUUID().slice(0, 8)}`
  await t.app.db.updateTable('profiles').set({ bio: word }).where('user_id', '=', kofiId).execute()
  await aPhotoOf(kofiId)
  await report(amara, kofiId, { details: `He said ${word}.` })
  await t.app.db.updateTable('profiles').set({ bio: null }).where('user_id', '=', kofiId).execute()
  expect(await columnsContaining(t.app, word)).toEqual([])
  const { id: caseId } = await caseAbout(kofiId)
  const rows = await t.app.db.selectFrom('evidence').selectAll().where('case_id', '=', caseId).execute()
  const key = evidenceFile(rows.find(({ storage_key }) => storage_key)?.storage_key ?? '')
  expect(
    Buffer.from(await t.app.storage.get(key))
      .subarray(8, 12)
      .toString(),
  ).not.toBe('WEBP')

  const closedFor = (days: number) => close(caseId, new Date(t.clock.now().getTime() - days * DAY))
  await closedFor(EVIDENCE_KEPT_DAYS - 1)
  await deleteEvidence(t.app)
  expect((await frozen(caseId)).photos).toHaveLength(1)
  await closedFor(EVIDENCE_KEPT_DAYS + 1)
  await deleteEvidence(t.app)
  expect(await evidenceOfCase(t.app, caseId)).toEqual([])
  await expect(t.app.storage.get(key)).rejects.toThrow(/ENOENT|no such file|Cannot read/i)
  expect(await ownReports(amara)).toMatchObject([{ display_name: null, state: 'breach', reason: 'money' }])
})

test('ten simultaneous copies of a report are one, and all open reports about a member are one case', async () => {
  const { amaraId, kofiId, amara } = await aPair()
  const client_report_id = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => report(amara, kofiId, { client_report_id })),
  )
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(answers[0]?.status).toBe(200)
  const others = await Promise.all(Array.from({ length: 5 }, async () => t.as(await aMember(t.app))))
  await Promise.all(others.map((other) => report(other, kofiId, { reason: 'not_in_photos' })))
  const cases = await t.app.db.selectFrom('cases').selectAll().where('subject_id', '=', kofiId).execute()
  expect(cases).toHaveLength(1)
  const reports = await t.app.db
    .selectFrom('reports')
    .select('id')
    .where('case_id', '=', cases[0]!.id)
    .execute()
  expect(reports).toHaveLength(6)
  await t.app.db.deleteFrom('users').where('id', '=', amaraId).execute()
  expect((await frozen(cases[0]!.id)).profiles).toHaveLength(6)
})

test('thirty newcomers’ reports about an honest member open one case and change nothing for the member', async () => {
  const { amara, kofiId, kofi } = await aPair()
  await aPhotoOf(kofiId)
  const before = await standingOf(kofiId)
  const newcomers = await Promise.all(
    Array.from({ length: 30 }, async () => t.as(await aMember(t.app, { user: { created_at: new Date() } }))),
  )
  await Promise.all(newcomers.map((newcomer) => report(newcomer, kofiId, { reason: 'threats' })))
  const { id } = await caseAbout(kofiId)
  const cases = await t.app.db.selectFrom('cases').select('id').where('subject_id', '=', kofiId).execute()
  expect(cases).toEqual([{ id }])
  expect(await standingOf(kofiId)).toEqual(before)
  expect((await kofi.get(`/functions/v1/get-profile?user_id=${kofiId}`)).status).toBe(200)
  expect((await amara.get(`/functions/v1/get-profile?user_id=${kofiId}`)).status).toBe(200)
  const decisions = t.app.db.selectFrom('decisions').select('id').where('case_id', '=', id)
  expect(await decisions.execute()).toEqual([])

  // Staff see how a reporter's earlier reports were decided.
  const at = new Date()
  await t.app.db
    .updateTable('cases')
    .set({ looked_at: at, closed_at: at, outcome: 'no_breach' })
    .where('id', '=', id)
    .execute()
  const juma = await aMan(t.app)
  await report(newcomers[0]!, juma)
  const [next] = await reportsOfCase(t.app, (await caseAbout(juma)).id)
  expect(next).toMatchObject({ decided_before: 1, upheld_before: 0 })
  t.clock.forward(DAY)
  await removeEvidenceLeftovers(t.app) // copies made by the slower reports
})

/** Everything about a member that a report could change. */
const standingOf = async (memberId: string) => ({
  account: await t.app.db
    .selectFrom('users')
    .select([
      'suspended_at',
      'hidden_since',
      'held_since',
      'paused_since',
      'restriction_id',
      'deactivated_at',
    ])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow(),
  photos: await t.app.db
    .selectFrom('profile_photos')
    .select(['id', 'status'])
    .where('user_id', '=', memberId)
    .execute(),
})

test('the earliest due time applies until a look, and later additions wait again', async () => {
  const { kofiId, amara } = await aPair()
  const start = t.clock.now().getTime()
  const hours = async () => ((await caseAbout(kofiId)).due_at.getTime() - start) / HOUR
  await report(amara, kofiId, { reason: 'married' })
  expect(await hours()).toBeCloseTo(24, 1)
  await report(amara, kofiId, { reason: 'underage' })
  expect(await hours()).toBeCloseTo(1, 1)
  await report(amara, kofiId, { reason: 'other' })
  expect(await hours()).toBeCloseTo(1, 1)
  const { id } = await caseAbout(kofiId)
  await t.app.db.updateTable('cases').set({ looked_at: t.clock.now() }).where('id', '=', id).execute()
  expect((await ownReports(amara)).map(({ state }) => state)).toEqual(Array(3).fill('in_review'))
  t.clock.forward(HOUR)
  await report(amara, kofiId, { reason: 'other' })
  expect(await hours()).toBeCloseTo(25, 1)
  const states = (await ownReports(amara)).map(({ state }) => state)
  expect(states).toEqual(['received', 'in_review', 'in_review', 'in_review'])
})

test('only the reported member’s photos, messages and conversation can be reported', async () => {
  const { amaraId, kofiId, amara } = await aPair()
  const [zainab, femi] = [await aMember(t.app), await aMan(t.app)]
  const foreign = await aMessage(await aMatch(t.app, zainab, kofiId), kofiId, 1)
  const match = await aMatch(t.app, amaraId, kofiId)
  const [his, hers] = [await aMessage(match, kofiId, 1), await aMessage(match, amaraId, 2)]
  for (const message_ids of [[foreign], [his, foreign], [hers], [randomUUID()]])
    expect((await report(amara, kofiId, { message_ids })).status).toBe(404)
  expect((await report(amara, femi, { message_ids: [his] })).status).toBe(404)
  const photo_id = await aPhotoOf(femi)
  expect((await report(amara, kofiId, { photo_id })).status).toBe(404)
  await t.app.db.updateTable('profile_photos').set({ status: 'pending' }).where('id', '=', photo_id).execute()
  expect((await report(amara, femi, { photo_id })).status).toBe(404)
  await t.app.db
    .updateTable('profile_photos')
    .set({ status: 'approved' })
    .where('id', '=', photo_id)
    .execute()
  expect((await report(amara, femi, { photo_id })).status).toBe(200)
  expect((await report(amara, kofiId, { message_ids: [his, his] })).status).toBe(200)
})

test('the reported member never sees the reporter’s words', async () => {
  const { amaraId, kofiId, amara, kofi } = await aPair()
  const match = await aMatch(t.app, amaraId, kofiId)
  await aMessage(match, kofiId, 1)
  const everything = async () => {
    const answers = await Promise.all([
      kofi.get('/functions/v1/get-badges'),
      kofi.get('/functions/v1/get-notifications'),
      kofi.get('/functions/v1/get-reports'),
      kofi.get('/auth/v1/get-security-log'),
      kofi.post('/functions/v1/get-conversations', { user_id: kofiId }),
      kofi.post('/functions/v1/get-my-matches', { user_id: kofiId }),
      kofi.get(`/functions/v1/get-profile?user_id=${amaraId}`),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    return answers.map(({ text }) => text)
  }
  await amara.get('/functions/v1/get-badges') // makes her active today
  const before = await everything()
  const mails = await t.app.db.selectFrom('development_outbox').select('id').execute()
  await report(amara, kofiId, { details: 'Planted-word-of-Amara', reason: 'threats' })
  expect(await everything()).toEqual(before)
  expect(await t.app.db.selectFrom('development_outbox').select('id').execute()).toEqual(mails)
})

test('reports about blocked, absent and made-up members get the same answer', async () => {
  const { amaraId, kofiId, amara } = await aPair()
  const [blocking, away] = [await aMan(t.app), await aMan(t.app, { user: { deactivated_at: new Date() } })]
  await aBlock(t.app, blocking, amaraId)
  const answers = []
  for (const id of [kofiId, blocking, away, randomUUID()]) answers.push((await report(amara, id)).text)
  expect(new Set(answers).size).toBe(1)
  expect(await ownReports(amara)).toHaveLength(4)
  const refused = await report(amara, kofiId)
  await report(amara, kofiId)
  expect([refused.status, (await report(amara, kofiId)).status]).toEqual([200, 429])
  expect((await report(amara, amaraId)).status).toBe(422)
})

const leftovers = () => t.app.db.selectFrom('evidence_leftovers').select('storage_key').execute()

test('copies from a failed report are removed after an hour', async () => {
  const { kofiId, amara } = await aPair()
  for (let i = 0; i < 2; i++) await aPhotoOf(kofiId)
  const put = t.app.storage.put.bind(t.app.storage)
  vi.spyOn(t.app.storage, 'put').mockImplementationOnce(put).mockRejectedValueOnce(new Error('disk full'))
  expect((await report(amara, kofiId)).status).toBe(500)
  const copies = await leftovers()
  expect(copies).toHaveLength(2)
  await removeEvidenceLeftovers(t.app)
  expect(await leftovers()).toEqual(copies)
  t.clock.forward(DAY)
  await removeEvidenceLeftovers(t.app)
  expect(await leftovers()).toEqual([])
  for (const { storage_key } of copies)
    await expect(t.app.storage.get(evidenceFile(storage_key))).rejects.toThrow()
})

test('reports are limited per member, and reports above the limit copy nothing', async () => {
  const eager = await t.as(await aMember(t.app))
  const men = await Promise.all(Array.from({ length: 8 }, () => aMan(t.app)))
  await Promise.all(men.map(aPhotoOf))
  const put = vi.spyOn(t.app.storage, 'put')
  const answers = await Promise.all(men.map((id) => report(eager, id)))
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
    ...Array(5).fill(200),
    429,
    429,
    429,
  ])
  expect(put).toHaveBeenCalledTimes(5)
  expect(await leftovers()).toEqual([])
  const repeated = { client_report_id: randomUUID() }
  await t.app.db.deleteFrom('limit_uses').execute()
  for (let i = 0; i < 8; i++) await report(eager, men[0]!, repeated)
  expect((await report(eager, men[1]!)).status).toBe(200) // a repeat doesn't count towards the limit
})

test('simultaneous reports of a made-up member are one case', async () => {
  const { amara } = await aPair()
  const count = async () => (await t.app.db.selectFrom('cases').select('id').execute()).length
  const before = await count()
  const again = { client_report_id: randomUUID() }
  const madeUp = randomUUID()
  await Promise.all(Array.from({ length: 6 }, () => report(amara, madeUp, again)))
  expect(await count()).toBe(before + 1)
})

test('a repeat with different content is refused and changes nothing', async () => {
  const { kofiId, amara } = await aPair()
  const first = { client_report_id: randomUUID(), details: 'He asked for money.' }
  expect((await report(amara, kofiId, first)).status).toBe(200)
  expect((await report(amara, kofiId, first)).status).toBe(200)
  for (const other of [{ details: 'He threatens me.' }, { reason: 'threats' }, { surface: 'like' }])
    expect((await report(amara, kofiId, { ...first, ...other })).body.error).toBe(
      'reports.idempotency_conflict',
    )
  expect((await report(amara, await aMan(t.app), first)).status).toBe(409)
  expect(await ownReports(amara)).toMatchObject([{ reason: 'money', surface: 'profile' }])
})

test('a member’s reports do not reveal who blocked, left or went away', async () => {
  const { amaraId, amara } = await aPair()
  const [blocking, away, hidden] = [
    await aMan(t.app),
    await aMan(t.app, { user: { deactivated_at: new Date() } }),
    await aMan(t.app, { user: { suspended_at: new Date() } }),
  ]
  await aBlock(t.app, blocking, amaraId)
  for (const id of [blocking, away, hidden, randomUUID()]) await report(amara, id)
  expect((await ownReports(amara)).map(({ display_name }) => display_name)).toEqual([null, null, null, null])
  expect((await frozen((await caseAbout(blocking)).id)).profiles[0]?.content).toMatchObject({
    display_name: 'Kofi', // visible to staff
  })
})

test('a blocked or unmatched member keeps the name known to the reporter', async () => {
  const { amaraId, kofiId, amara } = await aPair()
  await amara.post('/functions/v1/block-member', { user_id: kofiId })
  const yaw = await aMan(t.app, { profile: { full_name: 'Yaw Mensah' } })
  await aMatch(t.app, amaraId, yaw)
  await amara.post('/functions/v1/block-member', { user_id: yaw })
  await amara.post('/functions/v1/unblock-member', { user_id: yaw })
  await t.app.db.updateTable('users').set({ deactivated_at: new Date() }).where('id', '=', yaw).execute()
  const known = []
  for (const id of [kofiId, yaw]) {
    await report(amara, id, { surface: 'parting' })
    t.clock.forward(1_000)
    known.push((await ownReports(amara))[0]?.display_name)
  }
  expect(known).toEqual(['Kofi', 'Yaw'])
})

test('another member’s report does not change the state of the member’s own', async () => {
  const { kofiId, amara } = await aPair()
  await report(amara, kofiId)
  const state = async () => (await ownReports(amara)).map((one) => one.state)
  for (let i = 0; i < 2; i++) {
    const { id } = await caseAbout(kofiId)
    await t.app.db.updateTable('cases').set({ looked_at: t.clock.now() }).where('id', '=', id).execute()
    expect(await state()).toEqual(['in_review'])
    const other = await t.as(await aMember(t.app))
    t.clock.forward(HOUR)
    await report(other, kofiId, { reason: 'underage' })
    expect(await state()).toEqual(['in_review'])
    expect((await ownReports(other)).map((one) => one.state)).toEqual(['received'])
  }
})

test('each reported photo is marked, even if an earlier report froze it', async () => {
  const { kofiId, amara } = await aPair()
  const [first, second, third] = [await aPhotoOf(kofiId), await aPhotoOf(kofiId), await aPhotoOf(kofiId)]
  await report(amara, kofiId, { surface: 'photo', photo_id: first })
  const zainab = await t.as(await aMember(t.app))
  await report(zainab, kofiId, { surface: 'photo', photo_id: third })
  const { id } = await caseAbout(kofiId)
  const marked = async () => {
    const { photos } = await frozen(id)
    const pictures = photos.map(async (photo) => [
      (await readEvidencePhoto(t.app, id, photo.id))?.toString(),
      (photo.content as { reported: boolean }).reported,
    ])
    return Object.fromEntries(await Promise.all(pictures)) as object
  }
  expect(await marked()).toEqual({
    [`picture ${first}`]: true,
    [`picture ${second}`]: false,
    [`picture ${third}`]: true,
  })
})

test('an unreadable photo fails the report, and a repeat is complete', async () => {
  const { kofiId, amara } = await aPair()
  await aPhotoOf(kofiId)
  const again = { client_report_id: randomUUID() }
  vi.spyOn(t.app.storage, 'get').mockRejectedValueOnce(new Error('too many open files'))
  expect((await report(amara, kofiId, again)).status).toBe(500)
  expect(await ownReports(amara)).toEqual([])
  expect((await report(amara, kofiId, again)).status).toBe(200)
  expect((await frozen((await caseAbout(kofiId)).id)).photos).toHaveLength(1)
  // A permanently missing file does not block the report.
  const yaw = await aMan(t.app)
  await aPhoto(t.app, yaw)
  expect((await report(amara, yaw)).status).toBe(200)
})

test('reports encrypted with a lost secret are listed without their text', async () => {
  const { amaraId, kofiId, amara } = await aPair()
  await report(amara, kofiId)
  const sealed = createEncryption('the secret of last year', 'cases').encrypt('{}', 'report')
  await t.app.db.updateTable('reports').set({ sealed }).where('reporter_id', '=', amaraId).execute()
  expect(await ownReports(amara)).toMatchObject([{ display_name: null, reason: 'money' }])
})

test('evidence moved between cases or files is rejected', async () => {
  const [one, two] = [await aPair(), await aPair()]
  await Promise.all([aPhotoOf(one.kofiId), aPhotoOf(two.kofiId)])
  await Promise.all([report(one.amara, one.kofiId), report(two.amara, two.kofiId)])
  const [a, b] = [await caseAbout(one.kofiId), await caseAbout(two.kofiId)]
  const { photos } = await frozen(a.id)
  const bytes = await readEvidencePhoto(t.app, a.id, photos[0]!.id)
  const keyOf = async (case_id: string) => {
    const rows = await t.app.db
      .selectFrom('evidence')
      .select('storage_key')
      .where('case_id', '=', case_id)
      .execute()
    return rows.find(({ storage_key }) => storage_key)?.storage_key ?? ''
  }
  const theirs = await keyOf(b.id)
  await t.app.db.deleteFrom('evidence').where('storage_key', '=', theirs).execute()
  await t.app.db
    .updateTable('evidence')
    .set({ storage_key: theirs })
    .where('id', '=', photos[0]!.id)
    .execute()
  expect(await readEvidencePhoto(t.app, a.id, photos[0]!.id)).toEqual(bytes)
  await t.app.db.updateTable('evidence').set({ case_id: b.id }).where('case_id', '=', a.id).execute()
  await expect(evidenceOfCase(t.app, b.id)).rejects.toThrow()
})

test('a member’s deletion during the first report about them succeeds, and the report is accepted', async () => {
  const { kofiId, amara } = await aPair()
  const waitFor = (count: number) => expect.poll(() => waitingForLocks(t.app.db)).toBe(count)
  const pending = await t.app.db.transaction().execute(async (tx) => {
    await sql`lock table cases in exclusive mode`.execute(tx) // stops the report before its case is opened
    const reporting = report(amara, kofiId)
    await waitFor(1)
    const leaving = t.app.db.deleteFrom('users').where('id', '=', kofiId).execute()
    await waitFor(2)
    return { reporting, leaving }
  })
  expect((await pending.reporting).status).toBe(200)
  await pending.leaving
  expect(await t.app.db.selectFrom('users').select('id').where('id', '=', kofiId).execute()).toEqual([])
})
