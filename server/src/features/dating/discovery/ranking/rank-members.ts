import type { Relaxation } from '@ndoa/contract/dating/discovery'
import { FEW_RESULTS } from '@ndoa/contract/limits'
import type { RankedPage, Traits } from '@ndoa/matching'
import type { App } from '../../../../platform/app.ts'
import { today } from '../../../../platform/clock.ts'
import { createBoundedQueue } from '../../../shared/bounded-queue.ts'
import { ownTraits } from '../../profiles/index.ts'
import { AFTER_MIDNIGHT } from '../member-index/index.ts'
import { type IndexContext, indexContext, rankByIndex, relaxByIndex } from './rank-by-index.ts'
import { rankByScan, relaxByScan } from './rank-by-scan.ts'
import type { RankRequest } from './request.ts'

/** A database search occupies one core of the server and of the database for a second per 60,000 members. */
const databaseQueue = createBoundedQueue(2, 50)

export interface Ranking extends RankedPage {
  relaxations?: Relaxation[]
}

export async function rankMembers(app: App, viewerId: string, request: RankRequest): Promise<Ranking> {
  const { memberIndex } = app.discovery
  const context = memberIndex && (await indexContext(app, memberIndex, viewerId, request.day))
  if (context) return rankFromIndex(app, context, request)
  return databaseQueue(() => rankFromDatabase(app, viewerId, request))
}

function rankFromIndex(app: App, context: IndexContext, request: RankRequest): Ranking {
  const startedAt = performance.now()
  const ranked = rankByIndex(context, request)
  const complete = isShort(ranked, request)
    ? { ...ranked, relaxations: relaxByIndex(context, request) }
    : ranked
  countRanking(app, 'index', startedAt)
  return complete
}

async function rankFromDatabase(app: App, viewerId: string, request: RankRequest): Promise<Ranking> {
  const viewer = await ownTraits(app, viewerId, request.day)
  if (!viewer?.gender) return { members: [], total: 0, next_cursor: null }
  const { id, gender } = viewer
  const seeker = { id, gender, seeks: request.looking_for_gender ?? soughtGender(viewer) }
  const startedAt = performance.now()
  const ranked = await rankByScan(app.db, seeker, viewer, request)
  const complete = isShort(ranked, request)
    ? { ...ranked, relaxations: await relaxByScan(app.db, seeker, viewer, request) }
    : ranked
  countRanking(app, 'scan', startedAt)
  return complete
}

function countRanking({ discovery: { memberIndex } }: App, by: 'index' | 'scan', startedAt: number) {
  if (!memberIndex) return
  memberIndex.stats.answers[by]++
  memberIndex.stats.rankingSeconds[by] += (performance.now() - startedAt) / 1000
}

/** Returns yesterday for up to an hour after midnight if today has no index yet. */
export function searchDay({ discovery, clock }: Pick<App, 'discovery' | 'clock'>): string {
  const day = today(clock)
  const earliest = today({ now: () => new Date(clock.now().getTime() - AFTER_MIDNIGHT) })
  return discovery.memberIndex?.dayWithin(earliest, day) ?? day
}

const isShort = ({ total }: RankedPage, { page, limit, cursor }: RankRequest) =>
  total < FEW_RESULTS && limit > 0 && page === 1 && !cursor

export function soughtGender({ gender, preferred_gender }: Pick<Traits, 'gender' | 'preferred_gender'>) {
  return preferred_gender ?? (gender === 'Male' ? 'Female' : 'Male')
}
