import type { Relaxation } from '@ndoa/contract/dating/discovery'
import type { MatchIndex, RankedPage, Traits } from '@ndoa/matching'
import type { App } from '../../../../platform/app.ts'
import type { MemberIndex } from '../member-index/index.ts'
import type { Filters } from './filters.ts'
import { relaxationsOf } from './relaxations.ts'
import type { RankRequest } from './request.ts'
import { viewerState } from './viewer-state.queries.ts'

export interface IndexContext {
  index: MatchIndex
  viewer: Traits
  excluded_ids: readonly string[]
  extra_visible_ids: readonly string[]
  is_verified: boolean
}

/** @returns null if the index is not exact or is for another day; the database must then serve the request */
export async function indexContext(
  app: Pick<App, 'db' | 'pool'>,
  memberIndex: MemberIndex,
  viewerId: string,
  day: string,
): Promise<IndexContext | null> {
  const position = memberIndex.forDay(day)?.position
  const state = position && (await viewerState(app, viewerId, position, day))
  if (!state?.viewer.gender || state.changeLogGap || state.day < day) return null
  if (state.isBehind) await memberIndex.catchUp()
  const index = memberIndex.forDay(day)?.index
  const { viewer, excludedIds: excluded_ids, extraVisibleIds: extra_visible_ids, is_verified } = state
  return index ? { index, viewer, excluded_ids, extra_visible_ids, is_verified } : null
}

export function rankByIndex({ index, viewer, ...known }: IndexContext, request: RankRequest): RankedPage {
  const { day: _, ...query } = request
  return index.topK(viewer, { ...query, ...known })
}

export function relaxByIndex({ index, viewer, ...known }: IndexContext, request: Filters): Relaxation[] {
  return relaxationsOf(viewer, request, (traits, filters) => index.total(traits, { ...filters, ...known }))
}
