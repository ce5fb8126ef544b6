import type { MonthFigures, Transparency } from '@ndoa/contract/transparency'
import { FIGURE_MONTHS, FIGURE_NAMES, SMALLEST_FIGURE } from '@ndoa/contract/transparency-rules'
import type { App } from '../../platform/app.ts'
import { type CountRow, countsByMonth, type MedianRow, medianLooksByMonth } from './transparency.queries.ts'

type FiguresApp = Pick<App, 'db' | 'clock'>

/** Seconds for which figures are kept, here and in browsers: those of months that are over hardly change. */
export const KEPT_SECONDS = 3_600
const MEDIAN_STEP = 10

const kept = new WeakMap<App['db'], { figures: Promise<Transparency>; until: number }>()

/** The public figures, at most an hour old, so that asking often costs nothing. */
export function publicFigures(app: FiguresApp): Promise<Transparency> {
  const now = app.clock.now().getTime()
  const found = kept.get(app.db)
  if (found && now < found.until) return found.figures
  const figures = countFigures(app)
  kept.set(app.db, { figures, until: now + KEPT_SECONDS * 1_000 })
  figures.catch(() => kept.delete(app.db)) // whoever asked is told; the next one tries again
  return figures
}

/** Of months that are over only: figures that change from hour to hour would tell who has just reported or decided. */
export async function countFigures({ db, clock }: FiguresApp): Promise<Transparency> {
  const until = firstOfMonth(clock.now(), 0)
  const span = { since: firstOfMonth(until, -FIGURE_MONTHS), until }
  const [counts, medians] = await Promise.all([countsByMonth(db, span), medianLooksByMonth(db, span)])
  const first = counts.map(({ month }) => month).toSorted()[0]
  const months = Array.from({ length: FIGURE_MONTHS }, (_, i) => nameOf(firstOfMonth(until, -1 - i)))
  return {
    months: first
      ? months.filter((month) => month >= first).map((month) => figuresOf(month, counts, medians))
      : [],
    current_month: nameOf(until),
  }
}

function figuresOf(
  month: string,
  allCounts: readonly CountRow[],
  medians: readonly MedianRow[],
): MonthFigures {
  const counts = new Map(allCounts.filter((row) => row.month === month).map((row) => [row.figure, row.count]))
  const looks = (counts.get('first_looks.in_time') ?? 0) + (counts.get('first_looks.late') ?? 0)
  const median = medians.find((row) => row.month === month)?.median_minutes
  return {
    month,
    counts: Object.fromEntries(
      FIGURE_NAMES.map((name) => [name, published(counts.get(name) ?? 0)]),
    ) as MonthFigures['counts'],
    median_look_minutes:
      median === undefined || published(looks) === null
        ? null
        : Math.ceil(median / MEDIAN_STEP) * MEDIAN_STEP,
  }
}

const published = (count: number) => (count < SMALLEST_FIGURE ? null : count)

const firstOfMonth = (moment: Date, months: number) =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + months))

const nameOf = (month: Date) => month.toISOString().slice(0, 7)
