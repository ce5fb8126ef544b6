import * as z from 'zod/mini'
import { atMost } from '../at-most.ts'
import { call } from '../call.ts'
import { Gender } from '../identity/reference.ts'
import { CountryCode, MemberId, Slug } from '../ids.ts'
import { FILTER_AGE_ANY, FIND_MATCHES_LIMIT } from '../limits.ts'
import { routes } from '../routes.ts'
import { DISTANCES, EDUCATION_LEVELS, FILTER_FAITHS, SORTS } from './choices.ts'
import { MORE_FILTERS } from './more-filters.ts'
import { ViewedPhoto } from './profiles.ts'

const FilterSlug = z.optional(z.nullable(z.union([Slug, z.literal('')])))
const FilterAge = z.int().check(z.gte(18), z.lte(FILTER_AGE_ANY))

export const MemberCard = z.object({
  user_id: MemberId,
  display_name: z.string(),
  age: z.int(),
  gender: Gender,
  compatibility_percentage: z.int(),
  display_location: z.string(),
  distance: z.optional(z.enum(DISTANCES)),
  country_of_residence: z.optional(CountryCode),
  faith_id: z.optional(Slug),
  denomination_id: z.optional(Slug),
  verified: z.boolean(),
  likes_you: z.boolean(),
  member_since: z.string(),
  /** False asks viewers not to take screenshots; a web page can't enforce it. */
  allow_screenshots: z.boolean(),
  photo_count: z.int(),
  main_photo_signed_url: z.nullable(z.string()),
  main_photo: z.nullable(ViewedPhoto),
})
export type MemberCard = z.infer<typeof MemberCard>

export const Suggestion = z.extend(MemberCard, {
  reasons: z.array(z.string()),
})
export type Suggestion = z.infer<typeof Suggestion>

/** One of the viewer's filters: the members that it alone excludes, and the results that removing it would add. */
export const Relaxation = z.object({
  filter: z.enum(['age', 'country', 'faith', ...MORE_FILTERS, 'deal_breakers']),
  removes: z.int(),
  would_add: z.int(),
})
export type Relaxation = z.infer<typeof Relaxation>

/** A filter that is absent, null, empty or `all` restricts nothing. A hidden answer counts as no answer. */
const FILTERS = {
  min_age: z._default(FilterAge, 18),
  max_age: z._default(FilterAge, FILTER_AGE_ANY),
  looking_for_gender: z.optional(z.nullable(z.union([Gender, z.enum(['male', 'female'])]))),
  country: z.optional(z.nullable(z.union([CountryCode, z.literal('all'), z.literal('')]))),
  faith: z.optional(z.nullable(z.union([Slug, z.enum(FILTER_FAITHS), z.literal('')]))),
  denomination: FilterSlug,
  tribe: FilterSlug,
  language: FilterSlug,
  education: z.optional(z.nullable(z.union([z.enum(EDUCATION_LEVELS), z.literal('')]))),
  has_children: z.optional(z.nullable(z.boolean())),
  wants_children: z.optional(z.nullable(z.boolean())),
  verified: z.optional(z.nullable(z.boolean())),
  has_photo: z.optional(z.nullable(z.boolean())),
  active_this_week: z.optional(z.nullable(z.boolean())),
}
export const SearchFilters = z.strictObject(FILTERS)
export type SearchFilters = z.infer<typeof SearchFilters>

export const SuggestionQuery = z.strictObject({
  user_id: MemberId,
  page: z._default(z.int().check(z.gte(1), z.lte(10_000)), 1),
  limit: z._default(z.int().check(z.gte(0), z.lte(FIND_MATCHES_LIMIT)), FIND_MATCHES_LIMIT),
  cursor: z.optional(z.nullable(z.string().check(atMost(200)))),
  sort_by: z._default(z.enum(SORTS), 'compatibility'),
  ...FILTERS,
})
export type SuggestionQuery = z.infer<typeof SuggestionQuery>

export const getMatches = call(routes.discovery.getMatches, 'Suggested members, best first', {
  access: 'member',
  suspended: 'denied',
})
  .input(SuggestionQuery)
  .output(
    z.object({
      success: z.literal(true),
      data: z.array(Suggestion),
      pagination: z.object({
        has_next_page: z.boolean(),
        total_results: z.int(),
        results_per_page: z.int(),
        next_cursor: z.nullable(z.string()),
      }),
      relaxations: z.optional(z.array(Relaxation)),
    }),
  )

export const loadFindMatchesParams = call(
  routes.discovery.loadFindMatchesParams,
  'Default filters of Find Matches',
  { access: 'member', suspended: 'denied' },
)
  .input(z.strictObject({ user_id: MemberId }))
  .output(
    z.object({
      success: z.literal(true),
      default_filters: z.object({
        min_age: z.int(),
        max_age: z.int(),
        country: z.string(),
        faith: z.string(),
        looking_for_gender: Gender,
      }),
      user_profile: z.object({ gender: Gender }),
    }),
  )

export const discoveryCalls = { getMatches, loadFindMatchesParams }
