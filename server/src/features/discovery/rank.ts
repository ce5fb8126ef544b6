import { FEW_RESULTS } from '@ndoa/contract/limits'
import type { Cursor, RankedPage, SortBy, Traits } from '@ndoa/matching'
import type { App } from '../../platform/app.ts'
import { ownTraits } from '../profiles/index.ts'
import type { Filters } from './filters.ts'
import { memberIndexOf } from './member-index.upkeep.ts'
import { rankByIndex, relaxByIndex, viewOf } from './ranking-by-index.ts'
import { rankByScan, relaxByScan } from './ranking-by-scan.ts'
import type { Relaxation } from './relaxations.ts'

export interface RankRequest extends Filters {
  sort_by: SortBy
  page: number
  limit: number
  cursor: Cursor | null
  /** Ages are those of this day, exposure that of the seven days before: the order stands still for a day. */
  day: string
}

export interface Ranking extends RankedPage {
  /** What keeps others away, when a list is short. */
  relaxations?: Relaxation[]
}

/**
 * One page of the members whom the viewer may meet, in exact order, with the exact total. The only entry to ranking:
 * the index in memory answers if it is level with the database, else the database does, and both say the same.
 */
export async function rankMembers(app: App, viewerId: string, request: RankRequest): Promise<Ranking> {
  return (await fromIndex(app, viewerId, request)) ?? fromDatabase(app, viewerId, request)
}

async function fromIndex(app: App, viewerId: string, request: RankRequest): Promise<Ranking | null> {
  const members = memberIndexOf(app)
  const view = members && (await viewOf(app, members, viewerId, request.day))
  if (!view) return null
  const begun = performance.now()
  const ranked = rankByIndex(view, request)
  const whole = isShort(ranked, request) ? { ...ranked, relaxations: relaxByIndex(view, request) } : ranked
  noteRanking(app, 'index', begun)
  return whole
}

/** Without a profile of one's own nobody can be suggested. */
async function fromDatabase(app: App, viewerId: string, request: RankRequest): Promise<Ranking> {
  const viewer = await ownTraits(app, viewerId, request.day)
  if (!viewer?.gender) return { members: [], total: 0, next_cursor: null }
  const { id, gender } = viewer
  const seeker = { id, gender, seeks: request.looking_for_gender ?? soughtGender(viewer) }
  const begun = performance.now()
  const ranked = await rankByScan(app.db, seeker, viewer, request)
  const whole = isShort(ranked, request)
    ? { ...ranked, relaxations: await relaxByScan(app.db, seeker, viewer, request) }
    : ranked
  noteRanking(app, 'scan', begun)
  return whole
}

function noteRanking(app: App, by: 'index' | 'scan', begun: number) {
  const figures = memberIndexOf(app)?.figures
  if (!figures) return
  figures.answers[by]++
  figures.ranking[by] += (performance.now() - begun) / 1000
}

const isShort = ({ total }: RankedPage, { page, cursor }: RankRequest) =>
  total < FEW_RESULTS && page === 1 && !cursor

/** Whom a member looks for: the stated preference, else the opposite. */
export function soughtGender({ gender, preferred_gender }: Pick<Traits, 'gender' | 'preferred_gender'>) {
  return preferred_gender ?? (gender === 'Male' ? 'Female' : 'Male')
}
