import { REPORT_REASONS } from '@ndoa/contract/dating/choices'
import { STRIKES } from '@ndoa/contract/trust/decision-rules'
import type { Transparency } from '@ndoa/contract/trust/transparency'
import { FIGURE_NAMES, FIGURES } from '@ndoa/contract/trust/transparency-rules'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aCase, aReport } from '../../../../test/cases.ts'
import { aMember } from '../../../../test/members.ts'
import { fileRandom } from '../../../../test/random.ts'
import { aStaffMember } from '../../../../test/staff.ts'
import { transaction } from '../../../platform/outbox.ts'
import { recordAct } from '../staff/index.ts'
import { publishFigures } from './publish-figures.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const NOW = new Date('2026-11-22T12:00:00Z')
const MONTHS = ['2026-10', '2026-09', '2026-08', '2026-07', '2026-06']

let t: TestApp
let staff: string[]
beforeAll(async () => {
  t = await testApp()
  t.clock.set(NOW)
  const three = [{}, { is_senior: true }, { is_senior: true }]
  staff = (await Promise.all(three.map((traits) => aStaffMember(t.app, traits)))).map(({ id }) => id)
})
afterAll(() => t.close())

const fetchFigures = async ({ visitor } = t) =>
  (await visitor.get<{ data: Transparency }>('/functions/v1/get-transparency')).body.data

const { next, pick, chance: happens } = fileRandom()

/** @returns a time between June and today, sometimes the first or last moment of a month */
function aMoment(): Date {
  const month = Math.floor(next() * 6)
  const start = Date.UTC(2026, 5 + month)
  const end = Math.min(Date.UTC(2026, 6 + month), NOW.getTime())
  const kind = next()
  if (kind < 0.05) return new Date(start)
  if (kind < 0.1) return new Date(end - 1)
  return new Date(start + Math.floor(next() * (end - start)))
}

const later = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds)

/** Inserts a case that was perhaps reviewed, decided and appealed. */
async function insertRandomCase() {
  const waiting_since = aMoment()
  const due_at = later(waiting_since, 4 * HOUR)
  const looked_at = happens(0.9) ? later(waiting_since, next() * 5 * HOUR) : null
  const kind = pick(['reports', 'reports', 'reports', 'notice', 'shield', 'contact'])
  const closed_at = looked_at && later(looked_at, HOUR)
  const outcome = closed_at && pick(kind === 'contact' ? ['answered'] : ['breach', 'no_breach'])
  const case_id = await aCase(t.app, {
    kind,
    opened_at: waiting_since,
    waiting_since,
    due_at,
    looked_at,
    closed_at,
    outcome,
  })
  if (kind === 'reports')
    for (let i = Math.ceil(next() * 3); i > 0; i--)
      await aReport(t.app, case_id, { reason: pick(REPORT_REASONS), created_at: aMoment() })
  if (kind === 'notice')
    await t.app.db.insertInto('notices').values({ case_id, created_at: waiting_since }).execute()
  if (kind === 'reports' && closed_at) await decide(case_id, closed_at)
}

async function decide(case_id: string, decided_at: Date) {
  const { db } = t.app
  const [decided_by, confirmed_by, third] = staff
  const step = pick([...FIGURES.decisions, 'lifted' as const])
  if (step === 'lifted') return
  const days = step === 'suspended' ? 7 : step === 'slowed' ? 3 : null
  const { id } = await db
    .insertInto('decisions')
    .values({
      case_id,
      step,
      days,
      reason: step === 'none' ? null : pick(REPORT_REASONS),
      strikes: STRIKES[step],
      strikes_until: STRIKES[step] > 0 ? later(decided_at, 90 * DAY) : null,
      decided_by: decided_by!,
      decided_at,
      effective_at: decided_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const change = db.updateTable('decisions').where('id', '=', id)
  if (happens(0.1)) return // not in effect yet
  const applied_at = later(decided_at, 11_000)
  const senior_case_id = step === 'banned' ? await aCase(t.app, { kind: 'ban' }) : null
  await change
    .set({ applied_at, senior_case_id, ends_at: days ? later(applied_at, days * DAY) : null })
    .execute()
  if (step === 'banned' && happens(0.7))
    await change.set({ confirmed_by: confirmed_by!, confirmed_at: later(applied_at, 20 * HOUR) }).execute()
  if (happens(0.5)) return
  await db
    .insertInto('appeals')
    .values({ decision_id: id, case_id: await aCase(t.app, { kind: 'appeal' }), created_at: applied_at })
    .execute()
  if (happens(0.8))
    await db
      .updateTable('appeals')
      .set({ decided_by: third!, decided_at: aMoment(), outcome: pick(['upheld', 'lifted']) })
      .where('decision_id', '=', id)
      .execute()
}

async function insertVerification(memberId: string) {
  const { db } = t.app
  const sent_at = aMoment()
  const { id } = await db
    .insertInto('verifications')
    .values({
      member_id: memberId,
      kind: 'pictures',
      started_at: later(sent_at, -MINUTE),
      expires_at: later(sent_at, HOUR),
      sent_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const change = db.updateTable('verifications').where('id', '=', id)
  const outcome = pick(['approved', 'rejected', 'withdrawn'])
  const decided_at = later(sent_at, 30 * HOUR)
  if (outcome === 'withdrawn') return change.set({ ended_at: decided_at, ended_by: 'member' }).execute()
  const verdict =
    outcome === 'approved' ? { verdict: 'approve', reason: null } : { verdict: 'reject', reason: 'not_clear' }
  for (const staff_id of staff.slice(0, 2)) {
    const subject = { kind: 'verification', id }
    await transaction(t.app, (tx) =>
      recordAct(tx, { act: 'verification_viewed', at: decided_at, by: staff_id, subject }),
    )
    await db
      .insertInto('verification_decisions')
      .values({ verification_id: id, staff_id, decided_at, ...verdict })
      .execute()
  }
  return change
    .set(
      outcome === 'approved'
        ? {
            outcome,
            decided_at,
            valid_until: later(decided_at, 365 * DAY),
            ended_at: later(decided_at, DAY),
            ended_by: 'member',
          }
        : { outcome, decided_at, reason: 'not_clear' },
    )
    .execute()
}

/** @returns one entry per event, derived from all rows */
async function everyEvent(): Promise<[string, Date | null][]> {
  const { db } = t.app
  const all = {
    reports: await db.selectFrom('reports').selectAll().execute(),
    notices: await db.selectFrom('notices').selectAll().execute(),
    cases: await db.selectFrom('cases').selectAll().execute(),
    decisions: await db.selectFrom('decisions').selectAll().execute(),
    appeals: await db.selectFrom('appeals').selectAll().execute(),
    verifications: await db.selectFrom('verifications').selectAll().execute(),
  }
  const events: [string, Date | null][] = []
  for (const { reason, created_at } of all.reports) events.push([`reports.${reason}`, created_at])
  for (const { created_at } of all.notices) events.push(['notices.received', created_at])
  for (const { kind, opened_at, looked_at, due_at, closed_at, outcome } of all.cases) {
    if (looked_at && (kind === 'reports' || kind === 'notice'))
      events.push([
        looked_at.getTime() > due_at.getTime() ? 'first_looks.late' : 'first_looks.in_time',
        looked_at,
      ])
    if (kind !== 'shield') continue
    events.push(['pauses.begun', opened_at])
    if (outcome === 'no_breach') events.push(['pauses.lifted', closed_at])
  }
  for (const { step, applied_at, confirmed_at } of all.decisions)
    events.push([`decisions.${step}`, step === 'banned' ? confirmed_at : applied_at])
  for (const { outcome, decided_at, decision_id } of all.appeals) {
    events.push([`appeals.${outcome}`, decided_at])
    const { reason } = all.decisions.find(({ id }) => id === decision_id) ?? {}
    if (outcome === 'lifted' && reason) events.push([`overturned.${reason}`, decided_at])
  }
  for (const { sent_at, outcome, decided_at } of all.verifications) {
    events.push(['verifications.requested', sent_at])
    events.push([`verifications.${outcome}`, decided_at])
  }
  return events
}

/** @returns the published figures that differ from a count over all rows */
async function differences({ months }: Transparency): Promise<string[]> {
  const events = await everyEvent()
  return MONTHS.flatMap((month) =>
    FIGURE_NAMES.flatMap((name) => {
      const count = events.filter(
        ([event, at]) => event === name && at?.toISOString().startsWith(month),
      ).length
      const published = months.find((one) => one.month === month)?.counts[name]
      const mayBeOmitted = name.startsWith('overturned.') && published === null // a separate test covers these
      return mayBeOmitted || published === (count < 5 ? null : count)
        ? []
        : [`${month} ${name}: ${published}, not ${count}`]
    }),
  )
}

test('a product without events has no figures, and the page needs no sign-in', async () => {
  await publishFigures(t.app)
  const { status, headers, body } = await t.visitor.get<{ data: Transparency }>(
    '/functions/v1/get-transparency',
  )
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=3600'])
  expect(body.data).toEqual({ months: [], current_month: '2026-11' })
})

test('public figures match the rows, and each difference is detected', async () => {
  const members = await Promise.all(Array.from({ length: 5 }, () => aMember(t.app)))
  await t.app.db
    .insertInto('notices')
    .values({ case_id: await aCase(t.app, { kind: 'notice' }), created_at: new Date('2026-06-01') })
    .execute()
  for (let i = 0; i < 350; i++) await insertRandomCase()
  for (let i = 0; i < 90; i++) await insertVerification(pick(members))
  expect((await fetchFigures()).months, 'before they are published').toEqual([])
  await publishFigures(t.app)
  const figures = await fetchFigures()
  expect(figures.months.map(({ month }) => month)).toEqual(MONTHS)
  expect(await differences(figures)).toEqual([])
  const published = figures.months.flatMap(({ month, counts }) =>
    FIGURE_NAMES.map((name) => ({ month, name, count: counts[name] })),
  )
  const visible = published.filter(({ count }) => count !== null)
  const hidden = published.filter(({ count }) => count === null)
  expect(visible.length).toBeGreaterThan(30)
  expect(visible.filter(({ count }) => Number(count) < 5)).toEqual([])

  for (const { month, name, count } of [pick(visible), pick(hidden)]) {
    const altered = structuredClone(figures)
    altered.months.find((one) => one.month === month)!.counts[name] = (count ?? 0) + 1
    expect(await differences(altered)).toEqual([expect.stringContaining(`${month} ${name}:`)])
  }
})

test('a published month is unaffected by reopened cases, deleted accounts and new reports', async () => {
  const { db } = t.app
  const figures = await fetchFigures()
  await db.updateTable('cases').set({ looked_at: null, closed_at: null, outcome: null }).execute()
  await db.deleteFrom('users').execute()
  for (let i = 0; i < 5; i++)
    await aReport(t.app, await aCase(t.app), { created_at: new Date('2026-10-15T12:00:00Z') })
  expect((await differences(figures)).length).toBeGreaterThan(5)
  await publishFigures(t.app)
  expect(await fetchFigures()).toEqual(figures)
  for (const change of [
    sql`update public_figures set median_look_minutes = 10`,
    sql`delete from public_figures where month = '2026-10'`,
    sql`truncate public_figures`,
  ])
    await expect(change.execute(db)).rejects.toThrow('published figures are never changed')
})

test('a month is published once it is over, and missed months at the next run', async () => {
  const server = await testApp()
  server.clock.set(new Date('2026-10-31T23:59:00Z'))
  const published = async () => {
    await publishFigures(server.app)
    return (await fetchFigures(server)).months.map(({ month, counts }) => [month, counts['reports.meeting']])
  }
  for (let i = 0; i < 6; i++)
    await aReport(server.app, await aCase(server.app), {
      reason: 'meeting',
      created_at: new Date('2026-10-15'),
    })
  expect(await published()).toEqual([])
  const now = server.clock.now()
  await expect(
    server.app.db
      .insertInto('public_figures')
      .values({ month: '2026-10', counts: {}, published_at: now })
      .execute(),
  ).rejects.toThrow('public_figures_of_past_months')
  server.clock.set(new Date('2026-11-01T00:00:00Z'))
  expect(await published()).toEqual([['2026-10', 6]])
  server.clock.set(new Date('2027-01-02T00:00:00Z'))
  const all = [
    ['2026-12', null],
    ['2026-11', null],
    ['2026-10', 6],
  ]
  expect(await published()).toEqual(all)
  expect(await published()).toEqual(all)
  await server.close()
})

test('overturned decisions are counted by reason, unless that reveals a small count', async () => {
  const server = await testApp()
  server.clock.set(NOW)
  const people = await Promise.all(
    [{}, { is_senior: true }].map((traits) => aStaffMember(server.app, traits)),
  )
  const [author, senior] = people.map(({ id }) => id)
  async function overturned(month: number, reason: (typeof REPORT_REASONS)[number], times: number) {
    const at = new Date(Date.UTC(2026, month, 15))
    for (let i = 0; i < times; i++) {
      const case_id = await aCase(server.app, { closed_at: at, outcome: 'breach', opened_at: at })
      const decided = { decided_by: author!, decided_at: at, effective_at: at }
      const { id } = await server.app.db
        .insertInto('decisions')
        .values({ case_id, step: 'advice', reason, strikes: 0, ...decided })
        .returning('id')
        .executeTakeFirstOrThrow()
      await server.app.db.updateTable('decisions').set({ applied_at: at }).where('id', '=', id).execute()
      await server.app.db
        .insertInto('appeals')
        .values({ decision_id: id, case_id: await aCase(server.app, { kind: 'appeal' }), created_at: at })
        .execute()
      await server.app.db
        .updateTable('appeals')
        .set({ decided_by: senior!, decided_at: at, outcome: 'lifted' })
        .where('decision_id', '=', id)
        .execute()
    }
  }
  await overturned(5, 'money', 7) // all for one reason, which the figure would reveal
  await overturned(6, 'money', 7)
  await overturned(6, 'hate', 2) // 9 in total, so two would be revealed
  await overturned(7, 'money', 8)
  await overturned(7, 'hate', 6)
  await overturned(7, 'sexual', 1) // the smaller figure is omitted as well
  await overturned(8, 'money', 6)
  await overturned(8, 'hate', 4)
  await overturned(8, 'sexual', 1)
  await publishFigures(server.app)
  const published = (await fetchFigures(server)).months
    .toReversed()
    .map(({ month, counts }) => [
      month,
      counts['appeals.lifted'],
      counts['overturned.money'],
      counts['overturned.hate'],
      counts['overturned.sexual'],
    ])
  expect(published).toEqual([
    ['2026-06', 7, null, null, null],
    ['2026-07', 9, null, null, null],
    ['2026-08', 15, 8, null, null],
    ['2026-09', 11, 6, null, null],
    ['2026-10', null, null, null, null],
  ])
  await server.close()
})

test('counts under five are never published separately', async () => {
  const server = await testApp()
  server.clock.set(NOW)
  for (let count = 1; count <= 6; count++)
    for (let i = 0; i < count; i++)
      await aReport(server.app, await aCase(server.app), {
        reason: 'meeting',
        created_at: new Date(Date.UTC(2026, 3 + count, 15)),
      })
  await aReport(server.app, await aCase(server.app), { reason: 'money', created_at: new Date('2026-04-15') })
  await publishFigures(server.app)
  const { months } = await fetchFigures(server)
  const published = months.toReversed().map(({ counts }) => counts['reports.meeting'])
  expect(published).toEqual([null, null, null, null, null, 5, 6])
  await expect(
    server.app.db
      .insertInto('public_figures')
      .values({ month: '2025-10', counts: { 'reports.meeting': 4 }, published_at: NOW })
      .execute(),
  ).rejects.toThrow('public_figures_counts_check')
  await server.close()
})

test('the median of first looks is rounded up to ten minutes, and published from five looks on', async () => {
  const server = await testApp()
  server.clock.set(NOW)
  const looked = async (month: string, ...minutes: number[]) => {
    const waiting_since = new Date(`${month}-10T10:00:00Z`)
    for (const after of minutes)
      await aCase(server.app, {
        waiting_since,
        due_at: later(waiting_since, 4 * HOUR),
        looked_at: later(waiting_since, after * MINUTE),
      })
  }
  await looked('2026-09', 5, 9, 33, 300)
  await looked('2026-10', 5, 9, 33, 300, 400)
  await publishFigures(server.app)
  expect((await fetchFigures(server)).months.map((month) => month.median_look_minutes)).toEqual([40, null])
  await server.close()
})

test('the figures consist of months and numbers only', async () => {
  for (const month of (await fetchFigures()).months) {
    expect(Object.keys(month).toSorted()).toEqual(['counts', 'median_look_minutes', 'month'])
    expect(Object.keys(month.counts)).toEqual(FIGURE_NAMES)
    for (const count of Object.values(month.counts)) expect(['number', 'object']).toContain(typeof count)
  }
})
