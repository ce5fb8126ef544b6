import { isNamed } from './components.ts'
import type { Education, Gender, Traits } from './traits.ts'

export interface KnownFacts {
  verified: boolean
  has_photo: boolean
  active_this_week: boolean
}

/** Null, missing filters and false facts restrict nothing. A blank answer fails every filter on it. */
export interface Filters extends Partial<MoreFilters> {
  min_age?: number | null
  max_age?: number | null
  country?: string | null
  faith?: string | null
  looking_for_gender?: Gender | null
}

/** Filters without precomputed counts, whose totals need a scan of members. */
export interface MoreFilters extends Record<keyof KnownFacts, boolean | null> {
  denomination: string | null
  tribe: string | null
  language: string | null
  education: Education | null
  has_children: boolean | null
  wants_children: boolean | null
}

export function passesFilters(candidate: Traits & KnownFacts, filters: Filters): boolean {
  const { age, country, faith } = candidate
  return (
    age !== null &&
    age >= (filters.min_age ?? 0) &&
    age <= (filters.max_age ?? Infinity) &&
    (!filters.country || country === filters.country) &&
    (!filters.faith || faith === filters.faith) &&
    passesMore(candidate, filters)
  )
}

function passesMore(candidate: Traits & KnownFacts, filters: Filters): boolean {
  const { denomination, tribe, language, education } = filters
  return (
    (!denomination || candidate.denomination === denomination) &&
    (!tribe || candidate.tribe === tribe) &&
    (!language || (isNamed(language) && candidate.spoken_languages.includes(language))) &&
    (!education || candidate.education === education) &&
    (!filters.verified || candidate.verified) &&
    (!filters.has_photo || candidate.has_photo) &&
    (!filters.active_this_week || candidate.active_this_week) &&
    isAnswered(candidate.has_children, filters.has_children) &&
    isAnswered(candidate.wants_children, filters.wants_children)
  )
}

const isAnswered = (answer: boolean | null, wanted: boolean | null | undefined) =>
  wanted === null || wanted === undefined || answer === wanted
