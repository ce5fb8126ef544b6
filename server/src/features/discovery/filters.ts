import type { SuggestionQuery } from '@ndoa/contract/discovery'
import { FILTER_AGE_ANY, FILTER_AGE_MIN } from '@ndoa/contract/limits'
import type { Gender } from '@ndoa/contract/reference'

/** What a viewer asks for, as the engine reads it: null restricts nothing. */
export interface Filters {
  min_age: number
  max_age: number | null
  country: string | null
  faith: string | null
  looking_for_gender: Gender | null
}

/** Nothing is asked for. */
export const OPEN: Filters = {
  min_age: FILTER_AGE_MIN,
  max_age: null,
  country: null,
  faith: null,
  looking_for_gender: null,
}

/** The specification's spellings, in the product's own words. */
export function filtersOf({
  min_age,
  max_age,
  country,
  faith,
  looking_for_gender,
}: SuggestionQuery): Filters {
  return {
    min_age,
    max_age: max_age >= FILTER_AGE_ANY ? null : max_age,
    country: chosen(country),
    faith: chosen(faith)?.toLowerCase() ?? null,
    looking_for_gender: genderOf(looking_for_gender),
  }
}

const chosen = (value: string | null | undefined) => (!value || value === 'all' ? null : value)

function genderOf(value: SuggestionQuery['looking_for_gender']): Gender | null {
  if (!value) return null
  return value.toLowerCase() === 'male' ? 'Male' : 'Female'
}
