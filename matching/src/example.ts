import type { Traits } from './traits.ts'

const BLANK: Traits = {
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

/** The index scores members with only a few answers to fill its tables, so that it can't contradict the score. */
export function example(answers: Partial<Traits>): Traits {
  return { ...BLANK, ...answers }
}
