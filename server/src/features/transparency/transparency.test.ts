import { REPORT_REASONS } from '@ndoa/contract/choices'
import { STRIKES } from '@ndoa/contract/decision-rules'
import type { Transparency } from '@ndoa/contract/transparency'
import { FIGURE_NAMES, FIGURES } from '@ndoa/contract/transparency-rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { aCase, aReport } from '../../../test/cases.ts'
import { aMember } from '../../../test/members.ts'
import { aStaffMember } from '../../../test/staff.ts'
import { transaction } from '../../platform/outbox.ts'
import { recordAct } from '../staff/index.ts'
import { countFigures } from './transparency.ts'

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

const ask = async () =>
  (await t.visitor.get<{ data: Transparency }>('/functions/v1/get-transparency')).body.data

const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)]!
const happens = (share: number) => Math.random() < share

/** From June on, up to today; also the very first and the very last moments of months. */
function aMoment(): Date {
  const month = Math.floor(Math.random() * 6)
  const start = Date.UTC(2026, 5 + month)
  const end = Math.min(Date.UTC(2026, 6 + month), NOW.getTime())
  const kind = Math.random()
  if (kind < 0.05) return new Date(start)
  if (kind < 0.1) return new Date(end - 1)
  return new Date(start + Math.floor(Math.random() * (end - start)))
}

const later = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds)

/** A case with reports that was looked at and decided, sometimes appealed; or one of another kind. */
async function somethingHappened() {
  const waiting_since = aMoment()
  const due_at = later(waiting_since, 4 * HOUR)
  const looked_at = happens(0.9) ? later(waiting_since, Math.random() * 5 * HOUR) : null
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
    for (let i = Math.ceil(Math.random() * 3); i > 0; i--)
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
  if (happens(0.3)) await lookedAtAgain(id, aMoment())
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

/** A decision that is made once more, in a case of which no figure tells. */
async function lookedAtAgain(decision_id: string, at: Date) {
  const kind = pick(['reports', 'shield'])
  const case_id = await aCase(t.app, { kind, opened_at: at, waiting_since: at, looked_at: later(at, HOUR) })
  await t.app.db.insertInto('second_looks').values({ case_id, decision_id }).execute()
}

async function somebodyAskedForTheBadge(memberId: string) {
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
  const subject = { kind: 'verification', id }
  for (const staff_id of staff.slice(0, 2)) {
    await transaction(t.app, (tx) =>
      recordAct(tx, { act: 'verification_viewed', at: sent_at, by: staff_id, subject }),
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

/** Everything that happened, one entry each, from all rows as they are. */
async function everyEvent(): Promise<[string, Date | null][]> {
  const { db } = t.app
  const all = {
    reports: await db.selectFrom('reports').selectAll().execute(),
    notices: await db.selectFrom('notices').selectAll().execute(),
    cases: await db
      .selectFrom('cases')
      .selectAll()
      .where('id', 'not in', db.selectFrom('second_looks').select('case_id'))
      .execute(),
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
  for (const { outcome, decided_at } of all.appeals) events.push([`appeals.${outcome}`, decided_at])
  for (const { sent_at, outcome, decided_at } of all.verifications) {
    events.push(['verifications.requested', sent_at])
    events.push([`verifications.${outcome}`, decided_at])
  }
  return events
}

/** Which published figures are not what a count over all rows says. */
async function differences({ months }: Transparency): Promise<string[]> {
  const events = await everyEvent()
  return MONTHS.flatMap((month) =>
    FIGURE_NAMES.flatMap((name) => {
      const count = events.filter(
        ([event, at]) => event === name && at?.toISOString().startsWith(month),
      ).length
      const told = months.find((one) => one.month === month)?.counts[name]
      return told === (count < 5 ? null : count) ? [] : [`${month} ${name}: ${told}, not ${count}`]
    }),
  )
}

test('without anything that happened there are no figures, and nobody has to sign in to read that', async () => {
  const { status, headers, body } = await t.visitor.get<{ data: Transparency }>(
    '/functions/v1/get-transparency',
  )
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=3600'])
  expect(body.data).toEqual({ months: [], current_month: '2026-11' })
  t.clock.forward(HOUR) // from now on they are counted again
})

test('public figures are those of the rows, and each difference is noticed', async () => {
  const members = await Promise.all(Array.from({ length: 5 }, () => aMember(t.app)))
  await t.app.db
    .insertInto('notices')
    .values({ case_id: await aCase(t.app, { kind: 'notice' }), created_at: new Date('2026-06-01') })
    .execute()
  for (let i = 0; i < 350; i++) await somethingHappened()
  for (let i = 0; i < 90; i++) await somebodyAskedForTheBadge(pick(members))
  const figures = await ask()
  expect(figures.months.map(({ month }) => month)).toEqual(MONTHS)
  expect(await differences(figures)).toEqual([])
  const told = figures.months.flatMap(({ month, counts }) =>
    FIGURE_NAMES.map((name) => ({ month, name, count: counts[name] })),
  )
  const visible = told.filter(({ count }) => count !== null)
  const hidden = told.filter(({ count }) => count === null)
  expect(visible.length).toBeGreaterThan(30)
  expect(visible.filter(({ count }) => Number(count) < 5)).toEqual([])

  for (const { month, name, count } of [pick(visible), pick(hidden)]) {
    const wrong = structuredClone(figures)
    wrong.months.find((one) => one.month === month)!.counts[name] = (count ?? 0) + 1
    expect(await differences(wrong)).toEqual([expect.stringContaining(`${month} ${name}:`)])
  }

  const { month, name } = pick(visible.filter((one) => one.name.startsWith('reports.')))
  await t.app.db
    .deleteFrom('reports')
    .where('reason', '=', name.replace('reports.', ''))
    .where('created_at', '>=', new Date(`${month}-01`))
    .where('created_at', '<', new Date(Date.UTC(2026, Number(month.slice(5)))))
    .execute()
  expect(await differences(figures)).toEqual([expect.stringContaining(`${month} ${name}:`)])
  t.clock.forward(2 * HOUR) // what is kept is an hour old at most
  expect(await differences(await ask())).toEqual([])
}, 60_000)

test('the month that is not over is not published, and fewer than five are never told apart', async () => {
  const { months, current_month } = await ask()
  expect(current_month).toBe('2026-11')
  expect(months.map(({ month }) => month)).not.toContain('2026-11')
  const counts = async () =>
    (await countFigures(t.app)).months.find(({ month }) => month === '2026-07')!.counts
  await t.app.db.deleteFrom('reports').where('reason', '=', 'meeting').execute()
  for (const expected of [null, null, null, null, null, 5, 6]) {
    expect((await counts())['reports.meeting']).toBe(expected)
    await aReport(t.app, await aCase(t.app), { reason: 'meeting', created_at: new Date('2026-07-15') })
  }
})

test('the median of the first looks is rounded up to ten minutes, and told from five looks on', async () => {
  const own = await testApp()
  own.clock.set(NOW)
  const looked = (minutes: number) => {
    const waiting_since = new Date('2026-10-10T10:00:00Z')
    return aCase(own.app, {
      waiting_since,
      due_at: later(waiting_since, 4 * HOUR),
      looked_at: later(waiting_since, minutes * MINUTE),
    })
  }
  for (const minutes of [5, 9, 33, 300]) await looked(minutes)
  const median = async () => (await countFigures(own.app)).months.map((month) => month.median_look_minutes)
  expect(await median()).toEqual([null])
  await looked(400)
  expect(await median()).toEqual([40])
  await own.close()
})

test('nothing but months and numbers stands in the figures', async () => {
  for (const month of (await ask()).months) {
    expect(Object.keys(month).toSorted()).toEqual(['counts', 'median_look_minutes', 'month'])
    expect(Object.keys(month.counts)).toEqual(FIGURE_NAMES)
    for (const count of Object.values(month.counts)) expect(['number', 'object']).toContain(typeof count)
  }
})
