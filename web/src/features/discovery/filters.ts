import { EDUCATION_LEVELS, FILTER_COUNTRIES, FILTER_FAITHS, GENDERS, SORTS } from '@ndoa/contract/choices'
import type { SuggestionQuery } from '@ndoa/contract/discovery'
import { FILTER_AGE_ANY, FILTER_AGE_DEFAULT, FILTER_AGE_MIN, FILTER_AGE_TOP } from '@ndoa/contract/limits'
import { MORE_FILTERS } from '@ndoa/contract/more-filters'
import type { Gender } from '@ndoa/contract/reference'
import { aNumber, oneOf, searchOf } from '../../lib/search.ts'
import { words as ui } from '../../ui/words/index.ts'
import { words } from './words/index.ts'

/** What Find Matches looks for. Without a gender the server takes the member's own preference. */
export interface Filters extends MoreFilters {
  min_age: number
  max_age: number
  country: (typeof COUNTRIES)[number]
  faith: (typeof FILTER_FAITHS)[number]
  gender?: Gender | undefined
  sort: (typeof SORTS)[number]
}

/** Without one nothing is restricted. Slugs are those of the reference lists. */
export interface MoreFilters {
  /** Of the chosen faith. */
  denomination?: string | undefined
  tribe?: string | undefined
  language?: string | undefined
  education?: (typeof EDUCATION_LEVELS)[number] | undefined
  has_children?: YesNo | undefined
  wants_children?: YesNo | undefined
  verified?: 'yes' | undefined
  has_photo?: 'yes' | undefined
  active_this_week?: 'yes' | undefined
}

type YesNo = (typeof YES_NO)[number]

const YES_NO = ['yes', 'no'] as const
const COUNTRIES = ['all', ...FILTER_COUNTRIES] as const

/** Used when the member's own preferences cannot be loaded. */
export const FALLBACK_FILTERS: Filters = {
  min_age: FILTER_AGE_DEFAULT[0],
  max_age: FILTER_AGE_DEFAULT[1],
  country: 'all',
  faith: 'all',
  sort: 'compatibility',
}

export const countryLabel = (country: Filters['country']): string =>
  country === 'all' ? words.filters.allCountries : words.filters.countryName(country)

export const countryOptions = () => COUNTRIES.map((value) => ({ value, label: countryLabel(value) }))
export const faithOptions = () =>
  FILTER_FAITHS.map((value) => ({ value, label: words.filters.faiths[value] }))
export const sortOptions = () => SORTS.map((value) => ({ value, label: words.filters.sorts[value] }))

const anAge = (value: unknown) => {
  const age = aNumber(value)
  const isAge = Number.isInteger(age) && Number(age) >= FILTER_AGE_MIN && Number(age) <= FILTER_AGE_ANY
  return isAge ? age : undefined
}

const aSlug = (value: unknown) =>
  typeof value === 'string' && value.length <= 60 && /^[a-z\d]+(-[a-z\d]+)*$/.test(value) ? value : undefined

/** The filters in the address: only what differs from the member's own preferences. */
const readFilters = searchOf({
  min_age: anAge,
  max_age: anAge,
  country: oneOf(COUNTRIES),
  faith: oneOf(FILTER_FAITHS),
  gender: oneOf(GENDERS),
  denomination: aSlug,
  tribe: aSlug,
  language: aSlug,
  education: oneOf(EDUCATION_LEVELS),
  has_children: oneOf(YES_NO),
  wants_children: oneOf(YES_NO),
  verified: oneOf(['yes']),
  has_photo: oneOf(['yes']),
  active_this_week: oneOf(['yes']),
  sort: oneOf(SORTS),
})

/** The filters in use: those of the address override the preferred ones. */
export function filtersIn(search: Record<string, unknown>, preferred: Filters): Filters {
  const known = Object.entries(readFilters(search)).filter(([, value]) => value !== undefined)
  return consistent({ ...preferred, ...Object.fromEntries(known) })
}

/** A denomination belongs to a faith. */
const consistent = (filters: Filters): Filters =>
  filters.faith === 'all' ? { ...filters, denomination: undefined } : filters

/** The address for some filters. */
export function searchFor(filters: Filters, preferred: Filters): ReturnType<typeof readFilters> {
  const differs = (name: keyof Filters) => filters[name] !== preferred[name]
  const more = MORE_FILTERS.map((name) => [name, differs(name) ? filters[name] : undefined])
  return {
    min_age: differs('min_age') ? filters.min_age : undefined,
    max_age: differs('max_age') ? filters.max_age : undefined,
    country: differs('country') ? filters.country : undefined,
    faith: differs('faith') ? filters.faith : undefined,
    gender: differs('gender') ? filters.gender : undefined,
    ...Object.fromEntries(more),
    sort: differs('sort') ? filters.sort : undefined,
  }
}

/** The ages as the sliders show them: they end at 60, which stands for everyone older too. */
export function sliderAges({ min_age, max_age }: Filters): [number, number] {
  return [Math.min(min_age, FILTER_AGE_TOP - 1), Math.min(max_age, FILTER_AGE_TOP)]
}

/** What the sliders mean. */
export function agesFromSlider([low, high]: readonly [number, number]): Pick<Filters, 'min_age' | 'max_age'> {
  return { min_age: low, max_age: high >= FILTER_AGE_TOP ? FILTER_AGE_ANY : high }
}

export const ageText = (age: number) => (age >= FILTER_AGE_TOP ? ui.many(FILTER_AGE_TOP) : String(age))

/** The filters as the call takes them. */
export function asQuery({
  gender,
  sort,
  ...filters
}: Filters): Omit<SuggestionQuery, 'user_id' | 'page' | 'limit'> {
  const { has_children, wants_children, verified, has_photo, active_this_week } = filters
  return {
    ...filters,
    has_children: isYes(has_children),
    wants_children: isYes(wants_children),
    verified: isYes(verified),
    has_photo: isYes(has_photo),
    active_this_week: isYes(active_this_week),
    sort_by: sort,
    looking_for_gender: gender,
  }
}

const isYes = (answer: YesNo | undefined) => answer && answer === 'yes'
