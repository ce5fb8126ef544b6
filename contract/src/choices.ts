// Plain values, without the schema library, for screens that only show them.

export const GENDERS = ['Male', 'Female'] as const
export const HABIT_ANSWERS = ['Yes', 'No', 'Occasionally', 'Prefer not to say'] as const
export const EDUCATION_LEVELS = [
  'High School',
  'Some College',
  "Bachelor's Degree",
  "Master's Degree",
  'Doctorate',
  'Professional Degree',
  'Trade School',
  'Other',
] as const
export const DEAL_BREAKERS = [
  'Smoking',
  'Drinking',
  'No faith',
  'Different faith',
  'Has children',
  'Wants children',
  'Long distance',
] as const

/** How long the web app may keep the reference data, in milliseconds (section 9: 24 h). */
export const REFERENCE_CACHE = 24 * 60 * 60 * 1000
export const DEFAULT_DIAL_CODE = '+1'
