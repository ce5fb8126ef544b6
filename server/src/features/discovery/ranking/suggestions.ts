import type { SuggestionQuery } from '@ndoa/contract/discovery'
import { DEFAULT_AGE_RANGE } from '@ndoa/contract/limits'
import type { App } from '../../../platform/app.ts'
import { today } from '../../../platform/clock.ts'
import { fail } from '../../failures.ts'
import { cardsWithReasons, ownTraits } from '../../profiles/index.ts'
import { wordsIn } from '../words/index.ts'
import { decodeCursor, encodeCursor, type PageEnd } from './cursor.ts'
import { filtersOf } from './filters.ts'
import { rankMembers, soughtGender } from './rank-members.ts'

export async function suggestions(app: App, query: SuggestionQuery) {
  const { user_id: viewerId, page, limit, sort_by } = query
  const before = pageBefore(app, query)
  const day = before?.day ?? today(app.clock)
  const cursor = before?.cursor ?? null
  const ranked = await rankMembers(app, viewerId, { ...filtersOf(query), sort_by, page, limit, cursor, day })
  const ids = ranked.members.map(({ id }) => id)
  const cards = await cardsWithReasons(app, viewerId, ids)
  app.discovery.showings.record(ids)
  const { total: total_results, next_cursor: next, relaxations } = ranked
  const next_cursor = next && encodeCursor({ cursor: next, day }, viewerId, app.discovery.cursors)
  return {
    data: ids.flatMap((id) => cards.get(id) ?? []), // some may have become invisible since they were ranked
    pagination: { has_next_page: next !== null, total_results, results_per_page: limit, next_cursor },
    ...(relaxations && { relaxations }),
  }
}

function pageBefore(app: App, { user_id, cursor, sort_by }: SuggestionQuery): PageEnd | null {
  if (!cursor) return null
  const end = decodeCursor(cursor, user_id, app.discovery.cursors)
  if (end?.cursor.sort_by !== sort_by)
    throw fail('request.invalid', { fields: { cursor: (language) => wordsIn(language).unknownPage } })
  return end
}

/** The viewer's own preferences, with which Find Matches begins. */
export async function defaultFilters(app: App, viewerId: string) {
  const viewer = await ownTraits(app, viewerId, today(app.clock))
  if (!viewer?.gender) throw fail('request.not_found')
  return {
    default_filters: {
      min_age: viewer.age_range_min ?? DEFAULT_AGE_RANGE[0],
      max_age: viewer.age_range_max ?? DEFAULT_AGE_RANGE[1],
      country: 'all',
      faith: 'all',
      looking_for_gender: soughtGender(viewer),
    },
    user_profile: { gender: viewer.gender },
  }
}
