import type { ReportReason } from '@ndoa/contract/reports'
import { createRandom } from '../../dev/demo/random.ts'
import { type Figure, shareFigure } from './figures.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY_HOURS = 24
/** In the evening three times as many reports come, more than the staff can look at within the hour. */
const EVENING = { from: 18, until: 22, times: 3 }
export const REPORTS = 2_000
/** One person at a desk, around the clock, for this many reports a day. */
const REPORTS_EACH = 400
const LOOKING = 3 * MINUTE
/** A desk with nothing to do looks again when something comes, and before its session expires. */
const PAUSE = { least: MINUTE, most: 20 * MINUTE }
/** What reporters and the person are told within. Seconds. */
const TOLD_WITHIN = 60

/** How many people work at a time; two at least, as bans need two. */
export const desksFor = (reports: number) => Math.max(2, Math.round(reports / REPORTS_EACH))

/** Hours until somebody must have looked, as the rules promise members; and how often a reason comes, in percent. */
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

/** A report, and the case that it is in when the day is over. */
export interface Reported {
  id: string
  caseId: string
}
/** What somebody had to hear of a decision, and after how many seconds they did; null: never. */
export interface News {
  to: 'reporter' | 'person'
  seconds: number | null
}

/** What the day does to a product. All times are those of the simulated day, in milliseconds from its beginning. */
export interface Office {
  setTime(time: number): Promise<void>
  /** @returns the id of the report */
  report(n: number, reason: ReportReason): Promise<string>
  /** @returns the case that is taken; null when there is none */
  takeNext(desk: number): Promise<string | null>
  look(desk: number, caseId: string): Promise<void>
  /** @returns false when something came in since the look: it has to be looked at again */
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

/** A day of reports, and the staff who work until the queue is empty. */
export async function workdayFigures(office: Office, count = REPORTS): Promise<Figure[]> {
  const { sent, looks } = await workThrough(office, count)
  const caseOf = new Map((await office.reports()).map(({ id, caseId }) => [id, caseId]))
  const news = await office.news()
  const inTime = sent.filter(({ id, at, reason }) => {
    const first = looks.find((look) => look.caseId === caseOf.get(id) && look.at >= at)
    return first !== undefined && first.at <= at + REASONS[reason].hours * HOUR
  })
  const told = (to: News['to']) => {
    const owed = news.filter((one) => one.to === to)
    const heard = owed.filter(({ seconds }) => seconds !== null && seconds <= TOLD_WITHIN)
    return { part: heard.length, of: owed.length }
  }
  return [
    shareFigure(
      'B1: reports looked at within 1, 4 or 24 hours',
      { part: inTime.length, of: count },
      { least: 1 },
    ),
    shareFigure('B2: outcomes that reporters have within 60 s', told('reporter'), { least: 1 }),
    // Everybody who reported is owed an outcome: nobody may be missing from the count itself.
    shareFigure('B2: reports with an outcome', { part: told('reporter').of, of: count }, { least: 1 }),
    shareFigure('B2: statements that people have within 60 s', told('person'), { least: 1 }),
  ]
}

/** The next reporter or desk acts, then time moves on to the one after. */
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

/** By hour of the day, the same at each run. */
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
