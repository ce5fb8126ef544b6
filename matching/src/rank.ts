import { type Filters, type KnownFacts, passesFilters } from './filters.ts'
import { mayMeet } from './gates.ts'
import { compatibility } from './score.ts'
import type { Traits } from './traits.ts'

export const EXPOSURE_DAYS = 7
/** Members within this many showings count as equally exposed. Must be a power of two. */
export const EXPOSURE_STEP = 8

export interface Candidate extends Traits, KnownFacts {
  /** Any number that grows with time, such as milliseconds. */
  joined_at: number
  /** Showings in the last EXPOSURE_DAYS, constant for a whole day so that pages do not shift. */
  shown: number
}

export type Cursor =
  | { sort_by: 'compatibility'; percent: number; verified: boolean; shown: number; id: string }
  | { sort_by: 'newest'; joined_at: number; id: string }

export type SortBy = Cursor['sort_by']

export interface PageQuery {
  sort_by?: SortBy
  page?: number
  limit: number
  cursor?: Cursor | null
}

export interface RankQuery extends Filters, PageQuery {
  excluded_ids?: { has(id: string): boolean }
}

export interface RankedPage {
  members: { id: string; percent: number }[]
  total: number
  next_cursor: Cursor | null
}

interface Ranked {
  id: string
  percent: number
  verified: boolean
  shown: number
  joined_at: number
}

/** Scores and sorts every candidate that passes. It is simple on purpose, as the reference for the index. */
export function rank(viewer: Traits, candidates: Iterable<Candidate>, query: RankQuery): RankedPage {
  const sortBy = query.sort_by ?? 'compatibility'
  const before = ORDERS[sortBy]
  const list: Ranked[] = []
  for (const candidate of candidates) {
    if (!isIncluded(viewer, candidate, query)) continue
    const { id, verified, shown, joined_at } = candidate
    list.push({ id, percent: compatibility(viewer, candidate), verified, shown, joined_at })
  }
  list.sort(before)

  const start = query.cursor
    ? positionAfter(list, query.cursor, sortBy)
    : ((query.page ?? 1) - 1) * query.limit
  const page = list.slice(start, start + query.limit)
  const last = page.at(-1)
  return {
    members: page.map(({ id, percent }) => ({ id, percent })),
    total: list.length,
    next_cursor: last && start + page.length < list.length ? cursorAt(last, sortBy) : null,
  }
}

function isIncluded(viewer: Traits, candidate: Candidate, query: RankQuery): boolean {
  return (
    passesFilters(candidate, query) &&
    !query.excluded_ids?.has(candidate.id) &&
    mayMeet(viewer, candidate, { faith: query.faith, looking_for_gender: query.looking_for_gender })
  )
}

/**
 * Breaks ties only by exposure, badge and random id, so that the order reveals nothing else. The badge counts only
 * among similarly exposed members.
 */
const ORDERS: Readonly<Record<SortBy, (x: Ranked, y: Ranked) => number>> = {
  compatibility: (x, y) =>
    y.percent - x.percent ||
    exposureLevel(x) - exposureLevel(y) ||
    Number(y.verified) - Number(x.verified) ||
    x.shown - y.shown ||
    compareIds(x, y),
  newest: (x, y) => y.joined_at - x.joined_at || compareIds(x, y),
}

const exposureLevel = ({ shown }: Ranked) => Math.floor(shown / EXPOSURE_STEP)

function compareIds(x: { id: string }, y: { id: string }): number {
  if (x.id === y.id) return 0
  return x.id < y.id ? -1 : 1
}

function cursorAt({ id, percent, verified, shown, joined_at }: Ranked, sortBy: SortBy): Cursor {
  return sortBy === 'newest'
    ? { sort_by: sortBy, joined_at, id }
    : { sort_by: sortBy, percent, verified, shown, id }
}

/** The cursor's member may have left the list; its keys still mark the position. */
function positionAfter(list: readonly Ranked[], cursor: Cursor, sortBy: SortBy): number {
  if (cursor.sort_by !== sortBy) throw new RangeError('the cursor belongs to another order')
  const mark: Ranked = { percent: 0, verified: false, shown: 0, joined_at: 0, ...cursor }
  const position = list.findIndex((member) => ORDERS[sortBy](member, mark) > 0)
  return position === -1 ? list.length : position
}
