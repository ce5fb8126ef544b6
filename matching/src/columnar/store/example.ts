import type { Traits } from '../../traits.ts'

const NOBODY: Traits = {
  id: '',
  gender: null,
  age: null,
  faith: null,
  denomination: null,
  tribe: null,
  country: null,
  city: null,
  smoking: null,
  drinking: null,
  spoken_languages: [],
  interests: [],
  education: null,
  preferred_gender: null,
  preferred_faith: null,
  age_range_min: null,
  age_range_max: null,
  deal_breakers: [],
  has_children: null,
  wants_children: null,
}

/**
 * Somebody of whom only these answers are known. The index asks the plain score about such examples, once per answer
 * instead of once per member, so that its tables can never say anything else than the score.
 */
export function example(answers: Partial<Traits>): Traits {
  return { ...NOBODY, ...answers }
}
