import { type RankedPage, rank, type Traits } from '@ndoa/matching'
import type { Db } from '../../platform/db.ts'
import { traitsFrom, unpackTraits } from '../profiles/index.ts'
import { type CandidateRow, candidateRows, type Seeker } from './discovery.queries.ts'
import { type Filters, OPEN } from './filters.ts'
import type { RankRequest } from './rank.ts'
import { type Counter, type Relaxation, relaxationsOf } from './relaxations.ts'

/** Ranks straight from the database: everybody who may be suggested is read and scored. Exact by being plain. */
export async function rankByScan(
  db: Db,
  seeker: Seeker,
  viewer: Traits,
  request: RankRequest,
): Promise<RankedPage> {
  const rows = await candidateRows(db, seeker, request, request.day)
  return rank(viewer, candidatesFrom(rows, request.day), request)
}

export const candidatesFrom = (rows: readonly CandidateRow[], day: string) =>
  rows.map((row) => ({
    ...traitsFrom(unpackTraits(row), day),
    joined_at: row.joined_at.getTime(),
    shown: row.shown,
  }))

/** What each filter takes away, counted among everybody who would be suggested without any. */
export async function relaxByScan(
  db: Db,
  seeker: Seeker,
  viewer: Traits,
  request: RankRequest,
): Promise<Relaxation[]> {
  const candidates = candidatesFrom(await candidateRows(db, seeker, OPEN, request.day), request.day)
  const count: Counter = (traits, filters: Filters) =>
    rank(traits, candidates, { ...filters, limit: 0 }).total
  return relaxationsOf(viewer, request, count)
}
