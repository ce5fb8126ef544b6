import {
  type Candidate,
  type IndexQuery,
  type MatchIndex,
  type RankedPage,
  rank,
  type Traits,
} from '@ndoa/matching'
import type { Database } from '../../platform/db.ts'
import { candidateRows, type Seeker } from './discovery.queries.ts'
import { type Filters, OPEN } from './filters.ts'
import { rankWithGuests } from './guests.ts'
import { standingOf } from './member-index.queries.ts'
import type { MemberIndex } from './member-index.ts'
import type { RankRequest } from './rank.ts'
import { candidatesFrom } from './ranking-by-scan.ts'
import { type Relaxation, relaxationsOf } from './relaxations.ts'

/** Each guest costs a search of its own. */
const MOST_GUESTS = 50

/** What the index knows of one viewer's call. */
export interface View {
  index: MatchIndex
  viewer: Traits
  exclude: readonly string[]
  is_verified: boolean
  guests: readonly Candidate[]
}

/**
 * Brings the index to where the database is, and the viewer's exclusions with it.
 * @returns null when it is not exact, or not of that day: then the database has to answer
 */
export async function viewOf(
  db: Database,
  members: MemberIndex,
  seeker: Seeker,
  viewer: Traits,
  day: string,
): Promise<View | null> {
  const edition = members.of(day)
  const standing = edition && (await standingOf(db, viewer.id, edition.position))
  if (!standing || standing.torn || standing.day < day || standing.guests.length > MOST_GUESTS) return null
  const { settled, is_verified, guests: ids, behind } = standing
  if (behind) await members.catchUp()
  const guests = ids.length > 0 ? await candidateRows(db, seeker, OPEN, day, ids) : []
  const index = members.of(day)?.index
  const exclude = [...settled, ...ids] // guests are not counted twice when they become visible to all just now
  return index ? { index, viewer, exclude, is_verified, guests: candidatesFrom(guests, day) } : null
}

export function rankByIndex(
  { index, viewer, guests, ...standing }: View,
  request: RankRequest,
): RankedPage | null {
  const { day: _, ...asked } = request
  const query: IndexQuery = { ...asked, ...standing }
  return rankWithGuests(index, viewer, query, guests)
}

/** What each filter takes away: totals cost the index next to nothing. */
export function relaxByIndex({ index, viewer, guests, ...standing }: View, request: Filters): Relaxation[] {
  return relaxationsOf(
    viewer,
    request,
    (traits, filters) =>
      index.total(traits, { ...filters, ...standing }) + rank(traits, guests, { ...filters, limit: 0 }).total,
  )
}
