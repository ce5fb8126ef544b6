import { type Cursor, type RankedPage, rank, type SortBy, type Traits } from '@ndoa/matching'
import type { App } from '../../platform/app.ts'
import { traitsFrom } from '../profiles/index.ts'
import { candidateRows } from './discovery.queries.ts'
import type { Filters } from './filters.ts'

export interface RankRequest extends Filters {
  sort_by: SortBy
  page: number
  limit: number
  cursor: Cursor | null
  /** Ages are those of this day, exposure that of the seven days before: the order stands still for a day. */
  day: string
}

/**
 * One page of the members whom the viewer may meet, in exact order, with the exact total. The only entry to ranking:
 * a plain scan, which whatever replaces it has to equal.
 */
export async function rankMembers({ db }: App, viewer: Traits, request: RankRequest): Promise<RankedPage> {
  const { id, gender } = viewer
  if (!gender) return { members: [], total: 0, next_cursor: null }
  const seeks = request.looking_for_gender ?? soughtGender(viewer)
  const rows = await candidateRows(db, { id, gender, seeks }, request, request.day)
  const candidates = rows.map((row) => ({
    ...traitsFrom(row, request.day),
    joined_at: row.joined_at.getTime(),
    shown: row.shown,
  }))
  return rank(viewer, candidates, request)
}

/** Whom a member looks for: the stated preference, else the opposite. */
export function soughtGender({ gender, preferred_gender }: Pick<Traits, 'gender' | 'preferred_gender'>) {
  return preferred_gender ?? (gender === 'Male' ? 'Female' : 'Male')
}
