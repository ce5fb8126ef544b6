import type {
  NewSearch,
  SavedSearch,
  SavedSearches,
  SearchChange,
} from '@ndoa/contract/dating/saved-searches'
import type { App } from '../../../platform/app.ts'
import { isOpenTo } from '../../membership/index.ts'
import { fail } from '../../shared/failures.ts'
import { countSearch, filtersOf } from '../discovery/index.ts'
import { insertFinds } from './finds.queries.ts'
import { newcomersOf } from './newcomers.ts'
import {
  insertSearch,
  lockSearchesOf,
  type SearchRow,
  searchesOf,
  searchOf,
  updateSearch,
} from './saved-searches.queries.ts'

export async function savedSearchesOf(app: App, userId: string): Promise<SavedSearches> {
  const { db, clock } = app
  const [searches, is_open] = await Promise.all([
    searchesOf(db, userId),
    isOpenTo(db, userId, 'saved_searches', clock.now()),
  ])
  return { searches: searches.map(shown), is_open }
}

/** Current newcomers cause no alert, because the member already sees them when saving. */
export async function saveSearch(
  app: App,
  user_id: string,
  { name, filters }: NewSearch,
): Promise<SavedSearch> {
  await requireMembership(app, user_id)
  countSearch(app, user_id)
  const kept = filtersOf(filters)
  const newcomers = await newcomersOf(app, user_id, kept)
  return app.db.transaction().execute(async (tx) => {
    await lockSearchesOf(tx, user_id)
    const saved = await insertSearch(tx, { user_id, name, filters: kept }, app.clock.now())
    if (!saved) throw fail('saved_searches.too_many')
    await insertFinds(tx, saved.id, newcomers, null)
    return shown(saved)
  })
}

export async function changeSearch(
  app: App,
  userId: string,
  { search_id, name, alerts }: SearchChange,
): Promise<SavedSearch> {
  const search = await searchOf(app.db, userId, search_id)
  if (!search) throw fail('request.not_found')
  if (alerts) await requireMembership(app, userId)
  const newcomers = alerts && !search.alerts ? await newcomersWithin(app, userId, search) : []
  return app.db.transaction().execute(async (tx) => {
    await lockSearchesOf(tx, userId)
    const changed = await updateSearch(tx, userId, search_id, { name, alerts })
    if (!changed) throw fail('request.not_found')
    await insertFinds(tx, search_id, newcomers, null)
    return shown(changed)
  })
}

function newcomersWithin(app: App, userId: string, { filters }: SearchRow): Promise<string[]> {
  countSearch(app, userId)
  return newcomersOf(app, userId, filters)
}

async function requireMembership({ db, clock }: App, userId: string): Promise<void> {
  if (!(await isOpenTo(db, userId, 'saved_searches', clock.now()))) throw fail('membership.needed')
}

const shown = ({ saved_at, alerted_at, ...search }: SearchRow): SavedSearch => ({
  ...search,
  saved_at: saved_at.toISOString(),
  alerted_at: alerted_at?.toISOString() ?? null,
})
