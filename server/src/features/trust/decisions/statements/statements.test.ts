import { randomUUID } from 'node:crypto'
import { REPORT_REASONS } from '@ndoa/contract/dating/choices'
import type { Notification } from '@ndoa/contract/notifications/notifications'
import { COMMUNITY_RULES } from '@ndoa/contract/trust/community-rules'
import { STATEMENT_PARTS } from '@ndoa/contract/trust/decision-rules'
import type { StatementWords } from '@ndoa/contract/trust/statements'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aMember, aPhoto } from '../../../../../test/members.ts'
import { columnsContaining } from '../../../../../test/planted-words.ts'
import { repeats } from '../decide/reporter-words.ts'
import { type DecisionServer, type Desk, decisionServer } from '../testing/decision-server.ts'
import { statementWords } from './statement-words.ts'
import { statementsWithAppeals } from './statements.ts'

let s: DecisionServer
let ife: Desk
beforeAll(async () => {
  s = await decisionServer()
  ife = await s.aDesk({ is_senior: true })
})
afterAll(() => s.close())
beforeEach(() => s.clock.set(new Date()))

const POLLING = { interval: 100 }
const notifications = async (who: { get: DecisionServer['visitor']['get'] }) =>
  (await who.get<{ data: Notification[] }>('/functions/v1/get-notifications')).body.data

test.each([
  { step: 'advice' },
  { step: 'content_removed', content: { bio: true } },
  { step: 'slowed', days: 3 },
  { step: 'suspended', days: 7 },
  { step: 'banned' },
] as const)(
  '$step: within a minute the person has a statement with all seven parts, and each reporter an outcome',
  async (step) => {
    const { kofiId, kofi, amara, caseId } = await s.aReportedMember()
    await s.app.db.updateTable('profiles').set({ bio: 'Rude words' }).where('user_id', '=', kofiId).execute()
    const zainab = await s.as(await aMember(s.app))
    await s.report(zainab, kofiId)
    const id = await s.decided(ife, caseId, step)
    const [statement] = await s.statements(kofi)
    const { applied_at } = await s.decisionRow(id)
    expect(new Date(statement!.created_at)).toEqual(applied_at)
    expect(Object.keys(statement!.parts)).toEqual([...STATEMENT_PARTS])
    for (const part of STATEMENT_PARTS)
      expect([part, statement!.parts[part]]).toEqual([part, expect.stringMatching(/^(?!.* {2}).{21,}$/s)])
    for (const reporter of [amara, zainab]) {
      expect(await s.ownReports(reporter)).toMatchObject([{ state: 'breach' }])
      await vi.waitFor(
        async () => expect(await notifications(reporter)).toMatchObject([{ type: 'safety' }]),
        POLLING,
      )
      expect(JSON.stringify([await s.ownReports(reporter), await notifications(reporter)])).not.toMatch(
        /suspend|ban|slow|strike|removed|advice/i,
      )
    }
    await vi.waitFor(async () => expect(await s.mailsTo(kofiId)).toHaveLength(1), POLLING)
    const [mail] = await s.mailsTo(kofiId)
    expect(mail?.body).toContain(statement!.parts.rule)
    expect(mail?.body).not.toContain('You sent pictures that nobody asked for.')
    expect(mail?.body).not.toContain('Rude words')
  },
  90_000,
)

test('a case without a breach notifies its reporters and not the member', async () => {
  const { kofiId, kofi, amara, caseId } = await s.aReportedMember()
  await s.decided(ife, caseId, { step: 'none' })
  expect(await s.ownReports(amara)).toMatchObject([{ state: 'no_breach' }])
  await vi.waitFor(async () => expect(await notifications(amara)).toHaveLength(1), POLLING)
  expect(await s.statements(kofi)).toEqual([])
  expect(await s.mailsTo(kofiId)).toEqual([])
})

test('the sent statement equals the preview', async () => {
  const { kofi, caseId, messageIds } = await s.aReportedMember()
  await s.lease(caseId, ife)
  const body = {
    case_id: caseId,
    step: 'suspended',
    days: 7,
    reason: 'sexual',
    facts: 'You sent three messages that are sexual.',
    departure: 'A pattern.',
    content: { message_ids: messageIds.slice(0, 1) },
  } as const
  const preview = (await s.post(ife, 'preview-statement', body)).body.data as unknown as {
    statement: StatementWords
    suggested: object
  }
  expect(preview.suggested).toEqual({ step: 'content_removed', days: null })
  expect(preview.statement.quotes).toMatchObject([
    { kind: 'message', text: expect.stringContaining('Words of Kofi') },
  ])
  await s.post(ife, 'decide-case', body)
  await s.pass()
  expect(await s.statements(kofi)).toMatchObject([preview.statement])
})

test('a member with fewer than five contacts reads of removed photos and texts, but not of messages', async () => {
  const { kofi, kofiId, caseId, messageIds } = await s.aReportedMember({ people: 4 })
  const photo = await aPhoto(s.app, kofiId)
  const bio = 'Rich man, call me on 0803 555 0123'
  await s.app.db.updateTable('profiles').set({ bio }).where('user_id', '=', kofiId).execute()
  await s.decided(ife, caseId, {
    step: 'content_removed',
    facts: 'Your second photo and your text show a number, which you also sent her.',
    content: { message_ids: [messageIds[0]!], photo_ids: [photo], bio: true },
  })
  const [statement] = await s.statements(kofi)
  expect(statement!.quotes).toEqual([
    { kind: 'bio', text: bio, photo_id: null },
    { kind: 'photo', text: null, photo_id: photo },
  ])
  expect(statement!.parts.facts).toMatch(/^In the week of/)
  expect(JSON.stringify(statement)).not.toMatch(/sent her|Words of Kofi/)
})

test('a member with fewer than five contacts reads the rule and the week, without quotes or dates', async () => {
  const { kofi, caseId, messageIds } = await s.aReportedMember({ people: 4 })
  await s.decided(ife, caseId, {
    step: 'content_removed',
    facts: 'On 3 May you wrote to her about a hotel.',
    content: { message_ids: [messageIds[0]!] },
  })
  const [statement] = await s.statements(kofi)
  expect(statement!.quotes).toEqual([])
  expect(statement!.parts.facts).toMatch(/^In the week of \d+ \w+ \d{4} we found/)
  expect(JSON.stringify(statement)).not.toMatch(/hotel|3 May|Words of Kofi/)
})

test('the statement names a report or a program as its origin, truthfully', async () => {
  const reported = await s.aReportedMember()
  await s.decided(ife, reported.caseId, { step: 'advice' })
  expect((await s.statements(reported.kofi))[0]?.parts).toMatchObject({
    source: expect.stringContaining('reported'),
    automation: expect.stringContaining('No program'),
  })
  const found = await s.aReportedMember()
  await s.app.db.deleteFrom('reports').where('case_id', '=', found.caseId).execute()
  await s.decided(ife, found.caseId, { step: 'advice' })
  expect((await s.statements(found.kofi))[0]?.parts).toMatchObject({
    source: expect.stringContaining('No one reported'),
    automation: expect.stringContaining('A program'),
  })
})

test('no answer, mail or archive shows the member anything about a reporter', async () => {
  const word = `zx${randomUUID().slice(0, 8)}`
  const { kofiId, kofi, amaraId, caseId } = await s.aReportedMember({
    details: `${word} he asked me to come to his hotel room`,
  })
  await s.app.db
    .updateTable('profiles')
    .set({ full_name: `Planted${word} Okafor`, display_name: `Planted${word}` })
    .where('user_id', '=', amaraId)
    .execute()
  await s.lease(caseId, ife)
  for (const facts of [
    'You asked somebody, as she says: "asked me to come to his hotel".',
    `You wrote to Planted${word}.`,
  ]) {
    const refused = await s.decide(ife, caseId, { step: 'suspended', days: 3, facts })
    expect([refused.status, Object.keys(refused.body.data?.fields ?? {})]).toEqual([422, ['facts']])
  }
  await s.decided(ife, caseId, { step: 'suspended', days: 3, departure: word })
  await vi.waitFor(async () => expect(await s.mailsTo(kofiId)).toHaveLength(1), POLLING)
  const seen = JSON.stringify([
    await s.statements(kofi),
    await s.mailsTo(kofiId),
    await statementsWithAppeals(s.app, kofiId),
  ])
  expect(seen).not.toContain(word)
  expect(await columnsContaining(s.app, word)).toEqual(['public.profiles'])
})

test('five consecutive words, a short line, a number or a first name identify a reporter, single words do not', () => {
  const reporter = {
    names: ['Amara', 'Anne-Marie', 'N’Golo', 'Zoé', 'Ade'],
    texts: ['He asked me for my bank card twice.', 'Call me tomorrow!', 'My number is +234 8035550123', 'Ok'],
  }
  for (const text of [
    'He asked ME, for my money',
    'You wrote to amara',
    'You insulted Amara’s mother',
    'You wrote to Anne-Marie.',
    'You wrote to Anne Marie.',
    'You wrote to ANNE‑MARIE.',
    'You wrote to AnneMarie.',
    'You asked Marie for money.',
    "You asked N'Golo for money.",
    'You asked Nʼgolo for money.',
    'You asked Ngolo for money.',
    'You asked Zoe for money.',
    'You asked Zoé for money.',
    'She wrote “call me tomorrow” to you',
    'You called 8035550123.',
  ])
    expect([text, repeats(text, reporter)]).toEqual([text, true])
  for (const text of [
    'You asked for a bank card.',
    'That is not ok.',
    'You said to call you.',
    'You made a promise.',
  ])
    expect([text, repeats(text, reporter)]).toEqual([text, false])
})

test('a statement quotes the member’s own lines and not the reporter’s', async () => {
  const { kofiId, amara, amaraId, messageIds } = await s.aReportedMember()
  const { match_id } = await s.app.db
    .selectFrom('messages')
    .select('match_id')
    .where('id', '=', messageIds[0]!)
    .executeTakeFirstOrThrow()
  const lines = [
    [amaraId, 'My sister in Kumasi sells fabric at the central market'],
    [kofiId, 'Come to my hotel tonight or I will tell everybody'],
  ] as const
  for (const [i, [sender_id, content]] of lines.entries())
    await s.app.db
      .insertInto('messages')
      .values({
        match_id,
        sender_id,
        seq: i + 2,
        content,
        client_message_id: randomUUID(),
        created_at: s.clock.now(),
      })
      .execute()
  await s.app.db.updateTable('matches').set({ last_seq: 3 }).where('id', '=', match_id).execute()
  await s.report(amara, kofiId, { surface: 'message', message_ids: [messageIds[0]] })
  const caseId = await s.caseAbout(kofiId)
  await s.lease(caseId, ife)
  const decide = (facts: string) => s.decide(ife, caseId, { step: 'suspended', days: 3, facts })
  const refused = await decide('You mocked somebody who sells fabric at the central market.')
  expect([refused.status, Object.keys(refused.body.data?.fields ?? {})]).toEqual([422, ['facts']])
  expect((await decide('You wrote: “Come to my hotel tonight or I will tell everybody”.')).status).toBe(200)
})

test('only the member concerned reads a statement, even while suspended', async () => {
  const { kofi, caseId, amara } = await s.aReportedMember()
  await s.decided(ife, caseId, { step: 'suspended', days: 7 })
  const [statement] = await s.statements(kofi)
  expect(statement).toMatchObject({ is_active: true, ends_at: expect.any(String), appeal: null })
  expect(await s.statements(amara)).toEqual([])
  const appeal = { statement_id: statement!.id, text: 'Please look again.' }
  const foreign = await amara.post('/functions/v1/appeal-statement', appeal)
  const madeUp = await amara.post('/functions/v1/appeal-statement', { ...appeal, statement_id: randomUUID() })
  expect([foreign.status, foreign.text]).toEqual([404, madeUp.text])
  expect((await s.visitor.get('/functions/v1/get-statements')).status).toBe(401)
  const unconfirmed = await s.as(await aMember(s.app, { user: { email_verified: false } }))
  expect((await unconfirmed.get('/functions/v1/get-statements')).status).toBe(200)
  expect((await (await s.asStaff(ife.id)).get('/functions/v1/get-statements')).status).toBe(403)
})

test('a statement follows decisions by moderators and administrators at once', async () => {
  const [moderator, admin] = [await s.aDesk(), await s.aDesk({ role: 'admin' })]
  for (const desk of [moderator, admin]) {
    const { kofi, caseId } = await s.aReportedMember({ people: 1 })
    await s.decided(desk, caseId, { step: 'suspended', days: 30 })
    expect(await s.statements(kofi)).toHaveLength(1)
  }
})

test('a statement uses the words of the public rules page', () => {
  for (const reason of REPORT_REASONS) {
    const { parts } = statementWords('en', {
      step: 'advice',
      days: null,
      reason,
      facts: 'What happened.',
      quotes: [],
      wasReported: true,
      foundByProgram: false,
      fewPeople: false,
      openedAt: s.clock.now(),
    })
    const { title, rule } = COMMUNITY_RULES[reason]
    expect(parts.rule).toBe(`Community Rules, “${title}”: ${rule}`)
  }
})

test('a statement refused by the address is sent once by text message', async () => {
  const phone = '+2348031234567'
  const { kofiId, caseId } = await s.aReportedMember()
  await s.app.db
    .updateTable('users')
    .set({ phone, phone_confirmed_at: new Date() })
    .where('id', '=', kofiId)
    .execute()
  await s.app.db
    .insertInto('mail_bounces')
    .values({ user_id: kofiId, address: `${kofiId}@members.test`, kind: 'hard', at: new Date() })
    .execute()
  await sql`create sequence tries`.execute(s.app.db)
  await sql`create function lose() returns trigger language plpgsql as $$ begin
    if nextval('tries') = 1 then raise 'the connection is lost'; end if; return null; end $$`.execute(
    s.app.db,
  )
  await sql`create constraint trigger lose after update of sent_at on statements
    initially deferred for each row execute function lose()`.execute(s.app.db)
  await s.decided(ife, caseId, { step: 'advice' })
  const texts = () =>
    s.app.db.selectFrom('development_outbox').selectAll().where('recipient', '=', phone).execute()
  const unsent = s.app.db.selectFrom('statements').select('id').where('sent_at', 'is', null)
  await vi.waitFor(
    async () => expect(await unsent.where('member_id', '=', kofiId).execute()).toEqual([]),
    POLLING,
  )
  await sql`drop function lose cascade`.execute(s.app.db)
  expect(await texts()).toMatchObject([{ channel: 'sms' }])
  expect(await s.mailsTo(kofiId)).toEqual([])
})
