import {
  FILTER_AGE_ANY,
  FILTER_AGE_DEFAULT,
  FILTER_AGE_MIN,
  FILTER_AGE_TOP,
  FILTER_COUNTRIES,
  FILTER_FAITHS,
  SORTS,
  type SuggestionQuery,
} from '@ndoa/contract/discovery'
import { Gender } from '@ndoa/contract/reference'
import * as z from 'zod/mini'

/** What Find Matches looks for. Without a gender the server takes the member's own preference. */
export interface Filters {
  min_age: number
  max_age: number
  country: (typeof COUNTRIES)[number]
  faith: (typeof FILTER_FAITHS)[number]
  gender?: Gender | undefined
  sort: (typeof SORTS)[number]
}

const COUNTRIES = ['all', ...FILTER_COUNTRIES] as const

/** In force when the member's own preferences cannot be loaded. */
export const FALLBACK_FILTERS: Filters = {
  min_age: FILTER_AGE_DEFAULT[0],
  max_age: FILTER_AGE_DEFAULT[1],
  country: 'all',
  faith: 'all',
  sort: 'compatibility',
}

const regions = new Intl.DisplayNames('en', { type: 'region' })
const faithLabels: Partial<Record<Filters['faith'], string>> = {
  all: 'All Faiths',
  Traditional: 'Traditional African Religion',
  Spiritual: 'Spiritual but not religious',
}

export const COUNTRY_OPTIONS = COUNTRIES.map((value) => ({
  value,
  label: value === 'all' ? 'All Countries' : (regions.of(value) ?? value),
}))
export const FAITH_OPTIONS = FILTER_FAITHS.map((value) => ({ value, label: faithLabels[value] ?? value }))
export const SORT_OPTIONS = [
  { value: 'compatibility', label: 'Compatibility' },
  { value: 'newest', label: 'Newest' },
] as const

/** A value of the address that cannot be read is as if it were not there. */
const given = <T extends z.core.SomeType>(schema: T) => z.catch(z.optional(schema), undefined)
const Age = z.coerce.number().check(z.int(), z.gte(FILTER_AGE_MIN), z.lte(FILTER_AGE_ANY))

/** The filters in the address: only what differs from the member's own preferences. */
export const FilterSearch = z.object({
  min_age: given(Age),
  max_age: given(Age),
  country: given(z.enum(COUNTRIES)),
  faith: given(z.enum(FILTER_FAITHS)),
  gender: given(Gender),
  sort: given(z.enum(SORTS)),
})
export type FilterSearch = z.infer<typeof FilterSearch>

/** What is in force: what was given goes before what is preferred. */
export function filtersIn(search: Record<string, unknown>, preferred: Filters): Filters {
  const known = Object.entries(FilterSearch.parse(search)).filter(([, value]) => value !== undefined)
  return { ...preferred, ...Object.fromEntries(known) }
}

/** The address for some filters. */
export function searchFor(filters: Filters, preferred: Filters): FilterSearch {
  const differs = (name: keyof Filters) => filters[name] !== preferred[name]
  return {
    min_age: differs('min_age') ? filters.min_age : undefined,
    max_age: differs('max_age') ? filters.max_age : undefined,
    country: differs('country') ? filters.country : undefined,
    faith: differs('faith') ? filters.faith : undefined,
    gender: differs('gender') ? filters.gender : undefined,
    sort: differs('sort') ? filters.sort : undefined,
  }
}

/** The ages as the sliders show them: they end at 60, which stands for everybody older too. */
export function sliderAges({ min_age, max_age }: Filters): [number, number] {
  return [Math.min(min_age, FILTER_AGE_TOP - 1), Math.min(max_age, FILTER_AGE_TOP)]
}

/** What the sliders mean. */
export function agesFromSlider([low, high]: readonly [number, number]): Pick<Filters, 'min_age' | 'max_age'> {
  return { min_age: low, max_age: high >= FILTER_AGE_TOP ? FILTER_AGE_ANY : high }
}

export const ageText = (age: number) => (age >= FILTER_AGE_TOP ? `${FILTER_AGE_TOP}+` : String(age))

/** The filters in the words of the call. */
export function asQuery({
  gender,
  sort,
  ...filters
}: Filters): Omit<SuggestionQuery, 'user_id' | 'page' | 'limit'> {
  return { ...filters, sort_by: sort, looking_for_gender: gender }
}
