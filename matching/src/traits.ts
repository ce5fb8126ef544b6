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

/** The order is that of bits in the index. */
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
 * What the engine needs to know of a member, spelled as in the profile. Null and '' both mean "not answered".
 * Faiths, denominations, tribes, languages and interests are slugs; lists hold each entry once.
 * Answers that do not count (see sharing.ts) are null here.
 */
export interface Traits {
  id: string
  gender: Gender | null
  /** Whole years today; the caller counts them, so that the engine needs no clock. */
  age: number | null
  faith: string | null
  denomination: string | null
  tribe: string | null
  /** ISO 3166 two letters, upper case: where the member lives. */
  country: string | null
  /** Normalised by the caller (case, accents, spaces): cities are compared letter by letter. */
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

/** The slug of "Other" in every list. Two members who both answered it do not thereby share anything. */
export const OTHER = 'other'
