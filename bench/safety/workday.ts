import type { ReportReason } from '@ndoa/contract/trust/reports'
import { createRandom } from '../../dev/demo/random.ts'
import { type Figure, shareFigure } from './figures.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY_HOURS = 24
/** Reports triple in the evening, to more than staff can handle within the hour. */
const EVENING = { from: 18, until: 22, times: 3 }
export const REPORTS = 2_000
const REPORTS_EACH = 400
const LOOKING = 3 * MINUTE
/** Milliseconds before an idle desk looks again; the maximum keeps its session from expiring. */
const PAUSE = { least: MINUTE, most: 20 * MINUTE }
/** Seconds. */
const NOTICE_DEADLINE = 60

/** At least two, because bans need two staff members. */
export const desksFor = (reports: number) => Math.max(2, Math.round(reports / REPORTS_EACH))

/** `hours` is the response time promised to members; `share` is in percent. */
const REASONS: Record<ReportReason, { hours: number; share: number }> = {
  underage: { hours: 1, share: 3 },
  trafficking: { hours: 1, share: 1 },
  money: { hours: 4, share: 20 },
  threats: { hours: 4, share: 5 },
  meeting: { hours: 4, share: 3 },
  not_in_photos: { hours: 24, share: 15 },
  hate: { hours: 24, share: 5 },
  sexual: { hours: 24, share: 20 },
  married: { hours: 24, share: 10 },
  advertising: { hours: 24, share: 13 },
  other: { hours: 24, share: 5 },
}

const REASON_SHARES = Object.entries(REASONS).map(
  ([reason, { share }]) => [reason as ReportReason, share] as const,
)

export interface Reported {
  id: string
  caseId: string
}
/** A notice owed after a decision; `seconds` is null when it never arrived. */
export interface News {
  to: 'reporter' | 'person'
  seconds: number | null
}

/** Times are milliseconds of simulated time since the day began. */
export interface Office {
  setTime(time: number): Promise<void>
  report(n: number, reason: ReportReason): Promise<string>
  takeNext(desk: number): Promise<string | null>
  look(desk: number, caseId: string): Promise<void>
  /** @returns false when something new arrived since the look and the case needs another look */
  decide(desk: number, caseId: string): Promise<boolean>
  reports(): Promise<Reported[]>
  news(): Promise<News[]>
}

interface Sent {
  id: string
  at: number
  reason: ReportReason
}
interface Look {
  caseId: string
  at: number
}

export async function workdayFigures(office: Office, count = REPORTS): Promise<Figure[]> {
  const { sent, looks } = await workThrough(office, count)
  const caseOf = new Map((await office.reports()).map(({ id, caseId }) => [id, caseId]))
  const news = await office.news()
  const inTime = sent.filter(({ id, at, reason }) => {
    const first = looks.find((look) => look.caseId === caseOf.get(id) && look.at >= at)
    return first !== undefined && first.at <= at + REASONS[reason].hours * HOUR
  })
  const deliveredInTime = (to: News['to']) => {
    const owed = news.filter((one) => one.to === to)
    const heard = owed.filter(({ seconds }) => seconds !== null && seconds <= NOTICE_DEADLINE)
    return { part: heard.length, of: owed.length }
  }
  return [
    shareFigure(
      'B1: reports looked at within 1, 4 or 24 hours',
      { part: inTime.length, of: count },
      { least: 1 },
    ),
    shareFigure('B2: outcomes that reporters have within 60 s', deliveredInTime('reporter'), { least: 1 }),
    // Every reporter is owed an outcome, so the number of outcomes itself is checked.
    shareFigure(
      'B2: reports with an outcome',
      { part: deliveredInTime('reporter').of, of: count },
      { least: 1 },
    ),
    shareFigure('B2: statements that people have within 60 s', deliveredInTime('person'), { least: 1 }),
  ]
}

async function workThrough(office: Office, count: number) {
  const arrivals = arrivalsOf(count)
  const desks = Array.from({ length: desksFor(count) }, (_, desk) => ({
    desk,
    at: 0,
    caseId: null as string | null,
  }))
  const sent: Sent[] = []
  const looks: Look[] = []
  async function takeAndLook(worker: (typeof desks)[number]) {
    worker.caseId = await office.takeNext(worker.desk)
    if (worker.caseId) await look(worker, worker.caseId)
    else {
      const next = arrivals[sent.length]?.at ?? 0
      worker.at += Math.min(PAUSE.most, Math.max(PAUSE.least, next - worker.at))
    }
  }
  async function look(worker: (typeof desks)[number], caseId: string) {
    await office.look(worker.desk, caseId)
    looks.push({ caseId, at: worker.at })
    worker.at += LOOKING
  }
  for (;;) {
    const worker = desks.reduce((first, other) => (other.at < first.at ? other : first))
    const arrival = arrivals[sent.length]
    if (arrival && arrival.at <= worker.at) {
      await office.setTime(arrival.at)
      sent.push({ ...arrival, id: await office.report(sent.length, arrival.reason) })
      continue
    }
    await office.setTime(worker.at)
    if (worker.caseId && !(await office.decide(worker.desk, worker.caseId))) {
      await look(worker, worker.caseId)
      continue
    }
    await takeAndLook(worker)
    if (!arrival && desks.every(({ caseId }) => caseId === null)) break
  }
  await office.setTime(Math.max(...desks.map(({ at }) => at)) + HOUR)
  return { sent, looks }
}

/** Arrivals follow the hour of the day and are the same in each run. */
function arrivalsOf(count: number): Omit<Sent, 'id'>[] {
  const random = createRandom(7)
  const { from, until, times } = EVENING
  const hours = Array.from(
    { length: DAY_HOURS },
    (_, hour) => [hour, hour >= from && hour < until ? times : 1] as const,
  )
  return Array.from({ length: count }, () => ({
    at: Math.floor((random.weighted(hours) + random.next()) * HOUR),
    reason: random.weighted(REASON_SHARES),
  })).toSorted((a, b) => a.at - b.at)
}
