import type { SuggestionQuery } from '@ndoa/contract/dating/discovery'
import { DEFAULT_AGE_RANGE, FILTER_AGE_ANY } from '@ndoa/contract/limits'
import type { Traits } from '@ndoa/matching'
import type { App } from '../../../../platform/app.ts'
import { today } from '../../../../platform/clock.ts'
import { fail } from '../../../shared/failures.ts'
import { tooMany } from '../../../shared/limits.ts'
import { cardsWithReasons, ownTraits } from '../../profiles/index.ts'
import { seeMembers } from '../../safety/index.ts'
import { wordsIn } from '../words.ts'
import { decodeCursor, encodeCursor, type PageEnd } from './cursor.ts'
import { filtersOf, NO_FILTERS } from './filters.ts'
import { rankMembers, searchDay, soughtGender } from './rank-members.ts'

/** @throws request.too_many above the limit on newly seen members */
export async function suggestions(app: App, query: SuggestionQuery) {
  const { user_id: viewerId, page, limit, sort_by } = query
  const before = pageBefore(app, query)
  const day = before?.day ?? searchDay(app)
  const cursor = before?.cursor ?? null
  const ranked = await rankMembers(app, viewerId, { ...filtersOf(query), sort_by, page, limit, cursor, day })
  const ids = ranked.members.map(({ id }) => id)
  const [cards] = await Promise.all([cardsWithReasons(app, viewerId, ids), seeMembers(app, viewerId, ids)])
  app.discovery.showings.record(ids)
  const { total: total_results, next_cursor: next, relaxations } = ranked
  const next_cursor = next && encodeCursor({ cursor: next, day }, viewerId, app.discovery.cursors)
  return {
    data: ids.flatMap((id) => cards.get(id) ?? []),
    pagination: { has_next_page: next !== null, total_results, results_per_page: limit, next_cursor },
    ...(relaxations && { relaxations }),
  }
}

/** @throws request.too_many above the limit on searches */
export function countSearch(app: App, viewerId: string): void {
  const wait = app.discovery.countPage(viewerId)
  if (wait !== null) throw tooMany((language) => wordsIn(language).tooManySuggestions, wait)
}

function pageBefore(app: App, { user_id, cursor, sort_by }: SuggestionQuery): PageEnd | null {
  if (!cursor) return null
  const end = decodeCursor(cursor, user_id, app.discovery.cursors)
  if (end?.cursor.sort_by !== sort_by)
    throw fail('request.invalid', { fields: { cursor: (language) => wordsIn(language).unknownPage } })
  return end
}

/** Uses the initial filters of Find Matches; `percents` covers the first `limit` members. */
export async function countAndPercents(
  app: App,
  viewerId: string,
  limit: number,
): Promise<{ total: number; percents: number[] }> {
  const viewer = await ownTraits(app, viewerId, today(app.clock))
  if (!viewer?.gender) return { total: 0, percents: [] }
  const { min_age, max_age, looking_for_gender } = filtersFromPreferences(viewer)
  const filters = {
    ...NO_FILTERS,
    min_age,
    max_age: max_age >= FILTER_AGE_ANY ? null : max_age,
    looking_for_gender,
  }
  const page = { sort_by: 'compatibility', page: 1, limit, cursor: null, day: searchDay(app) } as const
  const { total, members } = await rankMembers(app, viewerId, { ...filters, ...page })
  return { total, percents: members.map(({ percent }) => percent) }
}

export async function defaultFilters(app: App, viewerId: string) {
  const viewer = await ownTraits(app, viewerId, today(app.clock))
  if (!viewer?.gender) throw fail('request.not_found')
  return {
    default_filters: { ...filtersFromPreferences(viewer), country: 'all', faith: 'all' },
    user_profile: { gender: viewer.gender },
  }
}

const filtersFromPreferences = (viewer: Traits) => ({
  min_age: viewer.age_range_min ?? DEFAULT_AGE_RANGE[0],
  max_age: viewer.age_range_max ?? DEFAULT_AGE_RANGE[1],
  looking_for_gender: soughtGender(viewer),
})
