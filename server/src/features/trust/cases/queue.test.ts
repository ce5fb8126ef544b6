import type { QueuedCase } from '@ndoa/contract/trust/cases'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Client, type TestApp, testApp } from '../../../../test/app.ts'
import { aCase, aReport } from '../../../../test/cases.ts'
import { aMan } from '../../../../test/members.ts'
import { aStaffMember } from '../../../../test/staff.ts'
import { openCasesQuery } from './queue.queries.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

let t: TestApp
let ife: Client
let juma: Client
let wanjiru: Client
let wanjiruId: string
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  const signIn = async (name: string, is_senior = false) => {
    const { id } = await aStaffMember(t.app, { name, is_senior })
    return { id, client: await t.asStaff(id) }
  }
  ife = (await signIn('Ife Balogun')).client
  juma = (await signIn('Juma Otieno')).client
  const senior = await signIn('Wanjiru Kamau', true)
  wanjiru = senior.client
  wanjiruId = senior.id
  await t.app.db.updateTable('cases').set({ closed_at: t.clock.now(), outcome: 'answered' }).execute()
})

interface Answer<Data = never> {
  data: Data
  error?: string
  message?: string
}
type Taken = Answer<{ case_id: string | null; leased_until: string | null }>
type Page = Answer<{ cases: QueuedCase[]; next_after: string | null }>
const queue = async (who: Client, query = '') =>
  (await who.get<Page>(`/functions/v1/get-cases${query}`)).body.data
const take = (who: Client, case_id?: string) =>
  who.post<Taken>('/functions/v1/take-case', case_id ? { case_id } : {})
const release = (who: Client, case_id: string) => who.post('/functions/v1/release-case', { case_id })
const dueIn = (hours: number) => ({ due_at: new Date(t.clock.now().getTime() + hours * HOUR) })
const actsOn = async (caseId: string) =>
  (
    await t.app.db
      .selectFrom('staff_audit')
      .select('act')
      .where('subject_id', '=', caseId)
      .orderBy('seq')
      .execute()
  ).map(({ act }) => act)

test('the queue is in order of due times, page by page, each open case once', async () => {
  const due = Array.from({ length: 120 }, (_, i) => dueIn(1 + ((i * 7) % 24)))
  const ids = await Promise.all(due.map((one) => aCase(t.app, one)))
  await aCase(t.app, { closed_at: t.clock.now(), outcome: 'breach' })
  const seen: QueuedCase[] = []
  for (let after: string | null = ''; after !== null; ) {
    const page: Page['data'] = await queue(ife, after && `?after=${after}`)
    expect(page.cases.length).toBeLessThanOrEqual(50)
    seen.push(...page.cases)
    after = page.next_after
  }
  expect(seen.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  expect(seen.map(({ due_at }) => due_at)).toEqual(seen.map(({ due_at }) => due_at).toSorted())
})

test('a line has kind, reasons, number of reports and languages, without names or words', async () => {
  const subject_id = await aMan(t.app, { profile: { spoken_languages: ['english', 'akan'] } })
  const id = await aCase(t.app, { subject_id, ...dueIn(4) })
  for (const reason of ['money', 'threats', 'money']) await aReport(t.app, id, { reason })
  const notice = await aCase(t.app, { kind: 'contact', ...dueIn(1) })
  const { cases } = await queue(ife)
  expect(cases.map((one) => one.id)).toEqual([notice, id])
  expect(cases[1]).toMatchObject({
    kind: 'reports',
    reports: 3,
    reasons: ['money', 'threats'],
    languages: ['english', 'akan'],
    taken_by: null,
  })
  expect(JSON.stringify(cases)).not.toMatch(/Kofi|Mensah/)
  expect((await queue(ife, '?kind=contact')).cases.map((one) => one.id)).toEqual([notice])
})

test('a flood of visitors’ notices has its own lane behind members’ cases', async () => {
  const flood = Array.from({ length: 60 }, () => aCase(t.app, { kind: 'notice', ...dueIn(1) }))
  const notices = await Promise.all(flood)
  const reports = await aCase(t.app, dueIn(24))
  expect((await queue(ife)).cases.map((one) => one.id)).toEqual([reports])
  const ofVisitors = (await queue(ife, '?kind=notice')).cases
  expect(ofVisitors).toHaveLength(50)
  expect((await take(ife)).body.data.case_id).toBe(reports)
  expect(notices).toContain((await take(juma)).body.data.case_id) // no member's case is waiting
})

test('several reports by one person count as one', async () => {
  const id = await aCase(t.app, { subject_id: await aMan(t.app) })
  const [first, second] = [await aMan(t.app), await aMan(t.app)]
  for (const reporter_id of [first, first, first, second]) await aReport(t.app, id, { reporter_id })
  expect((await queue(ife)).cases[0]).toMatchObject({ id, reports: 2 })
})

test('one of ten simultaneous takers gets a case, and the others see who', async () => {
  const people = await Promise.all(
    Array.from({ length: 10 }, async (_, i) => {
      const name = `Moderator ${i}`
      return { name, client: await t.asStaff((await aStaffMember(t.app, { name })).id) }
    }),
  )
  const id = await aCase(t.app)
  const answers = await Promise.all(people.map(({ client }) => take(client, id)))
  const winner = people[answers.findIndex(({ status }) => status === 200)]
  const others = answers.filter(({ status }) => status !== 200)
  expect(others).toHaveLength(9)
  for (const { status, body } of others)
    expect([status, body.error, body.message]).toEqual([
      409,
      'cases.taken',
      `${winner?.name} has this case at the moment.`,
    ])
  expect((await queue(ife)).cases[0]?.taken_by).toEqual({ name: winner?.name, is_me: false })
  expect((await queue(winner!.client)).cases[0]?.taken_by?.is_me).toBe(true)
  expect(await actsOn(id)).toEqual(['case_taken'])
})

test('a case is leased for 15 minutes, renewed by taking it again, and freed by giving it back', async () => {
  const id = await aCase(t.app)
  const { body } = await take(ife, id)
  expect(Date.parse(body.data.leased_until ?? '') - t.clock.now().getTime()).toBeCloseTo(15 * MINUTE, -4)
  t.clock.forward(14 * MINUTE)
  expect((await take(juma, id)).status).toBe(409)
  await take(ife, id)
  t.clock.forward(14 * MINUTE)
  expect((await take(juma, id)).status).toBe(409)
  t.clock.forward(2 * MINUTE)
  expect((await take(juma, id)).status).toBe(200)
  await release(ife, id) // Ife no longer holds the lease
  expect((await take(ife, id)).status).toBe(409)
  await release(juma, id)
  expect((await take(ife, id)).status).toBe(200)
  expect(await actsOn(id)).toEqual(['case_taken', 'case_taken', 'case_released', 'case_taken'])
})

test('“next” gives each moderator another case in order of due times', async () => {
  const ids = await Promise.all([3, 1, 2].map((hours) => aCase(t.app, dueIn(hours))))
  const answers = await Promise.all([take(ife), take(juma), take(wanjiru)])
  const caseIds = answers.map(({ body }) => body.data.case_id ?? '')
  expect(caseIds.toSorted()).toEqual(ids.toSorted())
  expect((await take(ife)).body.data).toEqual({ case_id: null, leased_until: null })
  await release(juma, caseIds[1] ?? '')
  expect((await take(ife)).body.data.case_id).toBe(caseIds[1])
})

test('“next” skips cases that a moderator leaves to others, who get them', async () => {
  const [hard, other] = [await aCase(t.app, dueIn(1)), await aCase(t.app, dueIn(2))]
  await aReport(t.app, hard, { reason: 'trafficking' })
  await aReport(t.app, other, { reason: 'money' })
  const next = (who: Client, without: string[]) => who.post<Taken>('/functions/v1/take-case', { without })
  expect((await next(ife, ['trafficking', 'sexual'])).body.data.case_id).toBe(other)
  expect((await next(juma, [])).body.data.case_id).toBe(hard)
})

test('appeals and proposed bans are for seniors who took no part', async () => {
  const subject_id = await aMan(t.app)
  const decided = await aCase(t.app, { subject_id })
  const [appeal, ban] = [await aCase(t.app, { kind: 'appeal' }), await aCase(t.app, { kind: 'ban' })]
  const now = t.clock.now()
  const { id: decision_id } = await t.app.db
    .insertInto('decisions')
    .values({
      case_id: decided,
      subject_id,
      step: 'advice',
      reason: 'money',
      strikes: 0,
      decided_by: wanjiruId,
      decided_at: now,
      effective_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await t.app.db
    .insertInto('appeals')
    .values({ decision_id, member_id: subject_id, case_id: appeal, created_at: now })
    .execute()
  await t.app.db
    .updateTable('cases')
    .set({ closed_at: now, outcome: 'breach' })
    .where('id', '=', decided)
    .execute()

  const refusals = async (who: Client) =>
    Promise.all([appeal, ban].map(async (id) => (await take(who, id)).body.error))
  expect(await refusals(ife)).toEqual(['cases.for_seniors', 'cases.for_seniors'])
  expect((await take(ife)).body.data.case_id).toBeNull()
  expect(await refusals(wanjiru)).toEqual(['cases.own', undefined])
  expect((await take(wanjiru)).body.data.case_id).toBeNull()
  const sipho = await t.asStaff((await aStaffMember(t.app, { name: 'Sipho Dlamini', is_senior: true })).id)
  expect((await take(sipho)).body.data.case_id).toBe(appeal)
})

test('“next” skips a case for the author of its overturned decision', async () => {
  const id = await aCase(t.app)
  const now = t.clock.now()
  const made = {
    case_id: id,
    step: 'none',
    strikes: 0,
    decided_by: wanjiruId,
    decided_at: now,
    effective_at: now,
  }
  const { id: decision_id } = await t.app.db
    .insertInto('decisions')
    .values(made)
    .returning('id')
    .executeTakeFirstOrThrow()
  const closed = { closed_at: now, outcome: 'lifted' }
  const appeal = await aCase(t.app, { kind: 'appeal', ...closed })
  await t.app.db
    .insertInto('appeals')
    .values({ decision_id, case_id: appeal, report_id: await aReport(t.app, id), created_at: now })
    .execute()
  await t.app.db
    .updateTable('appeals')
    .set({
      decided_by: (await aStaffMember(t.app, { is_senior: true })).id,
      decided_at: now,
      outcome: 'lifted',
    })
    .where('decision_id', '=', decision_id)
    .execute()
  expect((await take(wanjiru)).body.data.case_id).toBeNull()
  expect((await take(wanjiru, id)).body.error).toBe('cases.own')
  expect((await take(ife)).body.data.case_id).toBe(id)
})

test('live pictures cannot be taken from this queue', async () => {
  const id = await aCase(t.app, { kind: 'verification' })
  for (const who of [ife, wanjiru]) expect((await take(who, id)).status).toBe(404)
  expect((await release(ife, id)).status).toBe(404)
})

test('a closed or made-up case cannot be taken', async () => {
  const closed = await aCase(t.app, { closed_at: t.clock.now(), outcome: 'breach' })
  expect((await take(ife, closed)).status).toBe(404)
  expect((await take(ife, await aMan(t.app))).status).toBe(404)
  expect((await take(ife, 'nonsense')).status).toBe(422)
})

test('any page of a long queue is read from an index', async () => {
  await sql`
    insert into cases (kind, opened_at, waiting_since, due_at)
    select (array['reports', 'notice', 'contact'])[1 + i % 3], now(), now(), now() + i * interval '1 second'
    from generate_series(1, 20000) i`.execute(t.app.db)
  await sql`analyze cases`.execute(t.app.db)
  const { rows } = await sql<{ id: string }>`
    select id from cases where closed_at is null order by due_at offset 9000 limit 1`.execute(t.app.db)
  const now = t.clock.now()
  for (const after of [null, rows[0]!.id])
    for (const [kind, index] of [
      [null, 'cases_open_by_due'],
      ['notice', 'cases_open_by_kind'],
    ] as const) {
      const plan = await sql`explain ${openCasesQuery({ staffId: wanjiruId, kind, after, now })}`.execute(
        t.app.db,
      )
      const text = JSON.stringify(plan.rows)
      expect(text).toContain(index)
      expect(text).not.toMatch(/Seq Scan on cases/)
    }
})
