import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Client as Member } from '../../../../../test/app.ts'
import { aBlock, aMan, aMatch, aMember } from '../../../../../test/members.ts'
import { testRandom } from '../../../../../test/random.ts'
import { liftDecision } from '../apply/lift-decision.ts'
import { deleteOldWords } from '../decisions.jobs.ts'
import { DAY, type DecisionServer, type Desk, decisionServer } from '../testing/decision-server.ts'
import { mailContacts, notifyBannedContacts } from './contacts-notice.ts'

let s: DecisionServer
let ife: Desk
let senior: Desk
let second: Desk
beforeAll(async () => {
  s = await decisionServer()
  ife = await s.aDesk({ is_senior: true })
  senior = await s.aDesk({ is_senior: true })
  second = await s.aDesk({ is_senior: true })
})
afterAll(() => s.close())
beforeEach(() => s.clock.set(new Date()))

const FAST_POLLING = { interval: 50 }

async function aProposal(reason = 'money') {
  const world = await s.aReportedMember({ reason: 'money' })
  const banId = await s.decided(ife, world.caseId, { step: 'banned', reason: reason as 'money' })
  return { ...world, banId, seniorCase: await s.caseAbout(world.kofiId, 'ban') }
}
async function confirm({ banId, seniorCase }: { banId: string; seniorCase: string }) {
  await s.lease(seniorCase, senior)
  const { status, text } = await s.post(senior, 'confirm-ban', { decision_id: banId })
  if (status !== 200) throw new Error(text)
}
/** Confirms without the event that notifies contacts at once. */
const confirmSilently = (banId: string) =>
  s.app.db
    .updateTable('decisions')
    .set({ confirmed_by: senior.id, confirmed_at: s.clock.now() })
    .where('id', '=', banId)
    .execute()

/** @returns the members notified in the app about the ban or its lifting, once per notification */
async function notifiedAbout(banId: string, about = 'contact_banned'): Promise<string[]> {
  const rows = await s.app.db
    .selectFrom('notifications')
    .select('user_id')
    .where('occasion', '=', `${about} ${banId}`)
    .execute()
  return rows.map(({ user_id }) => user_id).toSorted()
}
const subjectsTo = async (memberId: string) =>
  (await s.mailsTo(memberId)).map(({ subject }) => subject).filter((subject) => subject?.startsWith('A '))

test('a fraud ban’s statement says that message recipients are notified, if there are any', async () => {
  const fraud = await aProposal()
  await confirm(fraud)
  const other = await aProposal('threats')
  await confirm(other)
  const withoutRecipients = await aProposal()
  await s.app.db
    .deleteFrom('contacts_notice_recipients')
    .where('decision_id', '=', withoutRecipients.banId)
    .execute()
  await confirm(withoutRecipients)
  const said = 'Everyone who received a message from you is told'
  const newest = async ({ kofi }: typeof fraud) => (await s.statements(kofi))[0]
  expect(await newest(fraud)).toMatchObject({
    kind: 'ban_confirmed',
    parts: { decision: expect.stringContaining(said) },
  })
  for (const ban of [other, withoutRecipients]) {
    const statement = await newest(ban)
    expect(statement?.kind).toBe('ban_confirmed')
    expect(statement?.parts.decision).not.toContain(said)
  }
  const text = 'That was not me.'
  const statement_id = (await newest(fraud))?.id
  await fraud.kofi.post('/functions/v1/appeal-statement', { statement_id, text })
  const { id, case_id } = await s.app.db
    .selectFrom('appeals')
    .select(['id', 'case_id'])
    .where('decision_id', '=', fraud.banId)
    .executeTakeFirstOrThrow()
  await s.lease(case_id, second)
  await s.post(second, 'decide-appeal', { appeal_id: id, outcome: 'upheld', note: 'Looked at all.' })
  const upheld = await newest(fraud)
  expect(upheld?.kind).toBe('appeal_upheld')
  expect(upheld?.parts.decision).toMatch(/^Our decision stands. Your account is banned.*Everyone who/)
})

test('message recipients are notified once of a fraud ban, after a second person confirms it', async () => {
  const world = await s.aReportedMember({ reason: 'money' })
  const { kofiId, women, amaraId } = world
  const [, blocker, away, suspended, quiet] = women as [string, string, string, string, string]
  await aMatch(s.app, kofiId, await aMember(s.app)) // neither of them wrote
  const listener = await aMember(s.app) // she wrote, but he did not
  const match = await aMatch(s.app, kofiId, listener)
  await s.app.db
    .insertInto('messages')
    .values({ match_id: match, sender_id: listener, seq: 1, content: 'Habari', client_message_id: match })
    .execute()
  await (await s.as(blocker)).post('/functions/v1/block-member', { user_id: kofiId })
  await aBlock(s.app, kofiId, quiet)
  const set = (id: string, columns: object) =>
    s.app.db.updateTable('users').set(columns).where('id', '=', id).execute()
  await set(away, { deactivated_at: s.clock.now() })
  await set(suspended, { suspended_at: s.clock.now(), email_confirmed_at: null })
  await s.app.db
    .updateTable('settings')
    .set({ email_notifications: false, messages: false })
    .where('user_id', '=', quiet)
    .execute()
  const banId = await s.decided(ife, world.caseId, { step: 'banned', reason: 'money' })
  await notifyBannedContacts(s.app, banId)
  await mailContacts(s.app)
  expect(await notifiedAbout(banId)).toEqual([])

  await confirm({ banId, seniorCase: await s.caseAbout(kofiId, 'ban') })
  await vi.waitFor(async () => expect(await notifiedAbout(banId)).toEqual(women.toSorted()), FAST_POLLING)
  await notifyBannedContacts(s.app, banId)
  await mailContacts(s.app)
  await mailContacts(s.app)
  expect(await notifiedAbout(banId)).toEqual(women.toSorted())
  expect(await Promise.all(women.map(subjectsTo))).toEqual(
    women.map((id) => (id === suspended ? [] : ['A safety notice from Ndoa'])),
  )
  const { body } = await (await s.as(amaraId)).get<{ data: { type: string; title: string }[] }>(
    '/functions/v1/get-notifications',
  )
  expect(body.data.filter(({ title }) => title === 'About Kofi')).toMatchObject([
    {
      type: 'safety',
      message: expect.stringMatching(
        /removed the account of Kofi.*money or false identities.*Fraud is possible/,
      ),
      actionUrl: '/safety-tips#money-sent',
      user_id: null,
      userName: null,
    },
  ])
  const [mail] = (await s.mailsTo(quiet)).filter(({ subject }) => subject?.startsWith('A '))
  for (const said of [
    'Kofi',
    'never send money',
    'stop or reverse',
    'Keep the chat',
    '/contact',
    '/safety-tips',
  ])
    expect(mail?.body).toContain(said)
})

test('refused bans and bans for other reasons notify no contacts', async () => {
  const refused = await aProposal()
  await s.lease(refused.seniorCase, senior)
  await s.post(senior, 'refuse-ban', { decision_id: refused.banId, note: 'No proof.', step: 'none' })
  const other = await aProposal('threats')
  await confirm(other)
  for (const { banId } of [refused, other]) {
    await notifyBannedContacts(s.app, banId)
    expect(await notifiedAbout(banId)).toEqual([])
    const kept = s.app.db.selectFrom('contacts_notices').selectAll().where('decision_id', '=', banId)
    expect(await kept.execute()).toEqual([])
  }
})

test('the database refuses contact notices before a second person confirms the ban', async () => {
  const { banId } = await aProposal()
  const early = sql`update contacts_notice_recipients set told_at = now() where decision_id = ${banId}`
  await expect(early.execute(s.app.db)).rejects.toThrow('confirmed ban')
})

test('contacts are notified even if the account is deleted before the confirmation', async () => {
  const proposal = await aProposal('not_in_photos')
  const { kofiId, women, banId } = proposal
  const [gone, ...left] = women as [string, ...string[]]
  await s.app.db.deleteFrom('users').where('id', 'in', [kofiId, gone]).execute()
  await confirm(proposal)
  await vi.waitFor(async () => expect(await notifiedAbout(banId)).toEqual(left.toSorted()), FAST_POLLING)
  const { body } = await (await s.as(left[0] ?? '')).get<{ data: { title: string }[] }>(
    '/functions/v1/get-notifications',
  )
  expect(body.data).toMatchObject([{ title: 'About Kofi' }])
})

test('an appeal that lifts the ban sends notified contacts one correction in the notice’s place', async () => {
  const proposal = await aProposal()
  const { kofi, kofiId, women, banId } = proposal
  await confirm(proposal)
  await vi.waitFor(async () => expect(await notifiedAbout(banId)).toHaveLength(6), FAST_POLLING)
  await mailContacts(s.app)
  const [statement] = await s.statements(kofi)
  await kofi.post('/functions/v1/appeal-statement', { statement_id: statement!.id, text: 'That was not me.' })
  const appealCase = await s.caseAbout(kofiId, 'appeal')
  const { id } = await s.app.db
    .selectFrom('appeals')
    .select('id')
    .where('case_id', '=', appealCase)
    .executeTakeFirstOrThrow()
  await s.lease(appealCase, second)
  const decided = await s.post(second, 'decide-appeal', {
    appeal_id: id,
    outcome: 'lifted',
    note: 'Innocent.',
  })
  expect(decided.status).toBe(200)
  await vi.waitFor(
    async () => expect(await notifiedAbout(banId, 'contact_cleared')).toEqual(women.toSorted()),
    FAST_POLLING,
  )
  await notifyBannedContacts(s.app, banId)
  await mailContacts(s.app)
  await mailContacts(s.app)
  expect(await notifiedAbout(banId)).toEqual([])
  expect(await notifiedAbout(banId, 'contact_cleared')).toEqual(women.toSorted())
  const { body } = await (await s.as(women[1]!)).get<{ data: { title: string; message: string }[] }>(
    '/functions/v1/get-notifications',
  )
  expect(body.data.find(({ title }) => title === 'A Correction About Kofi')?.message).toMatch(
    /That decision was wrong, and we have undone it\. We have no reason to warn you/,
  )
  for (const woman of women)
    expect(await subjectsTo(woman)).toEqual(['A safety notice from Ndoa', 'A correction from Ndoa'])
})

const CORRECTED = 'We are telling everyone we warned about you'
const correctionTo = async (who: Member) =>
  (await s.statements(who)).find(({ kind }) => kind === 'correction')

test('a mistakenly banned member learns that notified contacts get a correction', async () => {
  const warned = await aProposal()
  await confirmSilently(warned.banId)
  await notifyBannedContacts(s.app, warned.banId)
  await lift(warned.banId)
  expect((await correctionTo(warned.kofi))?.parts.decision).toContain(CORRECTED)

  const unnotified = await aProposal()
  await confirmSilently(unnotified.banId)
  await lift(unnotified.banId)
  expect((await correctionTo(unnotified.kofi))?.parts.decision).not.toContain(CORRECTED)

  const stillBanned = await aProposal()
  await confirmSilently(stillBanned.banId)
  await notifyBannedContacts(s.app, stillBanned.banId)
  await s.report(stillBanned.amara, stillBanned.kofiId, { reason: 'money' })
  const last = await s.decided(ife, await s.caseAbout(stillBanned.kofiId), {
    step: 'banned',
    reason: 'money',
  })
  await confirmSilently(last)
  await lift(stillBanned.banId)
  expect((await correctionTo(stillBanned.kofi))?.parts.decision).not.toContain(CORRECTED)
})

/** Records a successful appeal, because the database allows no other way to lift a ban. */
async function grantAppeal(decision_id: string) {
  const now = s.clock.now()
  await sql`
    with appeal_case as (
      insert into cases (kind, opened_at, waiting_since, due_at)
      values ('appeal', ${now}, ${now}, ${now}::timestamptz + interval '1 day') returning id
    )
    insert into appeals (decision_id, case_id, created_at)
    select ${decision_id}, id, ${now} from appeal_case`.execute(s.app.db)
  await s.app.db
    .updateTable('appeals')
    .set({ decided_by: second.id, decided_at: now, outcome: 'lifted' })
    .where('decision_id', '=', decision_id)
    .execute()
}
async function lift(id: string) {
  await grantAppeal(id)
  await s.app.db
    .transaction()
    .execute((tx) => liftDecision(s.app, tx, { id, by: second.id, wasAppealed: true, now: s.clock.now() }))
}
test.each([
  { isDeleted: false, reason: 'money' },
  { isDeleted: true, reason: 'money' },
  { isDeleted: false, reason: 'threats' },
] as const)(
  'of two bans of one member (%o) each contact is notified once, and corrected when the last is lifted',
  async ({ isDeleted, reason }) => {
    const { banId: first, kofiId, amara, women } = await aProposal()
    await confirmSilently(first)
    await notifyBannedContacts(s.app, first)
    await mailContacts(s.app)
    await s.report(amara, kofiId, { reason })
    const last = await s.decided(ife, await s.caseAbout(kofiId), { step: 'banned', reason })
    await confirmSilently(last)
    await notifyBannedContacts(s.app, last)
    await mailContacts(s.app)
    expect(await notifiedAbout(last)).toEqual([])
    if (isDeleted) await s.app.db.deleteFrom('users').where('id', '=', kofiId).execute()

    await lift(first)
    for (const ban of [first, last]) await notifyBannedContacts(s.app, ban)
    await mailContacts(s.app)
    expect(await notifiedAbout(first)).toEqual(women.toSorted())
    expect(await notifiedAbout(first, 'contact_cleared')).toEqual([])
    expect(await notifiedAbout(last)).toEqual([])
    expect(await subjectsTo(women[1]!)).toEqual(['A safety notice from Ndoa'])

    s.clock.forward(400 * DAY)
    await deleteOldWords(s.app)
    await lift(last)
    for (const ban of [first, last]) await notifyBannedContacts(s.app, ban)
    await mailContacts(s.app)
    expect(await notifiedAbout(first)).toEqual([])
    expect(await notifiedAbout(first, 'contact_cleared')).toEqual(women.toSorted())
    expect(await notifiedAbout(last, 'contact_cleared')).toEqual([])
    expect(await subjectsTo(women[1]!)).toEqual(['A safety notice from Ndoa', 'A correction from Ndoa'])
  },
)

test('a ban lifted after years is corrected, and its list of contacts is deleted a year later', async () => {
  const { banId, women } = await aProposal()
  await confirmSilently(banId)
  await s.app.db
    .updateTable('cases')
    .set({ closed_at: s.clock.now(), outcome: 'confirmed' })
    .where('subject_id', 'in', s.app.db.selectFrom('decisions').select('subject_id').where('id', '=', banId))
    .where('closed_at', 'is', null)
    .execute()
  await notifyBannedContacts(s.app, banId)
  const kept = async () =>
    (
      await s.app.db
        .selectFrom('contacts_notices')
        .select('decision_id')
        .where('decision_id', '=', banId)
        .execute()
    ).length
  s.clock.set(new Date(Date.now() + 800 * DAY))
  await deleteOldWords(s.app)
  await lift(banId)
  await deleteOldWords(s.app)
  await notifyBannedContacts(s.app, banId)
  expect(await notifiedAbout(banId, 'contact_cleared')).toEqual(women.toSorted())
  s.clock.set(new Date(Date.now() + 1_100 * DAY))
  await deleteOldWords(s.app)
  expect(await kept()).toBe(1)
  s.clock.set(new Date(Date.now() + 1_170 * DAY))
  await deleteOldWords(s.app)
  expect(await kept()).toBe(0)
})

test('a contact’s mail is sent once, even when the process stops after queueing it', async () => {
  const { banId, women } = await aProposal()
  await confirmSilently(banId)
  await notifyBannedContacts(s.app, banId)
  const send: typeof s.app.mail.send = async (mail, tx) => {
    await s.app.mail.send(mail, tx)
    throw new Error('killed')
  }
  await expect(mailContacts({ ...s.app, mail: { ...s.app.mail, send } })).rejects.toThrow('killed')
  await mailContacts(s.app)
  for (const woman of women) expect(await subjectsTo(woman)).toEqual(['A safety notice from Ndoa'])
})

/** A confirmed ban on a man who wrote to this many members, none of whom has been notified yet. */
async function aConfirmedBan(contacts: number) {
  const kofiId = await aMan(s.app)
  const amara = await aMember(s.app)
  await aMatch(s.app, kofiId, amara)
  await s.report(await s.as(amara), kofiId, { reason: 'money' })
  await sql`
    with people as (
      insert into users (id, name, email) select gen_random_uuid(), 'Selam', gen_random_uuid() || '@members.test'
      from generate_series(1, ${contacts}) returning id
    ), talks as (
      insert into matches (user1, user2, last_seq)
      select least(id, ${kofiId}::uuid), greatest(id, ${kofiId}::uuid), 1 from people returning id
    )
    insert into messages (match_id, sender_id, seq, content, client_message_id)
    select id, ${kofiId}, 1, 'Habari', id from talks`.execute(s.app.db)
  const banId = await s.decided(ife, await s.caseAbout(kofiId), { step: 'banned', reason: 'money' })
  await confirmSilently(banId)
  return banId
}

test('a new ban confirmed before the earlier one’s correction leaves contacts warned', async () => {
  const { banId: first, kofiId, amara, women } = await aProposal()
  await confirmSilently(first)
  await notifyBannedContacts(s.app, first)
  await s.report(amara, kofiId, { reason: 'money' })
  const last = await s.decided(ife, await s.caseAbout(kofiId), { step: 'banned', reason: 'money' })
  await grantAppeal(first)
  const lifting = { id: first, by: second.id, wasAppealed: true, now: s.clock.now() }
  await s.app.db.transaction().execute(async (tx) => {
    await liftDecision(s.app, tx, lifting)
    await sql`delete from outbox where kind = 'contacts_notice.due'`.execute(tx) // its listener would be slow
  })
  await confirm({ banId: last, seniorCase: await s.caseAbout(kofiId, 'ban') })
  for (const ban of [first, last]) await notifyBannedContacts(s.app, ban)
  expect(await notifiedAbout(first)).toEqual(women.toSorted())
  expect(await notifiedAbout(first, 'contact_cleared')).toEqual([])
  await lift(last)
  for (const ban of [first, last]) await notifyBannedContacts(s.app, ban)
  expect(await notifiedAbout(first, 'contact_cleared')).toEqual(women.toSorted())
  expect(await notifiedAbout(last, 'contact_cleared')).toEqual([])
})

test('lifting a ban stops its running notices, and only notified contacts get a correction', async () => {
  const banId = await aConfirmedBan(1_000)
  let batches = 0
  const now = () => {
    if (batches++ === 2) throw new Error('killed')
    return s.clock.now()
  }
  await expect(notifyBannedContacts({ ...s.app, clock: { now } }, banId)).rejects.toThrow('killed')
  expect((await notifiedAbout(banId)).length).toBeGreaterThanOrEqual(400) // the server may have notified the rest
  await lift(banId)
  await notifyBannedContacts(s.app, banId)
  expect(await notifiedAbout(banId)).toEqual([])
  const warned = await s.app.db
    .selectFrom('contacts_notice_recipients')
    .select('member_id')
    .where('decision_id', '=', banId)
    .where('kind', '=', 'warning')
    .execute()
  expect(await notifiedAbout(banId, 'contact_cleared')).toEqual(
    warned.map(({ member_id }) => member_id).toSorted(),
  )
})

test('10,000 contacts are notified once each while connections are cut 20 times', async () => {
  const banId = await aConfirmedBan(10_000)
  let done = false
  const killing = cutConnections(20, () => done)
  const finished = async () => {
    for (;;) {
      try {
        return await notifyBannedContacts(s.app, banId)
      } catch {
        await sleep(20)
      }
    }
  }
  await finished()
  done = true
  expect(await killing).toBe(20)
  const notified = await notifiedAbout(banId)
  expect([notified.length, new Set(notified).size]).toEqual([10_000, 10_000])
  const { count } = await s.app.db
    .selectFrom('contacts_notice_recipients')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('decision_id', '=', banId)
    .where('told_at', 'is not', null)
    .executeTakeFirstOrThrow()
  expect(count).toBe(10_000)
})

/**
 * Terminates connections that write to the notice table, until it has done so `times` times. Filters by database,
 * because the table has the same id in every copy of the template. @returns how often it has done so
 */
async function cutConnections(times: number, isDone: () => boolean): Promise<number> {
  const random = testRandom()
  const killer = new Client({ connectionString: s.app.pool.options.connectionString })
  await killer.connect()
  let cut = 0
  while (cut < times && !isDone()) {
    await sleep(20 + random.next() * 60)
    const { rowCount } = await killer.query(`
      select pg_terminate_backend(l.pid) from pg_locks l
      join pg_database d on d.oid = l.database and d.datname = current_database()
      where l.relation = 'contacts_notice_recipients'::regclass and l.mode = 'RowExclusiveLock'`)
    if (rowCount) cut++
  }
  await killer.end()
  return cut
}
