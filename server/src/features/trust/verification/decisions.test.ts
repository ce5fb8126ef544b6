import { randomUUID } from 'node:crypto'
import { CALL_REASONS, VERIFICATION_REASONS } from '@ndoa/contract/dating/choices'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aMember } from '../../../../test/members.ts'
import { columnsContaining } from '../../../../test/planted-words.ts'
import { transaction } from '../../../platform/outbox.ts'
import { evidenceFile, photoFile } from '../../../platform/storage.ts'
import { removeEvidenceLeftovers } from '../reports/index.ts'
import { recordAct } from '../staff/index.ts'
import {
  aBan,
  aMemberWithPhoto,
  aPicture,
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
} from './testing/verification-server.ts'

let t: VerificationServer
beforeAll(async () => {
  t = await verificationServer()
})
afterAll(() => t.close())
beforeEach(() => t.app.db.deleteFrom('limit_uses').execute())

test('the second approval gives the badge, and the first alone changes nothing', async () => {
  const member = await aMemberWithPhoto(t)
  const request = await aRequest(t, member)
  const [first, second] = [await staffWith(t), await staffWith(t)]
  const before = (await second.client.get('/functions/v1/get-verifications')).text
  expect((await first.approve(request)).status).toBe(200)
  expect(await isVerified(t, member.id)).toBe(false)
  expect(await stateOf(member.client)).toMatchObject({ state: 'waiting' })
  expect((await second.client.get('/functions/v1/get-verifications')).text).toBe(before)
  expect(await first.queue()).not.toContain(request)
  expect((await first.approve(request)).text).toContain('verification.decided_by_you')
  expect(await isVerified(t, member.id)).toBe(false)
  expect((await second.approve(request)).status).toBe(200)
  expect(await isVerified(t, member.id)).toBe(true)
  expect(await stateOf(member.client)).toMatchObject({ state: 'verified', can_renew: false })
  expect((await (await staffWith(t)).approve(request)).text).toContain('verification.decided')
})

test('two rejections end a request with a reason, and a senior decides between two opposite verdicts', async () => {
  const member = await aMemberWithPhoto(t)
  const request = await aRequest(t, member)
  const [first, second, third] = [await staffWith(t), await staffWith(t), await staffWith(t)]
  const senior = await staffWith(t, { is_senior: true })
  await first.approve(request)
  await second.reject(request)
  expect(await stateOf(member.client)).toMatchObject({ state: 'waiting' })
  expect(await third.queue()).not.toContain(request)
  expect((await third.approve(request)).status).toBe(403)
  expect(await senior.queue()).toContain(request)
  await senior.reject(request, 'wrong_code')
  expect(await stateOf(member.client)).toMatchObject({ state: 'rejected', reason: 'wrong_code' })
  expect(await isVerified(t, member.id)).toBe(false)
  const { email } = await t.app.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  await vi.waitFor(async () => {
    const mails = await t.app.db
      .selectFrom('development_outbox')
      .select('body')
      .where('recipient', '=', email ?? '')
      .execute()
    expect(mails.map(({ body }) => body).join()).toContain('We could not read the code on the paper')
  })
  expect((await start(member.client)).code).toMatch(/^\d{4}$/)
})

test('simultaneous verdicts each count once, and one of them settles the request', async () => {
  for (let round = 0; round < 8; round++) {
    const member = await aMemberWithPhoto(t)
    const request = await aRequest(t, member)
    const people = await Promise.all([1, 2, 3].map(() => staffWith(t)))
    const answers = await Promise.all([...people, ...people].map((who) => who.approve(request)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(await isVerified(t, member.id)).toBe(true)
  }
})

test('the tables give no badge without two people', async () => {
  const waiting = await aMemberWithPhoto(t)
  const request = await aRequest(t, waiting)
  const verified = await aVerifiedMember(t)
  const [one, other, admin] = [await staffWith(t), await staffWith(t), await staffWith(t, { role: 'admin' })]
  const removed = await staffWith(t)
  await sql`update staff set removed_at = now(), password_hash = null, totp_secret = null
    where id = ${removed.id}`.execute(t.app.db)
  const unverified = await aMember(t.app)
  await one.approve(request)
  const at = new Date()
  const approved = sql`outcome = 'approved', decided_at = ${at}, valid_until = now() + interval '1 year', code = null`
  const decide = (staff_id: string, verdict = 'approve') =>
    sql`insert into verification_decisions (verification_id, staff_id, verdict, decided_at)
      values (${request}, ${staff_id}, ${verdict}, now())`
  const bypasses = [
    sql`update users set verified_at = now() where id = ${waiting.id}`,
    sql`update users set verified_at = now() where id = ${unverified}`,
    sql`update users set verified_at = verified_at - interval '1 day' where id = ${verified.id}`,
    sql`insert into users (id, email, email_verified, verified_at) values (${randomUUID()}, 'x@y.test', true, now())`,
    sql`update verifications set ${approved} where id = ${request}`,
    sql`insert into verifications (member_id, kind, started_at, expires_at, sent_at, outcome, decided_at, valid_until)
      values (${unverified}, 'pictures', now(), now(), now(), 'approved', now(), now())`,
    sql`update verifications set member_id = ${unverified} where id = ${verified.verification}`,
    decide(one.id),
    decide(admin.id),
    decide(removed.id),
    decide(randomUUID()),
    sql`update verification_decisions set staff_id = ${other.id} where verification_id = ${request}`,
    sql`update verification_decisions set verdict = 'reject', reason = 'not_clear' where verification_id = ${request}`,
    sql`delete from verification_decisions where verification_id = ${verified.verification}`,
    sql`truncate verification_decisions`,
    sql`truncate verifications cascade`,
    sql`update verifications set valid_until = valid_until + interval '1 year' where id = ${verified.verification}`,
    sql`update verifications set main_photo_id = null where id = ${verified.verification}`,
    sql`update verifications set outcome = 'rejected', reason = 'not_clear', valid_until = null
      where id = ${verified.verification}`,
  ]
  for (const { id: by } of [admin, removed])
    await transaction(t.app, (tx) =>
      recordAct(tx, { act: 'verification_viewed', at, by, subject: { kind: 'verification', id: request } }),
    )
  for (const [i, way] of bypasses.entries()) await expect(way.execute(t.app.db), `way ${i}`).rejects.toThrow()
  await expect((await staffWith(t, { role: 'admin' })).approve(request)).resolves.toMatchObject({
    status: 403,
  })
  const { rows } = await sql`select from users u where verified_at is not null and 2 > (
    select count(distinct d.staff_id) from verifications v join verification_decisions d on d.verification_id = v.id
    where v.member_id = u.id and v.outcome = 'approved' and v.ended_at is null and d.verdict = 'approve')`.execute(
    t.app.db,
  )
  expect(rows).toEqual([])
  expect([await isVerified(t, waiting.id), await isVerified(t, verified.id)]).toEqual([false, true])
  await sql`update verifications set ended_at = now(), ended_by = 'member' where id = ${verified.verification}`.execute(
    t.app.db,
  )
  expect(await isVerified(t, verified.id)).toBe(false)
  const again = [
    sql`update verifications set ended_at = null, ended_by = null where id = ${verified.verification}`,
    sql`update verifications set ended_by = 'ban' where id = ${verified.verification}`,
    sql`update verifications set ended_by = 'time' where id = ${verified.verification}`,
    sql`update verifications set ended_at = now() + interval '1 day' where id = ${verified.verification}`,
  ]
  for (const [i, way] of again.entries()) await expect(way.execute(t.app.db), `way ${i}`).rejects.toThrow()
})

test('a call is decided only afterwards, with its own reasons', async () => {
  const member = await aMemberWithPhoto(t)
  await member.client.post('/functions/v1/request-verification-call')
  const call = await requestOf(t, member.id)
  const [first, second] = [await staffWith(t), await staffWith(t)]
  const insert = (id: string, reason: string | null = null) =>
    sql`insert into verification_decisions (verification_id, staff_id, verdict, reason, decided_at)
      values (${id}, ${first.id}, ${reason ? 'reject' : 'approve'}, ${reason}, ${t.clock.now()})`.execute(
      t.app.db,
    )
  const refusesAll = async () => {
    expect((await first.approve(call)).text).toContain('verification.not_called')
    expect((await first.reject(call, 'missed_call')).text).toContain('verification.not_called')
    await expect(insert(call)).rejects.toThrow('after it')
    await expect(insert(call, 'missed_call')).rejects.toThrow('after it')
  }
  await refusesAll() // no call is arranged
  await callTookPlace(t, call, -1)
  await refusesAll() // the call is one minute away
  await callTookPlace(t, call, 1)
  expect((await first.reject(call, 'wrong_code')).text).toContain('verification.other_reason')
  await expect(insert(call, 'wrong_code')).rejects.toThrow('reason')
  const pictures = await aRequest(t, await aMemberWithPhoto(t))
  expect((await first.reject(pictures, 'missed_call')).text).toContain('verification.other_reason')
  await expect(insert(pictures, 'missed_call')).rejects.toThrow('reason')
  expect(await isVerified(t, member.id)).toBe(false)
  for (const who of [first, second]) expect((await who.approve(call)).status).toBe(200)
  expect(await isVerified(t, member.id)).toBe(true)
})

test('the table accepts exactly the contract’s reasons for calls and pictures', async () => {
  const pictures = await aRequest(t, await aMemberWithPhoto(t))
  const { client, id } = await aMemberWithPhoto(t)
  await client.post('/functions/v1/request-verification-call')
  const call = await requestOf(t, id)
  await callTookPlace(t, call)
  const who = await staffWith(t)
  for (const request of [pictures, call]) await who.view(request)
  const accepts = (request: string, reason: string) =>
    t.app.db
      .transaction()
      .execute(async (tx) => {
        await sql`insert into verification_decisions (verification_id, staff_id, verdict, reason, decided_at)
          values (${request}, ${who.id}, 'reject', ${reason}, ${t.clock.now()})`.execute(tx)
        throw new Error('taken') // and rolled back
      })
      .catch((error: unknown) => String(error).includes('taken'))
  for (const reason of VERIFICATION_REASONS)
    expect([reason, await accepts(call, reason), await accepts(pictures, reason)]).toEqual([
      reason,
      CALL_REASONS.includes(reason),
      reason !== 'missed_call',
    ])
})

test('a decision requires a look, and a person with two accounts decides once', async () => {
  const request = await aRequest(t, await aMemberWithPhoto(t))
  const [first, second] = [await staffWith(t), await staffWith(t)]
  const approval = { verification_id: request, verdict: 'approve' }
  const unseen = await first.decide(approval)
  expect([unseen.status, unseen.text]).toEqual([409, expect.stringContaining('verification.unseen')])
  await first.view(request)
  const { db } = t.app
  const claims = [
    sql`insert into verification_looks (verification_id, staff_id, looked_at) values (${request}, ${second.id}, now())`,
    sql`update verification_looks set staff_id = ${second.id} where verification_id = ${request}`,
  ]
  for (const claim of claims)
    await expect(claim.execute(db)).rejects.toThrow('looks follow from the audit log')
  expect((await second.decide(approval)).text).toContain('verification.unseen')
  expect((await first.decide(approval)).status).toBe(200)
  const { email } = await t.app.db
    .selectFrom('staff')
    .select('email')
    .where('id', '=', first.id)
    .executeTakeFirstOrThrow()
  await sql`update staff set removed_at = now(), password_hash = null, totp_secret = null
    where id = ${first.id}`.execute(t.app.db)
  for (const written of [email.toUpperCase(), email.replace('@', '+second@')]) {
    const sameAgain = await staffWith(t, { email: written })
    expect(await sameAgain.queue()).not.toContain(request)
    expect((await sameAgain.approve(request)).status).toBe(403)
  }
  expect((await second.approve(request)).status).toBe(200)
})

test('staff cannot see or decide their own request in any spelling of their address', async () => {
  const member = await aMemberWithPhoto(t)
  const request = await aRequest(t, member)
  const { email } = await t.app.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  for (const written of [email!.toUpperCase(), email!.replace('@', '+staff@')]) {
    const own = await staffWith(t, { email: written, is_senior: true })
    expect(await own.queue()).not.toContain(request)
    expect((await own.view(request)).status).toBe(404)
    expect((await own.approve(request)).text).toContain('request.denied')
  }
  for (const other of [await staffWith(t), await staffWith(t)])
    expect((await other.approve(request)).status).toBe(200)
})

test('a badge ended by a ban returns only when the ban is lifted', async () => {
  const member = await aVerifiedMember(t)
  const ban = await aBan(t, member.id)
  await vi.waitFor(async () => expect(await isVerified(t, member.id)).toBe(false), 15_000)
  const back = sql`update verifications set ended_at = null, ended_by = null, ban_id = null
    where id = ${member.verification}`
  await expect(back.execute(t.app.db)).rejects.toThrow()
  const other = await aBan(t, await aMember(t.app))
  await lift(t, other, member.id)
  const moveToOtherBan = sql`update verifications set ban_id = ${other} where id = ${member.verification}`
  await expect(moveToOtherBan.execute(t.app.db)).rejects.toThrow()
  await lift(t, ban, member.id)
  await vi.waitFor(async () => expect(await isVerified(t, member.id)).toBe(true), 15_000)
})

test('the decision removes the pictures and the code from storage and tables', async () => {
  for (const decide of ['approve', 'reject'] as const) {
    const member = await aMemberWithPhoto(t)
    const kept = t.keptFiles().length
    const challenge = await start(member.client)
    const pictures = [await aPicture(), await aPicture(), await aPicture()]
    await send(member.client, challenge, pictures)
    const request = await requestOf(t, member.id)
    expect(t.keptFiles().length).toBe(kept + 3)
    expect(await columnsContaining(t.app, request)).toContain('public.verification_pictures')
    for (const who of [await staffWith(t), await staffWith(t)]) await who[decide](request)
    expect(t.keptFiles().length).toBe(kept)
    expect(await columnsContaining(t.app, request)).not.toContain('public.verification_pictures')
    const row = await t.app.db.selectFrom('verifications').selectAll().where('id', '=', request).execute()
    expect(row).toMatchObject([{ code: null }])
    expect(challenge.code).toMatch(/^\d{4}$/)
    expect(await t.app.db.selectFrom('evidence_leftovers').select('storage_key').execute()).toEqual([])
  }
})

test('the job removes pictures left by a decision or a deleted member', async () => {
  const member = await aMemberWithPhoto(t)
  const request = await aRequest(t, member)
  await aRequest(t, await aMemberWithPhoto(t))
  const kept = t.keptFiles().length
  const broken = vi.spyOn(t.app.storage, 'delete').mockRejectedValue(new Error('away'))
  for (const who of [await staffWith(t), await staffWith(t)])
    expect((await who.approve(request)).status).toBe(200)
  broken.mockRestore()
  expect(t.keptFiles().length).toBe(kept)
  await removeEvidenceLeftovers(t.app)
  expect(t.keptFiles().length).toBe(kept - 3)
  const leaving = await aMemberWithPhoto(t)
  const leavingRequest = await aRequest(t, leaving)
  const case_id = await caseOf(leavingRequest)
  await t.app.db.deleteFrom('users').where('id', '=', leaving.id).execute()
  await removeEvidenceLeftovers(t.app)
  expect(t.keptFiles().length).toBe(kept - 3)
  const left = await t.app.db.selectFrom('cases').select('closed_at').where('id', '=', case_id).execute()
  expect(left).toMatchObject([{ closed_at: expect.any(Date) }])
})

const caseOf = async (id: string) =>
  (
    await t.app.db
      .selectFrom('verifications')
      .select('case_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).case_id ?? ''

test('only moderators see live pictures, while the request waits, and each look is logged', async () => {
  const member = await aMemberWithPhoto(t)
  const request = await aRequest(t, member)
  const [first, second] = [await staffWith(t), await staffWith(t)]
  for (const client of [t.visitor, member.client, await t.as(await aMember(t.app))])
    expect((await client.post('/functions/v1/view-verification', { verification_id: request })).status).toBe(
      404,
    )
  const looks = () =>
    t.app.db
      .selectFrom('staff_audit')
      .select('staff_id')
      .where('act', '=', 'verification_viewed')
      .where('subject_id', '=', request)
      .execute()
  expect(await looks()).toEqual([])
  const seen = await first.view(request)
  expect(seen.body).toMatchObject({
    data: {
      display_name: 'Amara',
      live: Array.from({ length: 3 }, () => ({ src: expect.stringMatching(/^data:image\/webp/) })),
    },
  })
  expect(seen.headers['cache-control']).toBe('no-store')
  expect(await looks()).toEqual([{ staff_id: first.id }])
  await first.approve(request)
  expect((await first.view(request)).status).toBe(404)
  await second.approve(request)
  expect((await second.view(request)).status).toBe(404)
  expect((await (await staffWith(t, { is_senior: true })).view(request)).status).toBe(404)
})

test('a profile photo without a file is omitted, and a deleted or damaged live picture is not found', async () => {
  const member = await aMemberWithPhoto(t)
  const request = await aRequest(t, member)
  const who = await staffWith(t)
  const { storage_key } = await t.app.db
    .selectFrom('profile_photos')
    .select('storage_key')
    .where('id', '=', member.photo)
    .executeTakeFirstOrThrow()
  await t.app.storage.delete([photoFile(storage_key, 'w640')])
  const seen = await who.view(request)
  expect(seen.status).toBe(200)
  expect(seen.body).toMatchObject({ data: { live: { length: 3 }, photos: [] } })
  const [one, other] = await t.app.db
    .selectFrom('verification_pictures')
    .select('storage_key')
    .where('verification_id', '=', request)
    .execute()
  await t.app.storage.put(evidenceFile(one!.storage_key), Buffer.from('damaged'))
  expect((await who.view(request)).status).toBe(404)
  await t.app.storage.delete([evidenceFile(one!.storage_key), evidenceFile(other!.storage_key)])
  expect((await who.view(request)).status).toBe(404)
})

test('suspended and absent members are reviewed once they are back', async () => {
  const member = await aMemberWithPhoto(t)
  const request = await aRequest(t, member)
  const who = await staffWith(t)
  const change = (at: Date | null) =>
    t.app.db.updateTable('users').set({ suspended_at: at }).where('id', '=', member.id).execute()
  await change(new Date())
  expect(await who.queue()).not.toContain(request)
  await change(null)
  expect(await who.queue()).toContain(request)
})

test('a request can be opened with two hundred others due before it', async () => {
  const member = await aMemberWithPhoto(t)
  const request = await aRequest(t, member)
  const who = await staffWith(t)
  await sql`with people as (
      insert into users (id, name, email) select gen_random_uuid(), 'Waiting', gen_random_uuid() || '@x.test'
      from generate_series(1, 200) returning id
    ), opened as (
      insert into cases (kind, subject_id, opened_at, waiting_since, due_at)
      select 'verification', id, now() - interval '3 days', now() - interval '3 days', now() - interval '2 days' from people
      returning id, subject_id
    )
    insert into verifications (member_id, kind, started_at, expires_at, sent_at, case_id)
    select subject_id, 'call', now(), now(), now(), id from opened`.execute(t.app.db)
  expect(await who.queue()).not.toContain(request)
  expect((await who.view(request)).status).toBe(200)
})
