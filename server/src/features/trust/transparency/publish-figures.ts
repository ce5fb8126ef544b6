import { FIGURE_MONTHS, MIN_PUBLISHED_COUNT } from '@ndoa/contract/trust/transparency-rules'
import type { App } from '../../../platform/app.ts'
import {
  type CountRow,
  countsByMonth,
  insertFigures,
  latestMonth,
  type MedianRow,
  medianLooksByMonth,
  type NewFigures,
} from './transparency.queries.ts'

const MEDIAN_STEP = 10

/** Publishes each completed month once, at most a year back; later changes don't affect its figures. */
export async function publishFigures({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const until = firstOfMonth(now, 0)
  const completedMonths = Array.from({ length: FIGURE_MONTHS }, (_, i) =>
    firstOfMonth(until, i - FIGURE_MONTHS),
  )
  const latest = await latestMonth(db)
  const unpublished = completedMonths.filter((month) => !latest || nameOf(month) > latest)
  if (!unpublished[0]) return
  const span = { since: unpublished[0], until }
  const [counts, medians] = await Promise.all([countsByMonth(db, span), medianLooksByMonth(db, span)])
  const first = latest ?? counts.map(({ month }) => month).toSorted()[0]
  const figures = unpublished
    .map(nameOf)
    .filter((month) => first && month >= first)
    .map((month) => ({ ...figuresOf(month, counts, medians), published_at: now }))
  if (figures.length > 0) await insertFigures(db, figures)
}

function figuresOf(
  month: string,
  allCounts: readonly CountRow[],
  medians: readonly MedianRow[],
): Omit<NewFigures, 'published_at'> {
  const counts = allCounts.filter((row) => row.month === month)
  const looks = counts
    .filter(({ figure }) => figure.startsWith('first_looks.'))
    .reduce((sum, { count }) => sum + count, 0)
  const median = medians.find((row) => row.month === month)?.median_minutes
  return {
    month,
    counts: Object.fromEntries(
      withoutSmallRest(counts.filter(({ count }) => count >= MIN_PUBLISHED_COUNT)).map(
        ({ figure, count }) => [figure, count],
      ),
    ),
    median_look_minutes:
      median === undefined || looks < MIN_PUBLISHED_COUNT
        ? null
        : Math.ceil(median / MEDIAN_STEP) * MEDIAN_STEP,
  }
}

const isReason = ({ figure }: CountRow) => figure.startsWith('overturned.')

/** Drops reasons until the unpublished remainder is not a small figure either, since the total would reveal it. */
function withoutSmallRest(published: readonly CountRow[]): CountRow[] {
  const all = published.find(({ figure }) => figure === 'appeals.lifted')?.count ?? 0
  const reasons = published.filter(isReason).toSorted((a, b) => a.count - b.count)
  let rest = reasons.reduce((left, { count }) => left - count, all)
  while (rest < MIN_PUBLISHED_COUNT && reasons.length > 0) rest += reasons.shift()?.count ?? 0
  return [...published.filter((row) => !isReason(row)), ...reasons]
}

const firstOfMonth = (moment: Date, months: number) =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + months))

const nameOf = (month: Date) => month.toISOString().slice(0, 7)
