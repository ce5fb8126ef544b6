import * as z from 'zod/mini'
import { call, reply } from '../call.ts'
import { Gender } from '../identity/reference.ts'
import { CountryCode, Slug, Text, Timestamp } from '../ids.ts'
import { SEARCH_NAME_MAX } from '../limits.ts'
import { routes } from '../routes.ts'
import { EDUCATION_LEVELS } from './choices.ts'
import { SearchFilters } from './discovery.ts'

const SearchId = z.uuid().check(z.toLowerCase())
const SearchName = Text(SEARCH_NAME_MAX).check(z.minLength(1))

const KeptFilters = z.object({
  min_age: z.int(),
  max_age: z.nullable(z.int()),
  country: z.nullable(CountryCode),
  faith: z.nullable(Slug),
  looking_for_gender: z.nullable(Gender),
  denomination: z.nullable(Slug),
  tribe: z.nullable(Slug),
  language: z.nullable(Slug),
  education: z.nullable(z.enum(EDUCATION_LEVELS)),
  has_children: z.nullable(z.boolean()),
  wants_children: z.nullable(z.boolean()),
  verified: z.nullable(z.boolean()),
  has_photo: z.nullable(z.boolean()),
  active_this_week: z.nullable(z.boolean()),
})
export type KeptFilters = z.infer<typeof KeptFilters>

export const SavedSearch = z.object({
  id: SearchId,
  name: z.string(),
  filters: KeptFilters,
  alerts: z.boolean(),
  saved_at: Timestamp,
  alerted_at: z.nullable(Timestamp),
})
export type SavedSearch = z.infer<typeof SavedSearch>

export const SavedSearches = z.object({
  searches: z.array(SavedSearch),
  /** Whether the membership includes saving and alerts; existing searches remain without it. */
  is_open: z.boolean(),
})
export type SavedSearches = z.infer<typeof SavedSearches>

export const NewSearch = z.strictObject({ name: SearchName, filters: SearchFilters })
export type NewSearch = z.infer<typeof NewSearch>

export const SearchChange = z.strictObject({
  search_id: SearchId,
  name: z.optional(SearchName),
  alerts: z.optional(z.boolean()),
})
export type SearchChange = z.infer<typeof SearchChange>

const own = { access: 'member', suspended: 'denied' } as const

export const getSavedSearches = call(routes.savedSearches.getSavedSearches, 'Own saved searches', own)
  .input(z.strictObject({}))
  .output(reply(SavedSearches))

export const saveSearch = call(
  routes.savedSearches.saveSearch,
  'Save a search, and hear of new people who fit',
  own,
)
  .input(NewSearch)
  .output(reply(SavedSearch))

export const updateSavedSearch = call(
  routes.savedSearches.updateSavedSearch,
  'Rename a saved search, turn its alerts on or off',
  own,
)
  .input(SearchChange)
  .output(reply(SavedSearch))

export const deleteSavedSearch = call(routes.savedSearches.deleteSavedSearch, 'Delete a saved search', own)
  .input(z.strictObject({ search_id: SearchId }))
  .output(reply(z.object({})))

export const savedSearchesCalls = { getSavedSearches, saveSearch, updateSavedSearch, deleteSavedSearch }
