import type { SearchFilters } from '@ndoa/contract/dating/discovery'
import type { Gender } from '@ndoa/contract/identity/reference'
import { FILTER_AGE_ANY, FILTER_AGE_MIN } from '@ndoa/contract/limits'
import type { MoreFilters } from '@ndoa/matching'

export interface Filters extends MoreFilters {
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
  denomination: null,
  tribe: null,
  language: null,
  education: null,
  has_children: null,
  wants_children: null,
  verified: null,
  has_photo: null,
  active_this_week: null,
}

export function filtersOf(query: SearchFilters): Filters {
  return {
    min_age: query.min_age,
    max_age: query.max_age >= FILTER_AGE_ANY ? null : query.max_age,
    country: chosen(query.country),
    faith: chosen(query.faith)?.toLowerCase() ?? null,
    looking_for_gender: genderOf(query.looking_for_gender),
    denomination: query.denomination || null,
    tribe: query.tribe || null,
    language: query.language || null,
    education: query.education || null,
    has_children: query.has_children ?? null,
    wants_children: query.wants_children ?? null,
    verified: query.verified || null,
    has_photo: query.has_photo || null,
    active_this_week: query.active_this_week || null,
  }
}

const chosen = (value: string | null | undefined) => (!value || value === 'all' ? null : value)

function genderOf(value: SearchFilters['looking_for_gender']): Gender | null {
  if (!value) return null
  return value.toLowerCase() === 'male' ? 'Male' : 'Female'
}
