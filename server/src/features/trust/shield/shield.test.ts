import { randomUUID } from 'node:crypto'
import type { Conversation, Message } from '@ndoa/contract/dating/messaging'
import type { ServerEvent } from '@ndoa/contract/realtime'
import type { CaseView } from '@ndoa/contract/trust/cases'
import { STATEMENT_PARTS } from '@ndoa/contract/trust/decision-rules'
import type { Statement } from '@ndoa/contract/trust/statements'
import { Client as Connection } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Client, type TestApp, testApp } from '../../../../test/app.ts'
import { aMan, aMatch, aMember } from '../../../../test/members.ts'
import { aStaffMember } from '../../../../test/staff.ts'
import { createLog } from '../../../platform/log.ts'
import { transaction } from '../../../platform/outbox.ts'
import { screenConversations } from './screen-conversations.ts'
import { screenMessage, THRESHOLDS } from './screening/index.ts'
import { deleteOldScreening, screenMissedMessages } from './shield.jobs.ts'
import { endStopOfCase } from './stops.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const STORY = 'My mother is in hospital since yesterday'
const ASK = 'Can you send me 300 dollars? I will pay you back'

let t: TestApp
let sentEvents: { to: string; event: ServerEvent }[]
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => {
  sentEvents = []
  t.clock.set(new Date())
  vi.spyOn(t.app.realtime, 'broadcast').mockImplementation((to, event) => {
    sentEvents.push(...to.map((one) => ({ to: one, event: event as ServerEvent })))
  })
})
afterEach(() => vi.restoreAllMocks())

type Person = Client & { id: string }
interface Reply {
  data: Message
  error?: string
  message?: string
}
const signedIn = async (id: string): Promise<Person> => ({ ...(await t.as(id)), id })
const aWoman = async () => signedIn(await aMember(t.app))
const aSender = async () => signedIn(await aMan(t.app))
const send = (who: Person, match_id: string, content: string, client_message_id: string = randomUUID()) =>
  who.post<Reply>('/functions/v1/send-message', { match_id, content, client_message_id })
const screen = (...matchIds: string[]) => screenConversations(t.app, matchIds)

async function aPair() {
  const [amara, kofi] = await Promise.all([aWoman(), aSender()])
  return { amara, kofi, matchId: await aMatch(t.app, amara.id, kofi.id) }
}

/** Sends and screens one message after another. */
async function sendAndScreen(who: Person, matchId: string, ...contents: string[]) {
  for (const content of contents) {
    expect((await send(who, matchId, content)).status).toBe(200)
    await screen(matchId)
  }
}

async function cautionFor({ id, post }: Person, match_id: string) {
  const { body } = await post<{ data: Conversation[] }>('/functions/v1/get-conversations', {
    user_id: id,
    match_id,
  })
  return body.data.find((one) => one.match_id === match_id)?.caution
}
const eventsFor = (memberId: string) =>
  sentEvents
    .filter(({ to, event }) => to === memberId && /caution|question/.test(event.type))
    .map(({ event }) => event)
const stopOf = (memberId: string) =>
  t.app.db.selectFrom('shield_pauses').selectAll().where('member_id', '=', memberId).executeTakeFirst()

/** A member stopped after three asks in one conversation. */
async function aStoppedMember() {
  const pair = await aPair()
  await sendAndScreen(pair.kofi, pair.matchId, STORY, ASK, ASK, ASK)
  return pair
}

test('a member who is asked for money sees a banner, which the sender’s answers do not mention', async () => {
  const { amara, kofi, matchId } = await aPair()
  await send(kofi, matchId, STORY)
  const answer = await send(kofi, matchId, ASK)
  await expect
    .poll(() => eventsFor(amara.id))
    .toEqual([{ type: 'conversation.caution', match_id: matchId, caution: 'money' }])
  expect(await cautionFor(amara, matchId)).toBe('money')

  expect(eventsFor(kofi.id)).toEqual([{ type: 'conversation.question', match_id: matchId }])
  expect(await cautionFor(kofi, matchId)).toBeNull()
  expect(JSON.stringify(answer.body)).not.toMatch(/caution|shield|signal|score/)
})

test('an honest conversation causes no banner, question or pause', async () => {
  const { amara, kofi, matchId } = await aPair()
  await sendAndScreen(
    kofi,
    matchId,
    'Good evening, how was church?',
    'We paid 11 cows of lobola for my brother’s wife',
    'I send 150 pounds to my mother every month',
  )
  expect(eventsFor(amara.id)).toEqual([])
  expect(await cautionFor(amara, matchId)).toBeNull()
  expect(await stopOf(kofi.id)).toBeUndefined()
})

test('the third ask slows the sender for 14 days, with a case due in four hours', async () => {
  const { kofi, matchId } = await aPair()
  await sendAndScreen(kofi, matchId, STORY, ASK, ASK)
  expect(await stopOf(kofi.id)).toBeUndefined()
  await sendAndScreen(kofi, matchId, ASK, ASK)
  const stop = await stopOf(kofi.id)
  expect(stop!.until.getTime() - stop!.since.getTime()).toBe(14 * 24 * HOUR)
  const cases = await t.app.db.selectFrom('cases').selectAll().where('subject_id', '=', kofi.id).execute()
  expect(cases).toMatchObject([{ id: stop!.case_id, kind: 'shield' }])
  expect(cases[0]!.due_at.getTime() - cases[0]!.opened_at.getTime()).toBe(4 * HOUR)
})

test('a member who discusses a stranger’s request with three matches is not stopped', async () => {
  const amara = await aWoman()
  for (const question of [
    `Is this a scam? He wrote: ${ASK}`,
    `He wrote “${ASK}” – what do you think?`,
    `Somebody texted me: ${ASK}`,
  ]) {
    const friend = await aSender()
    await sendAndScreen(amara, await aMatch(t.app, amara.id, friend.id), question, question)
    expect(eventsFor(friend.id)).toEqual([])
  }
  expect(await stopOf(amara.id)).toBeUndefined()
})

test('a slowed member continues existing conversations, and reads the end of the limit on new ones', async () => {
  const { kofi, matchId } = await aStoppedMember()
  const [zuri, adaeze] = await Promise.all([aWoman(), aWoman()])
  const [withZuri, withAdaeze] = [
    await aMatch(t.app, kofi.id, zuri.id),
    await aMatch(t.app, kofi.id, adaeze.id),
  ]
  const refused = await send(kofi, withZuri, 'Hello Zuri')
  expect(refused).toMatchObject({ status: 409, body: { error: 'messaging.slowed' } })
  const day = (await stopOf(kofi.id))!.until.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  expect(refused.body.message).toContain(`until ${day}`)
  expect((await send(kofi, matchId, 'Good night')).status).toBe(200)
  expect((await send(adaeze, withAdaeze, 'Hello Kofi')).status).toBe(200)
  expect((await send(kofi, withAdaeze, 'Hello Adaeze')).status).toBe(200)

  t.clock.forward(14 * 24 * HOUR)
  expect((await send(kofi, withZuri, 'Hello again')).status).toBe(200)
})

test('a slowed member gets a statement in seven parts with an objection, and no trace remains afterwards', async () => {
  const { kofi } = await aStoppedMember()
  const stop = (await stopOf(kofi.id))!
  const statements = async () =>
    (await kofi.get<{ data: Statement[] }>('/functions/v1/get-statements')).body.data
  await expect.poll(statements).toHaveLength(1)
  const [statement] = await statements()
  expect(statement).toMatchObject({
    kind: 'pause',
    step: 'slowed',
    created_at: stop.since.toISOString(),
    ends_at: stop.until.toISOString(),
    is_active: true,
    quotes: [],
  })
  for (const part of STATEMENT_PARTS) expect(statement?.parts[part].length, part).toBeGreaterThan(30)
  expect(statement?.parts.automation).toMatch(/A program found this, and it set this restriction by itself/)
  expect(statement?.parts.appeal).toMatch(/ask for a second look here.*court/)
  const mails = () =>
    t.app.db
      .selectFrom('development_outbox')
      .select('subject')
      .where('recipient', '=', `${kofi.id}@members.test`)
      .execute()
  await expect.poll(mails).toEqual([{ subject: 'About your Ndoa account' }])

  await t.app.db
    .updateTable('cases')
    .set({ closed_at: t.clock.now(), outcome: 'no_breach' })
    .where('id', '=', stop.case_id ?? '')
    .execute()
  await transaction(t.app, (tx) => endStopOfCase(tx, stop.case_id ?? ''))
  expect(await statements()).toMatchObject([{ kind: 'pause', is_active: false }])
})

test('a stopped member objects once before the decision, and the moderator reads it at the next look', async () => {
  const { kofi } = await aStoppedMember()
  const { case_id } = (await stopOf(kofi.id))!
  const statements = async () =>
    (await kofi.get<{ data: Statement[] }>('/functions/v1/get-statements')).body.data
  await expect.poll(statements).toMatchObject([{ appeal: null, appeal_until: expect.any(String) }])
  const [statement] = await statements()
  const ife = await t.asStaff((await aStaffMember(t.app)).id)
  const look = async () =>
    (await ife.post<{ data: CaseView }>('/functions/v1/get-case', { case_id })).body.data.objection
  await ife.post('/functions/v1/take-case', { case_id })
  expect(await look()).toBeNull()
  const object = (who: Person) =>
    who.post<Reply>('/functions/v1/appeal-statement', {
      statement_id: statement?.id,
      text: 'She asked me first.',
    })
  expect((await object(await aWoman())).body.error).toBe('request.not_found')
  expect((await object(kofi)).status).toBe(200)
  expect((await object(kofi)).body.error).toBe('statements.appealed')
  expect(await statements()).toMatchObject([{ appeal: { state: 'open' }, appeal_until: null }])
  const decide = { case_id, step: 'none', facts: '' }
  expect((await ife.post<Reply>('/functions/v1/decide-case', decide)).body.error).toBe('decisions.unseen')
  expect(await look()).toBe('She asked me first.')
  await t.app.db
    .updateTable('cases')
    .set({ closed_at: t.clock.now(), outcome: 'no_breach' })
    .where('id', '=', case_id ?? '')
    .execute()
  await transaction(t.app, (tx) => endStopOfCase(tx, case_id ?? ''))
  expect(await statements()).toMatchObject([{ appeal: { state: 'lifted' }, is_active: false }])
})

test('an objection after a look renews the case’s due time', async () => {
  const { kofi } = await aStoppedMember()
  const { case_id } = (await stopOf(kofi.id))!
  const statements = async () =>
    (await kofi.get<{ data: Statement[] }>('/functions/v1/get-statements')).body.data
  await expect.poll(statements).toHaveLength(1)
  const statement_id = (await statements())[0]?.id
  const times = () =>
    t.app.db
      .selectFrom('cases')
      .select(['waiting_since', 'due_at'])
      .where('id', '=', case_id)
      .executeTakeFirstOrThrow()
  const ife = await t.asStaff((await aStaffMember(t.app)).id)
  for (const call of ['take-case', 'get-case']) await ife.post(`/functions/v1/${call}`, { case_id })
  t.clock.forward(5 * HOUR)
  const queries = t.clock.now().getTime()
  await kofi.post('/functions/v1/appeal-statement', { statement_id, text: 'She asked me first.' })
  const { waiting_since, due_at } = await times()
  expect(waiting_since.getTime()).toBeGreaterThanOrEqual(queries)
  expect(due_at.getTime() - waiting_since.getTime()).toBe(4 * HOUR)
})

test('an objection to a decided stop is refused', async () => {
  const { kofi } = await aStoppedMember()
  const { case_id } = (await stopOf(kofi.id))!
  const statements = async () =>
    (await kofi.get<{ data: Statement[] }>('/functions/v1/get-statements')).body.data
  await expect.poll(statements).toHaveLength(1)
  const [statement] = await statements()
  const ife = await t.asStaff((await aStaffMember(t.app)).id)
  for (const call of ['take-case', 'get-case']) await ife.post(`/functions/v1/${call}`, { case_id })
  const decide = { case_id, step: 'none', facts: '' }
  expect((await ife.post<Reply>('/functions/v1/decide-case', decide)).status).toBe(200)
  const objection = { statement_id: statement?.id, text: 'She asked me first.' }
  const object = async () => (await kofi.post<Reply>('/functions/v1/appeal-statement', objection)).body.error
  expect(await object()).toBe('request.not_found')
  expect(await statements()).toMatchObject([{ appeal: null }])
})

test('an expired stop cannot be objected to, and its end causes no notice', async () => {
  const { kofi } = await aStoppedMember()
  const statements = async () =>
    (await kofi.get<{ data: Statement[] }>('/functions/v1/get-statements')).body.data
  await expect.poll(statements).toHaveLength(1)
  const [statement] = await statements()
  t.clock.forward(15 * 24 * HOUR)
  const objection = { statement_id: statement?.id, text: 'She asked me first.' }
  expect((await kofi.post<Reply>('/functions/v1/appeal-statement', objection)).body.error).toBe(
    'request.not_found',
  )
})

test('asks count for 14 days each', async () => {
  const { kofi, matchId } = await aPair()
  const isStopped = async () => (await stopOf(kofi.id)) !== undefined
  await sendAndScreen(kofi, matchId, STORY, ASK)
  t.clock.forward(10 * DAY)
  await sendAndScreen(kofi, matchId, ASK)
  t.clock.forward(6 * DAY)
  await sendAndScreen(kofi, matchId, ASK) // the first ask is 16 days old
  expect(await isStopped()).toBe(false)
  t.clock.forward(1 * DAY)
  await sendAndScreen(kofi, matchId, ASK)
  expect(await isStopped()).toBe(true)
})

test('a conversation quiet for a month does not count as new', async () => {
  const { amara, kofi, matchId } = await aPair()
  for (let i = 0; i < 12; i++) await sendAndScreen(kofi, matchId, `Good morning, it is day ${i} here`)
  const { db } = t.app
  const then = new Date(t.clock.now().getTime() - 31 * DAY)
  await db.updateTable('messages').set({ created_at: then }).where('match_id', '=', matchId).execute()
  await db
    .updateTable('shield_conversations')
    .set({ updated_at: then })
    .where('match_id', '=', matchId)
    .execute()
  await deleteOldScreening(t.app)
  await sendAndScreen(kofi, matchId, CONTACT)
  expect(await cautionFor(amara, matchId)).toBeNull()
  const kept = await t.app.db
    .selectFrom('shield_conversations')
    .select(['opener', 'state'])
    .where('match_id', '=', matchId)
    .execute()
  expect(kept).toMatchObject([{ opener: null, state: { messages: 13 } }])
})

test('more messages than one transaction takes are all screened', async () => {
  const { kofi, matchId } = await aPair()
  await t.app.pool.query(
    `insert into messages (match_id, seq, sender_id, client_message_id, content)
     select $1, nth, $2, gen_random_uuid(), 'Good morning ' || nth from generate_series(1, 450) nth`,
    [matchId, kofi.id],
  )
  await t.app.pool.query('update matches set last_seq = 450, last_message_at = now() where id = $1', [
    matchId,
  ])
  await screen(matchId)
  const kept = await t.app.db
    .selectFrom('shield_conversations')
    .select(['screened_seq', 'state'])
    .where('match_id', '=', matchId)
    .execute()
  expect(kept).toMatchObject([{ screened_seq: 450, state: { messages: 450 } }])
})

test('the states of many messages’ senders are read in one query', async () => {
  const [kofi, juma] = await Promise.all([aSender(), aSender()])
  vi.spyOn(t.app.shield, 'screen').mockImplementation(() => {})
  const matchIds: string[] = []
  for (const man of [kofi, juma])
    for (const _ of [1, 2, 3, 4]) {
      const matchId = await aMatch(t.app, man.id, (await aWoman()).id)
      matchIds.push(matchId)
      for (const content of ['Hello', STORY, ASK]) await send(man, matchId, content)
    }
  const queries = vi.spyOn(Connection.prototype, 'query')
  await screen(...matchIds)
  // Other conversations' queries are not counted.
  const isOfThese = (query: unknown) =>
    [...matchIds, kofi.id].some((id) => JSON.stringify(query).includes(id))
  const reads = queries.mock.calls.filter(
    (call) =>
      /opener.*from shield_conversations/s.test(
        typeof call[0] === 'string' ? call[0] : (call[0] as { text: string }).text,
      ) && isOfThese(call),
  )
  expect(reads).toHaveLength(2) // one for the conversations, and one for the senders
  expect([await stopOf(kofi.id), await stopOf(juma.id)]).not.toContain(undefined)
})

test('an ask to a second person warns at once, and others’ asks count for the third hit', async () => {
  const kofi = await aSender()
  const levels: (string | null | undefined)[] = []
  for (const _ of [1, 2, 3]) {
    const woman = await aWoman()
    const matchId = await aMatch(t.app, kofi.id, woman.id)
    await sendAndScreen(kofi, matchId, 'Hello', ASK)
    levels.push(await cautionFor(woman, matchId))
  }
  expect(levels.slice(1)).toEqual(['money', 'money'])
  expect(await stopOf(kofi.id)).toBeDefined()
})

test('pressure for money without a request warns the second recipient', async () => {
  const pressing =
    "The registration at the tribunal is 680, she can take it by Mukuru or MoneyGram. I've done mine. Yours needs to come from your own name or else it looks like I bought you"
  const { found, score } = screenMessage(pressing)
  expect(found.map(({ kind }) => kind)).toEqual(['pressure'])
  expect(score).toBeGreaterThan(THRESHOLDS.scoreOfPart)
  const kofi = await aSender()
  const cautions: (string | null | undefined)[] = []
  for (const _ of [1, 2]) {
    const woman = await aWoman()
    const matchId = await aMatch(t.app, kofi.id, woman.id)
    await sendAndScreen(kofi, matchId, pressing)
    cautions.push(await cautionFor(woman, matchId))
  }
  expect(cautions[1]).toBe('money')
})

const OPENER = 'Hello beautiful, your smile made my whole day, tell me what you love most about home'
const CONTACT = 'Text me on WhatsApp, my number is +234 803 555 0123'

async function openToFive(kofi: Person, opener = OPENER) {
  const cautions: unknown[] = []
  for (const _ of [1, 2, 3, 4, 5]) {
    const woman = await aWoman()
    const matchId = await aMatch(t.app, kofi.id, woman.id)
    await sendAndScreen(kofi, matchId, opener, CONTACT)
    cautions.push(await cautionFor(woman, matchId))
  }
  return cautions
}

test('the same opener to five people turns a contact into a warning', async () => {
  expect(await openToFive(await aSender())).toEqual(['contact', 'contact', 'contact', 'contact', 'money'])
})

test.each([
  ['en', 'How has your week been so far?'],
  ['fr', 'Nous avons une langue en commun\u00a0: swahili. De qui la tenez-vous\u202f?'],
  ['ar', 'كلانا يتكلم \u2068الماندينكا\u2069. ممن تعلمتها؟'],
])('an unaltered opener offered in %s is no signal', async (_, opener) => {
  expect(await openToFive(await aSender(), opener)).toEqual(Array.from({ length: 5 }, () => 'contact'))
})

test('a script after an offered opener counts as the opener', async () => {
  const kofi = await aSender()
  const cautions: unknown[] = []
  for (const _ of [1, 2, 3, 4, 5]) {
    const woman = await aWoman()
    const matchId = await aMatch(t.app, kofi.id, woman.id)
    await sendAndScreen(kofi, matchId, 'How has your week been so far?', OPENER, CONTACT)
    cautions.push(await cautionFor(woman, matchId))
  }
  expect(cautions).toEqual(['contact', 'contact', 'contact', 'contact', 'money'])
})

test('an offered opener with an addition is the sender’s own', async () => {
  const opener = 'How has your week been so far? Mine was very good'
  expect((await openToFive(await aSender(), opener)).at(-1)).toBe('money')
})

test('a message counts once, regardless of repeats', async () => {
  const { amara, kofi, matchId } = await aPair()
  await sendAndScreen(kofi, matchId, STORY)
  const id = randomUUID()
  for (const _ of [1, 2, 3, 4]) {
    await send(kofi, matchId, ASK, id)
    await Promise.all([screen(matchId), screen(matchId)])
  }
  expect(eventsFor(amara.id)).toHaveLength(1)
  expect(await stopOf(kofi.id)).toBeUndefined()
})

test('the job screens messages left by a stopped process', async () => {
  const { amara, kofi, matchId } = await aPair()
  vi.spyOn(t.app.shield, 'screen').mockImplementation(() => {})
  await send(kofi, matchId, STORY)
  await send(kofi, matchId, ASK)
  await t.app.db.deleteFrom('shield_conversations').where('match_id', '=', matchId).execute()
  await screenMissedMessages(t.app)
  expect(await cautionFor(amara, matchId)).toBe('money')
})

test('a case without a breach lifts the stop, removes the banner and clears the counts', async () => {
  const { amara, kofi, matchId } = await aStoppedMember()
  const { case_id } = (await stopOf(kofi.id))!
  const closed = { closed_at: t.clock.now(), outcome: 'no_breach' }
  await t.app.db
    .updateTable('cases')
    .set(closed)
    .where('id', '=', case_id ?? '')
    .execute()
  await transaction(t.app, (tx) => endStopOfCase(tx, case_id ?? ''))
  const next = await aMatch(t.app, kofi.id, (await aWoman()).id)
  expect((await send(kofi, next, 'Hello')).status).toBe(200)
  expect(await cautionFor(amara, matchId)).toBeNull()
  await sendAndScreen(kofi, matchId, ASK)
  expect((await stopOf(kofi.id))!.lifted_at).not.toBeNull()
})

test('no recipient is warned of a message held from them', async () => {
  const { amara, kofi, matchId } = await aPair()
  vi.spyOn(t.app.shield, 'screen').mockImplementation(() => {})
  await send(kofi, matchId, STORY)
  await send(kofi, matchId, ASK)
  await t.app.db.updateTable('messages').set({ is_held: true }).where('match_id', '=', matchId).execute()
  await screen(matchId)
  expect(eventsFor(amara.id)).toEqual([])
  expect(await cautionFor(amara, matchId)).toBeNull()
})

test('the log contains nothing about the sender, their words or the findings', async () => {
  const lines: string[] = []
  const logged = await testApp({}, createLog('debug', { write: (line) => void lines.push(line) }))
  const [woman, man] = [await aMember(logged.app), await aMan(logged.app)]
  const match_id = await aMatch(logged.app, woman, man)
  const kofi = await logged.as(man)
  for (const content of [STORY, ASK, ASK, ASK])
    await kofi.post('/functions/v1/send-message', { match_id, content, client_message_id: randomUUID() })
  await screenConversations(logged.app, [match_id])
  const stopped = await logged.app.db.selectFrom('shield_pauses').select('member_id').execute()
  await logged.close()
  expect(stopped).toEqual([{ member_id: man }])
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.join('\n')).not.toMatch(/hospital|dollars|Kofi|whole request|give me|pressure|pause/)
})

test('the stored state has no words and is deleted after a month', async () => {
  const { kofi, matchId } = await aPair()
  await sendAndScreen(
    kofi,
    matchId,
    'My aunt Zuberiword is in hospital',
    'Send 300 dollars for Zuberiword, WhatsApp +234 803 555 0123',
  )
  const kept = () =>
    t.app.db.selectFrom('shield_conversations').selectAll().where('match_id', '=', matchId).execute()
  expect(await kept()).toHaveLength(1)
  expect(JSON.stringify(await kept())).not.toMatch(/zuberi|803|whatsapp/i)
  t.clock.forward(31 * 24 * HOUR)
  await deleteOldScreening(t.app)
  expect(await kept()).toEqual([])
})
