import { randomUUID } from 'node:crypto'
import { EVIDENCE_KEPT_DAYS } from '@ndoa/contract/trust/case-rules'
import { assert, asyncProperty, constantFrom, array as listOf } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aMan, aMatch, aMember, aPhoto } from '../../../../test/members.ts'
import { columnsContaining } from '../../../../test/planted-words.ts'
import { evidenceFile, photoFile } from '../../../platform/storage.ts'
import { evidenceOfCase, readEvidencePhoto } from './evidence.ts'
import { deleteEvidence, removeEvidenceLeftovers } from './reports.jobs.ts'

const HOUR = 3_600_000
const EVIDENCE_TTL = (EVIDENCE_KEPT_DAYS + 1) * 24 * HOUR

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function addPhotoContaining(memberId: string, word: string): Promise<void> {
  const id = await aPhoto(t.app, memberId)
  const { storage_key } = await photosOf(memberId).where('id', '=', id).executeTakeFirstOrThrow()
  await t.app.storage.put(photoFile(storage_key, 'w1280'), Buffer.from(`${word} ${id}`))
}
const photosOf = (memberId: string) =>
  t.app.db.selectFrom('profile_photos').select(['id', 'storage_key']).where('user_id', '=', memberId)

/** Two members with a conversation, and a report by one about the other. */
async function aReport(word: string) {
  const [amaraId, kofiId] = [await aMember(t.app), await aMan(t.app, { profile: { bio: `I am ${word}` } })]
  for (let i = 0; i < 2; i++) await addPhotoContaining(kofiId, word)
  const match = await aMatch(t.app, amaraId, kofiId)
  const { id: message } = await t.app.db
    .insertInto('messages')
    .values({
      match_id: match,
      sender_id: kofiId,
      seq: 1,
      content: `Send ${word}`,
      client_message_id: randomUUID(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [amara, kofi] = [await t.as(amaraId), await t.as(kofiId)]
  const report = (message_ids: string[] = []) =>
    amara.post('/functions/v1/report-member', {
      user_id: kofiId,
      client_report_id: randomUUID(),
      surface: 'message',
      reason: 'money',
      details: `He wrote ${word}`,
      message_ids,
    })
  expect((await report([message])).status).toBe(200)
  const { id: caseId } = await t.app.db
    .selectFrom('cases')
    .select('id')
    .where('subject_id', '=', kofiId)
    .executeTakeFirstOrThrow()
  return { amara, amaraId, kofi, kofiId, caseId, match, report }
}
type World = Awaited<ReturnType<typeof aReport>> & { word: string }

const ACTS: Record<string, (world: World) => Promise<unknown>> = {
  'he writes another bio': ({ kofiId }) =>
    t.app.db.updateTable('profiles').set({ bio: 'A saint.' }).where('user_id', '=', kofiId).execute(),
  'he deletes a photo': async ({ kofi, kofiId }) => {
    const photo = await photosOf(kofiId).executeTakeFirst()
    if (!photo) return
    await kofi.send('DELETE', '/functions/v1/delete-photo', { photo_id: photo.id })
    await t.app.storage.delete([photoFile(photo.storage_key, 'w1280')])
  },
  'he adds a photo': async ({ kofiId, word }) => {
    const isThere = await t.app.db
      .selectFrom('users')
      .select('id')
      .where('id', '=', kofiId)
      .executeTakeFirst()
    if (isThere) await addPhotoContaining(kofiId, word)
  },
  'he blocks her': ({ kofi, amaraId }) => kofi.post('/functions/v1/block-member', { user_id: amaraId }),
  'he ends the match': ({ kofi, match }) => kofi.post('/functions/v1/unmatch', { match_id: match }),
  'he deletes his account': ({ kofi }) => kofi.post('/functions/v1/delete-account', {}),
  'she deletes her account': ({ amara }) => amara.post('/functions/v1/delete-account', {}),
  'she reports him again': ({ report }) => report(),
  'the jobs of the night run': async () => {
    await removeEvidenceLeftovers({
      ...t.app,
      clock: { ...t.app.clock, now: () => new Date(Date.now() + 2 * HOUR) },
    })
    await deleteEvidence(t.app)
  },
}

/** @returns the evidence with these ids, or all of it, with its pictures */
async function frozen({ caseId }: World, ids?: Set<string>) {
  const evidence = await evidenceOfCase(t.app, caseId)
  const first = evidence.filter(({ id }) => ids === undefined || ids.has(id))
  const pictures = first.map(async ({ id }) => (await readEvidencePhoto(t.app, caseId, id))?.toString())
  return { ids: new Set(first.map(({ id }) => id)), first, pictures: await Promise.all(pictures) }
}

const keysOf = async (caseId: string) => {
  const rows = await t.app.db
    .selectFrom('evidence')
    .select('storage_key')
    .where('case_id', '=', caseId)
    .execute()
  return rows.flatMap(({ storage_key }) => storage_key ?? [])
}

test('a report’s evidence survives any actions, and is gone once the decision is final', async () => {
  const sequences = listOf(constantFrom(...Object.keys(ACTS)), { minLength: 1, maxLength: 6 })
  await assert(
    asyncProperty(sequences, async (acts) => {
      const word = `zq${randomUUID().slice(0, 8)}`
      const world = { ...(await aReport(word)), word }
      const before = await frozen(world)
      expect(before.first.map(({ kind }) => kind).sort((a, b) => a.localeCompare(b))).toEqual([
        'messages',
        'photo',
        'photo',
        'profile',
      ])
      for (const act of acts) {
        await ACTS[act]?.(world)
        expect(await frozen(world, before.ids), act).toEqual(before)
      }

      const keys = await keysOf(world.caseId)
      await t.app.db.deleteFrom('users').where('id', '=', world.kofiId).execute()
      const closed = new Date(t.clock.now().getTime() - EVIDENCE_TTL)
      await t.app.db
        .updateTable('cases')
        .set({ opened_at: closed, waiting_since: closed, closed_at: closed, outcome: 'breach' })
        .where('id', '=', world.caseId)
        .execute()
      await deleteEvidence(t.app)
      expect(await evidenceOfCase(t.app, world.caseId)).toEqual([])
      for (const key of keys) await expect(t.app.storage.get(evidenceFile(key))).rejects.toThrow()
      expect(await columnsContaining(t.app, word)).toEqual([])
    }),
    { numRuns: 40 },
  )
}, 240_000)
