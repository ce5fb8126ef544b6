import * as fc from 'fast-check'
import { example } from '../src/example.ts'
import type { Filters, MoreFilters } from '../src/filters.ts'
import type { Candidate } from '../src/rank.ts'
import { DEAL_BREAKERS, EDUCATIONS, type Gender, HABITS, type Traits } from '../src/traits.ts'

const GENDERS: Gender[] = ['Male', 'Female']

/** A member with only the answers that sign-up requires. */
export function aMember(answers: Partial<Traits> = {}): Traits {
  const basics: Partial<Traits> = { gender: 'Female', age: 30, age_range_min: 18, age_range_max: 50 }
  return example({ id: 'a-member', ...basics, ...answers })
}

/** Amara in Lagos and Kofi in Accra. */
export const amara = aMember({
  id: 'amara',
  gender: 'Female',
  age: 29,
  faith: 'christianity',
  denomination: 'catholic',
  tribe: 'igbo',
  country: 'NG',
  city: 'lagos',
  smoking: 'No',
  drinking: 'Occasionally',
  spoken_languages: ['english', 'igbo'],
  interests: ['cooking', 'reading', 'music', 'travel'],
  education: "Master's Degree",
  age_range_min: 28,
  age_range_max: 38,
})
export const kofi = aMember({
  id: 'kofi',
  gender: 'Male',
  age: 34,
  faith: 'christianity',
  denomination: 'methodist',
  tribe: 'ashanti',
  country: 'GH',
  city: 'accra',
  smoking: 'No',
  drinking: 'No',
  spoken_languages: ['english', 'akan'],
  interests: ['music', 'travel', 'sports', 'business'],
  education: "Bachelor's Degree",
  age_range_min: 24,
  age_range_max: 32,
})

const orBlank = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: null, freq: 3 })
const slug = (...values: string[]) => orBlank(['', ...values])
const some = <T>(values: readonly T[], maxLength = 4) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength })
const yesNo = orBlank([true, false])

/** Generates members with small vocabularies, so that ties, shared answers and blanks are common. */
export const anyMember: fc.Arbitrary<Traits> = fc.record({
  id: fc.uuid(),
  gender: orBlank(GENDERS),
  age: fc.option(fc.integer({ min: 16, max: 70 }), { nil: null, freq: 20 }),
  faith: slug('christianity', 'islam', 'traditional', 'agnostic', 'atheist', 'other'),
  denomination: slug('catholic', 'orthodox', 'sunni', 'other'),
  tribe: slug('yoruba', 'igbo', 'other'),
  country: slug('NG', 'GH', 'KE', 'GB', 'XX'),
  city: slug('lagos', 'accra'),
  smoking: orBlank(HABITS),
  drinking: orBlank(HABITS),
  spoken_languages: some(['english', 'french', 'yoruba', 'igbo', 'swahili', 'other']),
  interests: some(['travel', 'cooking', 'reading', 'music', 'sports', 'art']),
  education: orBlank(EDUCATIONS),
  preferred_gender: orBlank(GENDERS),
  preferred_faith: slug('christianity', 'islam', 'other'),
  age_range_min: fc.option(fc.integer({ min: 18, max: 40 }), { nil: null }),
  age_range_max: fc.option(fc.integer({ min: 41, max: 100 }), { nil: null }),
  deal_breakers: some(DEAL_BREAKERS, 3),
  has_children: yesNo,
  wants_children: yesNo,
})

/** Generates adults with few deal breakers, so that pages are long, and with varied join times and exposures. */
export const anyCrowd: fc.Arbitrary<Candidate[]> = fc.uniqueArray(
  fc
    .tuple(
      anyMember,
      fc.constantFrom(...GENDERS),
      fc.integer({ min: 18, max: 45 }),
      some(DEAL_BREAKERS, 1),
      fc.nat(20),
      fc.nat(5),
      fc.record({ verified: fc.boolean(), has_photo: fc.boolean(), active_this_week: fc.boolean() }),
    )
    .map(([member, gender, age, deal_breakers, shown, joined_at, facts]) => ({
      ...member,
      gender,
      preferred_gender: null,
      age,
      deal_breakers,
      shown,
      joined_at,
      ...facts,
    })),
  { selector: ({ id }) => id, minLength: 20, maxLength: 60, size: 'max' },
)

const isOn = fc.constantFrom(true, true, false, null)
const moreFilters: { [Name in keyof MoreFilters]: fc.Arbitrary<MoreFilters[Name]> } = {
  denomination: fc.constantFrom('catholic', 'orthodox', 'other', 'unheard-of', '', null),
  tribe: fc.constantFrom('yoruba', 'igbo', 'other', 'unheard-of', '', null),
  language: fc.constantFrom('english', 'igbo', 'swahili', 'other', 'unheard-of', '', null),
  education: orBlank(EDUCATIONS),
  has_children: yesNo,
  wants_children: yesNo,
  verified: isOn,
  has_photo: isOn,
  active_this_week: isOn,
}

/** Generates no filter, one, or any combination, so that some pages are long and some empty. */
export const anyMoreFilters: fc.Arbitrary<Filters> = fc.oneof(
  fc.constant({}),
  fc
    .tuple(fc.constantFrom(...(Object.keys(moreFilters) as (keyof MoreFilters)[])), fc.record(moreFilters))
    .map(([name, all]) => ({ [name]: all[name] })),
  fc.record(moreFilters, { requiredKeys: [] }),
)
