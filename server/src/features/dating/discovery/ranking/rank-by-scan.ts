import type { Relaxation } from '@ndoa/contract/dating/discovery'
import { type RankedPage, rank, type Traits } from '@ndoa/matching'
import type { Db } from '../../../../platform/db.ts'
import { candidateFrom } from '../member-index/index.ts'
import { candidateRows, type Seeker } from './candidates.queries.ts'
import { type Filters, NO_FILTERS } from './filters.ts'
import { relaxationsOf } from './relaxations.ts'
import type { RankRequest } from './request.ts'

export async function rankByScan(
  db: Db,
  seeker: Seeker,
  viewer: Traits,
  request: RankRequest,
): Promise<RankedPage> {
  return rank(viewer, await candidates(db, seeker, request, request.day), request)
}

export async function relaxByScan(
  db: Db,
  seeker: Seeker,
  viewer: Traits,
  request: RankRequest,
): Promise<Relaxation[]> {
  const all = await candidates(db, seeker, NO_FILTERS, request.day)
  return relaxationsOf(
    viewer,
    request,
    (traits, filters) => rank(traits, all, { ...filters, limit: 0 }).total,
  )
}

async function candidates(db: Db, seeker: Seeker, filters: Filters, day: string) {
  const rows = await candidateRows(db, seeker, filters, day)
  return rows.map((row) => candidateFrom(row, day))
}
