import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aMan, aMatch, aMember, aPhoto } from '../../../../../test/members.ts'
import { evidenceFile, photoFile } from '../../../../platform/storage.ts'
import { evidenceOfCase, readEvidencePhoto, removeEvidenceLeftovers } from '../../reports/index.ts'
import { applyDecision, applyDueDecisions } from '../apply/apply-decision.ts'
import { DAY, type DecisionServer, type Desk, decisionServer, SECOND } from '../testing/decision-server.ts'
import { suggestStep } from './suggested-step.ts'

let s: DecisionServer
let ife: Desk
let bola: Desk
beforeAll(async () => {
  s = await decisionServer()
  ;[ife, bola] = [await s.aDesk(), await s.aDesk()]
})
afterAll(() => s.close())
beforeEach(() => s.clock.set(new Date()))

const codesOf = (answers: Awaited<ReturnType<DecisionServer['post']>>[]) =>
  answers.map(({ status, body }) => body.error ?? String(status)).toSorted()
const codeOf = ({ status, body }: Awaited<ReturnType<DecisionServer['post']>>) => [status, body.error]

test('only the moderator with the lease decides a case', async () => {
  const { caseId } = await s.aReportedMember()
  expect(codeOf(await s.decide(ife, caseId, { step: 'none' }))).toEqual([409, 'decisions.not_leased'])
  await s.lease(caseId, bola)
  expect(codeOf(await s.decide(ife, caseId, { step: 'none' }))).toEqual([409, 'decisions.not_leased'])
  await s.lease(caseId, ife, -1)
  expect(codeOf(await s.decide(ife, caseId, { step: 'none' }))).toEqual([409, 'decisions.not_leased'])
  await s.lease(caseId, ife)
  expect((await s.decide(ife, caseId, { step: 'none' })).status).toBe(200)
  expect(codeOf(await s.decide(ife, randomUUID(), { step: 'none' }))).toEqual([404, 'request.not_found'])
})

test('a decision takes effect after ten seconds, and its author can take it back before', async () => {
  const { caseId, kofiId, kofi } = await s.aReportedMember()
  await s.lease(caseId, ife)
  const { body } = await s.decide(ife, caseId, { step: 'suspended', days: 7 })
  const { decision_id } = body.data as { decision_id: string }
  await applyDueDecisions(s.app)
  expect((await s.user(kofiId)).suspended_at).toBeNull()
  expect(codeOf(await s.post(bola, 'undo-decision', { decision_id }))).toEqual([404, 'request.not_found'])
  expect((await s.post(ife, 'undo-decision', { decision_id })).status).toBe(200)
  await s.pass()
  expect((await s.user(kofiId)).suspended_at).toBeNull()
  expect(await s.statements(kofi)).toEqual([])
  expect((await s.caseRow(caseId)).closed_at).toBeNull()

  const again = await s.decided(ife, caseId, { step: 'suspended', days: 7 })
  expect((await s.user(kofiId)).suspended_at).not.toBeNull()
  expect(codeOf(await s.post(ife, 'undo-decision', { decision_id: again }))).toEqual([
    409,
    'decisions.too_late',
  ])
})

test('of a hundred simultaneous decisions exactly one wins and takes effect once', async () => {
  for (let round = 0; round < 5; round++) {
    const { caseId, kofi, kofiId } = await s.aReportedMember()
    await s.lease(caseId, ife)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => s.decide(ife, caseId, { step: 'slowed', days: 3 })),
    )
    expect(codesOf(answers)).toEqual(['200', ...Array<string>(19).fill('decisions.decided')])
    s.clock.forward(11 * SECOND)
    const [{ id }] = (await s.app.db
      .selectFrom('decisions')
      .select('id')
      .where('case_id', '=', caseId)
      .execute()) as [{ id: string }]
    await Promise.all(Array.from({ length: 10 }, () => applyDecision(s.app, id)))
    expect(await s.statements(kofi)).toHaveLength(1)
    expect(await s.events('decision.applied', 'member_id', kofiId)).toHaveLength(1)
  }
})

test('a decision is either taken back or takes effect, never both', async () => {
  for (let round = 0; round < 10; round++) {
    const { caseId, kofiId } = await s.aReportedMember({ people: 1 })
    await s.lease(caseId, ife)
    const { body } = await s.decide(ife, caseId, { step: 'suspended', days: 3 })
    const { decision_id } = body.data as { decision_id: string }
    s.clock.forward(9.99 * SECOND)
    const [undo] = await Promise.all([
      s.post(ife, 'undo-decision', { decision_id }),
      (async () => {
        await new Promise((resolve) => setTimeout(resolve, round))
        await applyDecision(s.app, decision_id)
      })(),
    ])
    await s.pass()
    const isSuspended = (await s.user(kofiId)).suspended_at !== null
    expect(isSuspended).toBe(undo.status !== 200)
  }
})

test('a process that stops while applying a decision leaves nothing half done, and another completes it', async () => {
  const { caseId, kofiId, kofi } = await s.aReportedMember()
  await s.lease(caseId, ife)
  await s.decide(ife, caseId, { step: 'suspended', days: 3 })
  const killed = vi.spyOn(s.app.cases.encryption, 'encrypt').mockImplementation(() => {
    throw new Error('killed')
  })
  await s.pass()
  killed.mockRestore()
  expect((await s.user(kofiId)).suspended_at).toBeNull()
  expect((await s.caseRow(caseId)).closed_at).toBeNull()
  await applyDueDecisions(s.app)
  expect((await s.user(kofiId)).suspended_at).not.toBeNull()
  expect(await s.statements(kofi)).toHaveLength(1)
})

test('a decision takes effect without a waiting caller', async () => {
  const { caseId } = await s.aReportedMember()
  await s.lease(caseId, ife)
  await s.decide(ife, caseId, { step: 'none' })
  await vi.waitFor(async () => expect((await s.caseRow(caseId)).outcome).toBe('no_breach'), { interval: 500 })
})

test('content is removed for all viewers: photos rejected, the bio emptied, messages replaced for both', async () => {
  const { caseId, kofiId, amara, amaraId, messageIds } = await s.aReportedMember()
  const photo = await aPhoto(s.app, kofiId)
  const kept = await aPhoto(s.app, kofiId)
  await s.app.db.updateTable('profiles').set({ bio: 'Rude words' }).where('user_id', '=', kofiId).execute()
  const othersPhoto = await aPhoto(s.app, amaraId)
  await s.lease(caseId, ife)
  const wrong = await s.decide(ife, caseId, {
    step: 'content_removed',
    content: { photo_ids: [photo, othersPhoto] },
  })
  expect(wrong.status).toBe(404)
  await s.decided(ife, caseId, {
    step: 'content_removed',
    content: { photo_ids: [photo], message_ids: [messageIds[0]!], bio: true },
  })
  const photos = await s.app.db
    .selectFrom('profile_photos')
    .select(['id', 'status', 'is_primary'])
    .where('user_id', '=', kofiId)
    .orderBy('position')
    .execute()
  expect(photos).toEqual([
    { id: photo, status: 'rejected', is_primary: false },
    { id: kept, status: 'approved', is_primary: true },
  ])
  const profile = await amara.get<{ data: { bio?: string } }>(`/functions/v1/get-profile?user_id=${kofiId}`)
  expect(profile.text).not.toContain('Rude words')
  const { match_id } = await s.app.db
    .selectFrom('messages')
    .select('match_id')
    .where('id', '=', messageIds[0]!)
    .executeTakeFirstOrThrow()
  const seen = await amara.post('/functions/v1/get-messages', { match_id })
  expect(seen.text).toContain('removed by our team')
  expect(seen.text).not.toContain('Words of Kofi')
})

test('a slowed member writes in existing conversations and starts none', async () => {
  const { caseId, kofiId, kofi, messageIds } = await s.aReportedMember()
  await s.decided(ife, caseId, { step: 'slowed', days: 5 })
  const { match_id: begun } = await s.app.db
    .selectFrom('messages')
    .select('match_id')
    .where('id', '=', messageIds[0]!)
    .executeTakeFirstOrThrow()
  const fresh = await aMatch(s.app, kofiId, await aMember(s.app))
  const send = async (match_id: string) => {
    const body = { match_id, content: 'Habari', client_message_id: randomUUID() }
    const answer = await kofi.post<{ error?: string }>('/functions/v1/send-message', body)
    return [answer.status, answer.body.error]
  }
  expect(await send(begun)).toEqual([200, undefined])
  expect(await send(fresh)).toEqual([409, 'messaging.slowed'])
  s.clock.forward(5 * DAY)
  expect(await send(fresh)).toEqual([200, undefined])
})

test('a suspension closes open connections at once, restricts the session, and has an end', async () => {
  const { caseId, kofiId, kofi } = await s.aReportedMember()
  const ended = vi.spyOn(s.app.realtime, 'endSession')
  const { id } = await s.app.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', kofiId)
    .executeTakeFirstOrThrow()
  await s.decided(ife, caseId, { step: 'suspended', days: 3 })
  await vi.waitFor(() => expect(ended).toHaveBeenCalledWith(id))
  expect((await kofi.get('/functions/v1/get-badges')).status).toBe(403)
  const { suspended_until } = await s.user(kofiId)
  expect((suspended_until!.getTime() - s.clock.now().getTime()) / DAY).toBeCloseTo(3, 1)
})

test('a shorter suspension does not shorten a longer one', async () => {
  const { caseId, kofiId, amara } = await s.aReportedMember()
  await s.decided(ife, caseId, { step: 'suspended', days: 30 })
  const { suspended_until: long } = await s.user(kofiId)
  await s.report(amara, kofiId)
  await s.decided(bola, await s.caseAbout(kofiId), { step: 'suspended', days: 3 })
  expect((await s.user(kofiId)).suspended_until).toEqual(long)
})

test('three active strikes suggest 7 days, four 30, five a ban; serious reasons suggest a ban at once', async () => {
  const { kofiId, amara } = await s.aReportedMember()
  const next = async () => {
    await s.report(amara, kofiId)
    return s.caseAbout(kofiId)
  }
  const suggested = async (caseId: string) => suggestStep(s.app.db, caseId, 'hate', s.clock.now())
  const expectBanForSerious = async (caseId: string) => {
    for (const reason of ['underage', 'threats', 'trafficking'] as const)
      expect(await suggestStep(s.app.db, caseId, reason, s.clock.now())).toEqual({
        step: 'banned',
        days: null,
      })
  }
  let caseId = await s.caseAbout(kofiId)
  expect(await suggested(caseId)).toEqual({ step: 'content_removed', days: null })
  await expectBanForSerious(caseId)
  await s.decided(ife, caseId, { step: 'suspended', days: 3 }) // 2 strikes
  caseId = await next()
  await s.decided(ife, caseId, { step: 'slowed', days: 1 }) // 3 strikes
  caseId = await next()
  expect(await suggested(caseId)).toEqual({ step: 'suspended', days: 7 })
  await expectBanForSerious(caseId)
  await s.decided(ife, caseId, { step: 'slowed', days: 1 }) // 4 strikes
  caseId = await next()
  expect(await suggested(caseId)).toEqual({ step: 'suspended', days: 30 })
  await s.decided(ife, caseId, { step: 'slowed', days: 1 }) // 5 strikes
  caseId = await next()
  expect(await suggested(caseId)).toEqual({ step: 'banned', days: null })
  s.clock.forward(91 * DAY)
  expect(await suggested(caseId)).toEqual({ step: 'content_removed', days: null }) // 2 strikes, from the suspension
  s.clock.forward(90 * DAY)
  expect(await suggested(caseId)).toEqual({ step: 'content_removed', days: null })
})

test('a request for money suggests a ban only with a reported message as evidence', async () => {
  const { kofiId, amara, messageIds } = await s.aReportedMember({ reason: 'money' })
  const caseId = await s.caseAbout(kofiId)
  const suggested = (reason: 'money' | 'advertising') => suggestStep(s.app.db, caseId, reason, s.clock.now())
  expect(await suggested('money')).toEqual({ step: 'slowed', days: 7 })
  await s.report(amara, kofiId, { reason: 'money', surface: 'message', message_ids: [messageIds[0]] })
  expect(await suggested('money')).toEqual({ step: 'banned', days: null })
  expect(await suggested('advertising')).toEqual({ step: 'slowed', days: 3 })
})

test('a step other than the suggested one requires a reason, and a statement requires facts', async () => {
  const { caseId } = await s.aReportedMember()
  await s.lease(caseId, ife)
  const fieldsOf = async (body: object) =>
    Object.keys((await s.decide(ife, caseId, body)).body.data?.fields ?? {})
  expect(await fieldsOf({ step: 'suspended', days: 7, departure: '' })).toEqual(['departure'])
  expect(await fieldsOf({ step: 'advice', facts: '' })).toEqual(['facts'])
  expect(await fieldsOf({ step: 'suspended', days: 5 })).toEqual(['days'])
  expect(await fieldsOf({ step: 'content_removed' })).toEqual(['content'])
})

test('reports that arrive during a waiting decision become a new case', async () => {
  const { caseId, kofiId } = await s.aReportedMember()
  await s.lease(caseId, ife)
  await s.decide(ife, caseId, { step: 'none' })
  const [zainab, adama] = [await s.as(await aMember(s.app)), await s.as(await aMember(s.app))]
  await s.report(zainab, kofiId)
  s.clock.forward(-SECOND) // another server's clock may be behind
  await s.report(adama, kofiId)
  s.clock.forward(SECOND)
  await s.pass()
  expect(await s.caseAbout(kofiId)).not.toBe(caseId)
  for (const who of [zainab, adama]) expect(await s.ownReports(who)).toMatchObject([{ state: 'received' }])
})

test('a report in a new case keeps its photos after the first case’s evidence is deleted', async () => {
  const { kofiId, caseId, photos } = await aDecidedCaseWithPhotos(['his photo'])
  await s.report(await s.as(await aMember(s.app)), kofiId)
  await s.pass()
  const next = await s.caseAbout(kofiId)
  await vi.waitFor(async () => expect(await frozenPhotos(next)).toHaveLength(1))
  await s.app.db.deleteFrom('evidence').where('case_id', '=', caseId).execute()
  await removeEvidenceLeftovers(s.app)
  const evidence = await evidenceOfCase({ cases: s.app.cases, db: s.app.db }, next)
  expect(evidence.map(({ kind }) => kind).toSorted()).toEqual(['photo', 'profile'])
  const { id, photo_id } = evidence.find(({ kind }) => kind === 'photo')!
  expect(photo_id).toBe(photos[0])
  expect((await readEvidencePhoto(s.app, next, id))?.toString()).toBe('his photo')
})

test('a decision takes effect while storage is silent, and a missing photo delays no other', async () => {
  const { kofiId, caseId, photos } = await aDecidedCaseWithPhotos(['gone', 'damaged', 'kept'], {
    step: 'suspended',
    days: 7,
  })
  await s.report(await s.as(await aMember(s.app)), kofiId)
  const fileOf = async (photo_id: string | undefined) =>
    evidenceFile((await frozenPhotos(caseId)).find((frozen) => frozen.photo_id === photo_id)!.storage_key!)
  await s.app.storage.delete([await fileOf(photos[0])])
  await s.app.storage.put(await fileOf(photos[1]), Buffer.from('damaged'))
  const { storage } = s.app
  const read = storage.get.bind(storage)
  const answer = Promise.withResolvers<void>()
  const delayedGet = vi
    .spyOn(s.app.storage, 'get')
    .mockImplementation((key) => answer.promise.then(() => read(key)))
  try {
    await s.pass()
    expect((await s.user(kofiId)).suspended_at).not.toBeNull()
    const next = await s.caseAbout(kofiId)
    expect(next).not.toBe(caseId)
    expect(await frozenPhotos(next)).toEqual([])
    answer.resolve()
    await vi.waitFor(async () =>
      expect((await frozenPhotos(next)).map(({ photo_id }) => photo_id)).toEqual([photos[2]]),
    )
  } finally {
    answer.resolve()
    delayedGet.mockRestore()
  }
})

/** A member with these photos, with a report and a decision that takes effect in ten seconds. */
async function aDecidedCaseWithPhotos(
  contents: readonly string[],
  decision: Parameters<DecisionServer['decide']>[2] = { step: 'none' },
) {
  const kofiId = await aMan(s.app)
  const photos: string[] = []
  for (const content of contents) {
    const photo = await aPhoto(s.app, kofiId)
    const { storage_key } = await s.app.db
      .selectFrom('profile_photos')
      .select('storage_key')
      .where('id', '=', photo)
      .executeTakeFirstOrThrow()
    await s.app.storage.put(photoFile(storage_key, 'w1280'), Buffer.from(content))
    photos.push(photo)
  }
  await s.report(await s.as(await aMember(s.app)), kofiId)
  const caseId = await s.caseAbout(kofiId)
  await s.lease(caseId, ife)
  expect((await s.decide(ife, caseId, decision)).status).toBe(200)
  s.clock.forward(SECOND)
  return { kofiId, caseId, photos }
}

const frozenPhotos = (caseId: string) =>
  s.app.db
    .selectFrom('evidence')
    .select(['photo_id', 'storage_key'])
    .where('case_id', '=', caseId)
    .where('kind', '=', 'photo')
    .execute()
