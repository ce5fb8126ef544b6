import type { MatchIndex, RankedPage, Traits } from '@ndoa/matching'
import type { App } from '../../platform/app.ts'
import type { Filters } from './filters.ts'
import { standingOf } from './member-index.queries.ts'
import type { MemberIndex } from './member-index.ts'
import type { RankRequest } from './rank.ts'
import { type Relaxation, relaxationsOf } from './relaxations.ts'

/** What the index knows of one viewer's call. */
export interface View {
  index: MatchIndex
  viewer: Traits
  exclude: readonly string[]
  /** Whom the viewer alone may see, because they like the viewer. */
  also: readonly string[]
  is_verified: boolean
}

/**
 * Brings the index to where the database is, and the viewer's exclusions with it.
 * @returns null when it is not exact, or not of that day: then the database has to answer
 */
export async function viewOf(
  app: Pick<App, 'db' | 'pool'>,
  members: MemberIndex,
  viewerId: string,
  day: string,
): Promise<View | null> {
  const edition = members.of(day)
  const standing = edition && (await standingOf(app, viewerId, edition.position, day))
  if (!standing?.viewer.gender || standing.torn || standing.day < day) return null
  const { viewer, settled: exclude, guests: also, is_verified, behind } = standing
  if (behind) await members.catchUp()
  const index = members.of(day)?.index
  return index ? { index, viewer, exclude, also, is_verified } : null
}

export function rankByIndex({ index, viewer, ...standing }: View, request: RankRequest): RankedPage {
  const { day: _, ...asked } = request
  return index.topK(viewer, { ...asked, ...standing })
}

/** What each filter takes away: totals cost the index next to nothing. */
export function relaxByIndex({ index, viewer, ...standing }: View, request: Filters): Relaxation[] {
  return relaxationsOf(viewer, request, (traits, filters) => index.total(traits, { ...filters, ...standing }))
}
