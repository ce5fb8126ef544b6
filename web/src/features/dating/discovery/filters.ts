import {
  EDUCATION_LEVELS,
  FILTER_COUNTRIES,
  FILTER_FAITHS,
  GENDERS,
  SORTS,
} from '@ndoa/contract/dating/choices'
import type { SuggestionQuery } from '@ndoa/contract/dating/discovery'
import { MORE_FILTERS } from '@ndoa/contract/dating/more-filters'
import type { Gender } from '@ndoa/contract/identity/reference'
import { FILTER_AGE_ANY, FILTER_AGE_DEFAULT, FILTER_AGE_MIN, FILTER_AGE_TOP } from '@ndoa/contract/limits'
import { oneOf, readNumber, searchOf } from '../../../lib/search.ts'
import { words as ui } from '../../../ui/words.ts'
import { words } from './words.ts'

/** Without `gender`, the server uses the member's own preference. */
export interface Filters extends MoreFilters {
  min_age: number
  max_age: number
  country: (typeof COUNTRIES)[number]
  faith: (typeof FILTER_FAITHS)[number]
  gender?: Gender | undefined
  sort: (typeof SORTS)[number]
}

/** An undefined filter excludes no one. Slugs come from the reference lists. */
export interface MoreFilters {
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

const readAge = (value: unknown) => {
  const age = readNumber(value)
  const isAge = Number.isInteger(age) && Number(age) >= FILTER_AGE_MIN && Number(age) <= FILTER_AGE_ANY
  return isAge ? age : undefined
}

const readSlug = (value: unknown) =>
  typeof value === 'string' && value.length <= 60 && /^[a-z\d]+(-[a-z\d]+)*$/.test(value) ? value : undefined

const readFilters = searchOf({
  min_age: readAge,
  max_age: readAge,
  country: oneOf(COUNTRIES),
  faith: oneOf(FILTER_FAITHS),
  gender: oneOf(GENDERS),
  denomination: readSlug,
  tribe: readSlug,
  language: readSlug,
  education: oneOf(EDUCATION_LEVELS),
  has_children: oneOf(YES_NO),
  wants_children: oneOf(YES_NO),
  verified: oneOf(['yes']),
  has_photo: oneOf(['yes']),
  active_this_week: oneOf(['yes']),
  sort: oneOf(SORTS),
})

export function filtersFrom(search: Record<string, unknown>, preferred: Filters): Filters {
  const known = Object.entries(readFilters(search)).filter(([, value]) => value !== undefined)
  return withoutStrayDenomination({ ...preferred, ...Object.fromEntries(known) })
}

const withoutStrayDenomination = (filters: Filters): Filters =>
  filters.faith === 'all' ? { ...filters, denomination: undefined } : filters

export function toSearch(filters: Filters, preferred: Filters): ReturnType<typeof readFilters> {
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

/** The sliders end at 60, which includes everyone older. */
export function sliderAges({ min_age, max_age }: Filters): [number, number] {
  return [Math.min(min_age, FILTER_AGE_TOP - 1), Math.min(max_age, FILTER_AGE_TOP)]
}

export function agesFromSlider([low, high]: readonly [number, number]): Pick<Filters, 'min_age' | 'max_age'> {
  return { min_age: low, max_age: high >= FILTER_AGE_TOP ? FILTER_AGE_ANY : high }
}

export const ageText = (age: number) => (age >= FILTER_AGE_TOP ? ui.many(FILTER_AGE_TOP) : String(age))

export function toQuery({
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
