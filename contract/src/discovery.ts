import * as z from 'zod/mini'
import { atMost } from './at-most.ts'
import { call } from './call.ts'
import { DISTANCES, EDUCATION_LEVELS, FILTER_FAITHS, SORTS } from './choices.ts'
import { CountryCode, MemberId, Slug } from './ids.ts'
import { FILTER_AGE_ANY, FIND_MATCHES_LIMIT } from './limits.ts'
import { MORE_FILTERS } from './more-filters.ts'
import { ViewedPhoto } from './profiles.ts'
import { Gender } from './reference.ts'
import { routes } from './routes.ts'

const FilterSlug = z.optional(z.nullable(z.union([Slug, z.literal('')])))
const FilterAge = z.int().check(z.gte(18), z.lte(FILTER_AGE_ANY))

/** A member on a suggestion, like or match card. */
export const MemberCard = z.object({
  user_id: MemberId,
  display_name: z.string(),
  age: z.int(),
  gender: Gender,
  compatibility_percentage: z.int(),
  display_location: z.string(),
  /** Absent when its owner does not show it, or when one of the two cities is not known. */
  distance: z.optional(z.enum(DISTANCES)),
  country_of_residence: z.optional(CountryCode),
  faith_id: z.optional(Slug),
  denomination_id: z.optional(Slug),
  verified: z.boolean(),
  /** They like the viewer, who has not answered. */
  likes_you: z.boolean(),
  member_since: z.string(),
  /** False asks viewers to take none; a web page cannot enforce it. */
  allow_screenshots: z.boolean(),
  photo_count: z.int(),
  main_photo_signed_url: z.nullable(z.string()),
  main_photo: z.nullable(ViewedPhoto),
})
export type MemberCard = z.infer<typeof MemberCard>

export const Suggestion = z.extend(MemberCard, {
  /** The three strongest reasons in words. */
  reasons: z.array(z.string()),
})
export type Suggestion = z.infer<typeof Suggestion>

/** A wish of the viewer's own: how many it keeps away by itself, and how many more there would be without it. */
export const Relaxation = z.object({
  filter: z.enum(['age', 'country', 'faith', ...MORE_FILTERS, 'deal_breakers']),
  removes: z.int(),
  would_add: z.int(),
})
export type Relaxation = z.infer<typeof Relaxation>

/** A filter that is left out, null, empty or `all` restricts nothing. An answer that is not shown counts as none. */
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
  /** These ask for anyone who is, has or was; false restricts nothing. */
  verified: z.optional(z.nullable(z.boolean())),
  has_photo: z.optional(z.nullable(z.boolean())),
  active_this_week: z.optional(z.nullable(z.boolean())),
}
export const SearchFilters = z.strictObject(FILTERS)
export type SearchFilters = z.infer<typeof SearchFilters>

/** What Find Matches asks for. Nobody is found by an answer that they do not show. */
export const SuggestionQuery = z.strictObject({
  user_id: MemberId,
  page: z._default(z.int().check(z.gte(1), z.lte(10_000)), 1),
  /** 0 asks for the total alone. */
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
      /** On a first page, when there are few results. */
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
