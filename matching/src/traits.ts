export type Gender = 'Male' | 'Female'

export const HABITS = ['No', 'Occasionally', 'Yes', 'Prefer not to say'] as const
export type Habit = (typeof HABITS)[number]

export const EDUCATIONS = [
  'High School',
  'Some College',
  "Bachelor's Degree",
  "Master's Degree",
  'Doctorate',
  'Professional Degree',
  'Trade School',
  'Other',
] as const
export type Education = (typeof EDUCATIONS)[number]

/** The order determines the bits in the index. */
export const DEAL_BREAKERS = [
  'Smoking',
  'Drinking',
  'Has children',
  'Wants children',
  'No faith',
  'Different faith',
  'Long distance',
] as const
export type DealBreaker = (typeof DEAL_BREAKERS)[number]

/**
 * The traits that the engine reads, spelled as in the profile. Null and '' both mean "not answered". Faiths,
 * denominations, tribes, languages and interests are slugs; lists hold no duplicates. Answers that don't count (see
 * sharing.ts) are null.
 */
export interface Traits {
  id: string
  gender: Gender | null
  /** Whole years today, computed by the caller, so that the engine needs no clock. */
  age: number | null
  faith: string | null
  denomination: string | null
  tribe: string | null
  /** Country of residence: ISO 3166, two upper-case letters. */
  country: string | null
  /** Normalised by the caller (case, accents, spaces), because cities are compared exactly. */
  city: string | null
  smoking: Habit | null
  drinking: Habit | null
  spoken_languages: readonly string[]
  interests: readonly string[]
  education: Education | null
  preferred_gender: Gender | null
  preferred_faith: string | null
  age_range_min: number | null
  age_range_max: number | null
  deal_breakers: readonly DealBreaker[]
  has_children: boolean | null
  wants_children: boolean | null
}

/** The slug for "Other" in every list. Two members who both chose it have nothing in common. */
export const OTHER = 'other'
