import type { SuggestionQuery } from '@ndoa/contract/discovery'
import { FILTER_AGE_ANY, FILTER_AGE_MIN } from '@ndoa/contract/limits'
import type { Gender } from '@ndoa/contract/reference'

/** Null restricts nothing. */
export interface Filters {
  min_age: number
  max_age: number | null
  country: string | null
  faith: string | null
  looking_for_gender: Gender | null
}

export const NO_FILTERS: Filters = {
  min_age: FILTER_AGE_MIN,
  max_age: null,
  country: null,
  faith: null,
  looking_for_gender: null,
}

export function filtersOf(query: SuggestionQuery): Filters {
  return {
    min_age: query.min_age,
    max_age: query.max_age >= FILTER_AGE_ANY ? null : query.max_age,
    country: chosen(query.country),
    faith: chosen(query.faith)?.toLowerCase() ?? null,
    looking_for_gender: genderOf(query.looking_for_gender),
  }
}

const chosen = (value: string | null | undefined) => (!value || value === 'all' ? null : value)

function genderOf(value: SuggestionQuery['looking_for_gender']): Gender | null {
  if (!value) return null
  return value.toLowerCase() === 'male' ? 'Male' : 'Female'
}
