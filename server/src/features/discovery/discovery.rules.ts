import type { Relaxation, Suggestion, SuggestionQuery } from '@ndoa/contract/discovery'
import { DEFAULT_AGE_RANGE } from '@ndoa/contract/limits'
import type { App } from '../../platform/app.ts'
import { today } from '../../platform/clock.ts'
import { fail } from '../failures.ts'
import { cardsWithReasons, ownTraits } from '../profiles/index.ts'
import { openPlace, type Place, sealPlace } from './cursor.ts'
import { filtersOf } from './filters.ts'
import { rankMembers, soughtGender } from './rank.ts'
import { noteShown } from './showings.ts'

interface SuggestionPage {
  data: Suggestion[]
  pagination: {
    has_next_page: boolean
    total_results: number
    results_per_page: number
    next_cursor: string | null
  }
  relaxations?: Relaxation[]
}

/** A page of suggestions. */
export async function suggestions(app: App, query: SuggestionQuery): Promise<SuggestionPage> {
  const { user_id: viewerId, page, limit, sort_by } = query
  const place = placeOf(app, query)
  const day = place?.day ?? today(app.clock)
  const cursor = place?.cursor ?? null
  const ranked = await rankMembers(app, viewerId, { ...filtersOf(query), sort_by, page, limit, cursor, day })
  const ids = ranked.members.map(({ id }) => id)
  const cards = await cardsWithReasons(app, viewerId, ids)
  const data = ids.flatMap((id) => cards.get(id) ?? []) // who went out of reach in this moment is left out
  noteShown(app, ids)
  const next =
    ranked.next_cursor && sealPlace({ cursor: ranked.next_cursor, day }, viewerId, app.config.secret)
  const { total, relaxations } = ranked
  return { ...pageOf(data, total, limit, next), ...(relaxations && { relaxations }) }
}

const pageOf = (
  data: Suggestion[],
  total_results: number,
  results_per_page: number,
  next_cursor: string | null,
): SuggestionPage => ({
  data,
  pagination: { has_next_page: next_cursor !== null, total_results, results_per_page, next_cursor },
})

function placeOf(app: App, { user_id, cursor, sort_by }: SuggestionQuery): Place | null {
  if (!cursor) return null
  const place = openPlace(cursor, user_id, app.config.secret)
  if (place?.cursor.sort_by !== sort_by)
    throw fail('request.invalid', { fields: { cursor: 'This page is not known.' } })
  return place
}

/** What Find Matches begins with: the viewer's own preferences. */
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
