import type { Education, Habit } from './traits.ts'

export const COMPONENTS = [
  'faith',
  'culture',
  'age',
  'location',
  'lifestyle',
  'interests',
  'education',
] as const
export type Component = (typeof COMPONENTS)[number]

/**
 * One side's maximum points per component, 4,000 in total, so one percent is 40 points. Rounding a component to a whole
 * point changes a percentage by one at most, and two sums fit into one 32-bit integer.
 */
export const WEIGHTS: Readonly<Record<Component, number>> = {
  faith: 880, // 22 %, because members filter by it first
  culture: 720, // 18 %
  age: 600, // 15 %
  location: 600, // 15 %
  lifestyle: 480, // 12 %
  interests: 400, // 10 %
  education: 320, // 8 %
}

/** How the candidate's faith fits the viewer's stated preference, or else the viewer's own faith. */
export const FAITH = {
  same_denomination: 1,
  denomination_unknown: 0.9,
  other_denomination: 0.85,
  unknown: 0.5,
  different: 0.3,
  against_preference: 0.1,
} as const

/**
 * A shared heritage language suggests shared roots; a lingua franca shows only that the two can talk. A shared tribe
 * counts like one more heritage language, and a different or unknown tribe changes nothing.
 */
export const CULTURE = {
  two_heritages: 1,
  heritage_and_lingua_franca: 0.9,
  one_heritage: 0.75,
  two_lingua_francas: 0.55,
  one_lingua_franca: 0.45,
  unknown: 0.5,
  nothing_shared: 0,
} as const

/**
 * Languages learnt at school or work across many cultures. Arabic and Swahili also cross borders, but are mother
 * tongues of nations whose other languages our list omits, and those members must be able to reach 1.
 */
export const LINGUA_FRANCAS: ReadonlySet<string> = new Set(['english', 'french', 'portuguese', 'spanish'])

export const AGE = { inside: 1, one_year_out: 0.75, each_further_year: 0.15, unknown: 0.5 } as const

/** A profile's initial range, which also replaces a missing one. */
export const DEFAULT_AGE_RANGE = { min: 18, max: 50 } as const

export const LOCATION = {
  same_city: 1,
  same_country: 0.85,
  same_region: 0.5,
  elsewhere: 0.2,
  unknown: 0.5,
} as const

export const LIFESTYLE_QUESTIONS = ['smoking', 'drinking'] as const
export type LifestyleQuestion = (typeof LIFESTYLE_QUESTIONS)[number]

/** Values by the distance between two answers. Blank is slightly above the middle, because most answers agree. */
export const LIFESTYLE = { equal: 1, next: 0.5, opposite: 0, unknown: 0.55 } as const

/** 'Prefer not to say' must look and score like no answer. */
export const HABIT_STEPS: Readonly<Record<Habit, number | null>> = {
  No: 0,
  Occasionally: 1,
  Yes: 2,
  'Prefer not to say': null,
}

/** Applied to the cosine of both lists. Two thirds in common already count as 1, because few members share more. */
export const INTERESTS = { floor: 0.15, slope: 1.25, unknown: 0.4 } as const

export const EDUCATION = { equal: 1, each_step: 0.22, unknown: 0.6 } as const

/** Steps by years of study. A professional degree equals a master's, and trade school equals some college. */
export const EDUCATION_STEPS: Readonly<Record<Education, number | null>> = {
  'High School': 0,
  'Trade School': 1,
  'Some College': 1,
  "Bachelor's Degree": 2,
  "Master's Degree": 3,
  'Professional Degree': 3,
  Doctorate: 4,
  Other: null,
}

export const STRENGTH = { strong_from: 0.75, weak_below: 0.4 } as const
