import type { App } from '../../../../platform/app.ts'
import { newcomersAmong } from './candidates.queries.ts'
import type { Filters } from './filters.ts'
import { rankMembers, searchDay } from './rank-members.ts'

const PAGE = 50
const MAX_NEWCOMERS = 200

export async function newcomersFitting(
  app: App,
  viewerId: string,
  filters: Filters,
  since: Date,
): Promise<string[]> {
  const page = { ...filters, sort_by: 'newest', page: 1, limit: PAGE, day: searchDay(app) } as const
  const ids: string[] = []
  for (let cursor = null; ; ) {
    const { members, next_cursor } = await rankMembers(app, viewerId, { ...page, cursor })
    ids.push(...members.map(({ id }) => id))
    const isOver = next_cursor?.sort_by !== 'newest' || next_cursor.joined_at < since.getTime()
    if (isOver || ids.length >= MAX_NEWCOMERS) return newcomersAmong(app.db, ids, since)
    cursor = next_cursor
  }
}
