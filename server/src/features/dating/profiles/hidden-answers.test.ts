import { checksumOf, compatibility, rank, type Traits } from '@ndoa/matching'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Labels } from '../../identity/reference/index.ts'
import { reasonsInWords } from './reasons.ts'
import type { TraitRow } from './traits.queries.ts'
import { traitsFrom } from './traits.ts'

// A hidden answer must not affect a number, a reason, an order or a total; otherwise viewers who change their own
// answers could infer it from the percentage.

const TODAY = '2026-11-22'

type Profile = TraitRow & { celibacy: string | null }

const orBlank = (...values: string[]) => fc.constantFrom(null, ...values)
const some = (...values: string[]) => fc.subarray(values)
const habit = orBlank('Yes', 'No', 'Occasionally', 'Prefer not to say')
const yesNo = fc.constantFrom(null, true, false)

const answers = {
  faith: orBlank('christianity', 'islam', 'atheist', 'other'),
  denomination: orBlank('catholic', 'sunni', 'other'),
  tribe: orBlank('igbo', 'akan', 'other'),
  smoking: habit,
  drinking: habit,
  celibacy: habit,
  has_children: yesNo,
  wants_children: yesNo,
}
const anyAnswers = fc.record(answers)
type Answers = typeof anyAnswers extends fc.Arbitrary<infer A> ? A : never

const anyProfile: fc.Arbitrary<Profile> = fc.record({
  ...answers,
  user_id: fc.uuid(),
  gender: fc.constantFrom('Male', 'Female'),
  date_of_birth: fc.constantFrom('1990-01-31', '1996-07-01', '2001-12-24'),
  country_of_residence: orBlank('NG', 'GH', 'GB'),
  location: orBlank('Lagos', 'Accra'),
  spoken_languages: some('english', 'igbo', 'akan'),
  interests: some('music', 'travel', 'art'),
  education: orBlank('High School', 'Doctorate'),
  preferred_gender: fc.constant(null),
  preferred_faith: orBlank('christianity', 'islam'),
  age_range_min: fc.integer({ min: 18, max: 30 }),
  age_range_max: fc.integer({ min: 31, max: 60 }),
  deal_breakers: some('Smoking', 'No faith', 'Different faith', 'Has children', 'Wants children'),
  matching: fc.boolean(),
  show_faith: fc.boolean(),
  show_tribe: fc.boolean(),
  show_lifestyle: fc.boolean(),
  has_children_private: fc.boolean(),
  wants_children_private: fc.boolean(),
})
const aCrowd = fc.uniqueArray(anyProfile, { minLength: 4, maxLength: 7, selector: ({ user_id }) => user_id })

/** Replaces the answers that don't count. The rule is restated here, independently of the code under test. */
function withOtherHiddenAnswers(profile: Profile, other: Answers): Profile {
  const { matching, show_faith, show_tribe, show_lifestyle } = profile
  const changed: Profile = { ...profile, celibacy: other.celibacy }
  if (!matching || !show_faith)
    Object.assign(changed, { faith: other.faith, denomination: other.denomination })
  if (!matching || !show_tribe) changed.tribe = other.tribe
  if (!matching || !show_lifestyle)
    Object.assign(changed, { smoking: other.smoking, drinking: other.drinking })
  if (!matching || profile.has_children_private) changed.has_children = other.has_children
  if (!matching || profile.wants_children_private) changed.wants_children = other.wants_children
  return changed
}

interface Product {
  read: (profile: Profile) => Traits
  percent: (one: Profile, other: Profile) => number
}
const read = (profile: Profile) => traitsFrom(profile, TODAY)
const PRODUCT: Product = { read, percent: (one, other) => compatibility(read(one), read(other)) }

/** Covers every answer of every filter, because filtering could narrow down a hidden answer. */
const FILTERS = [
  {},
  ...['christianity', 'islam', 'atheist', 'other'].map((faith) => ({ faith })),
  ...['catholic', 'sunni', 'other'].map((denomination) => ({ denomination })),
  ...['igbo', 'akan', 'other'].map((tribe) => ({ tribe })),
  ...[true, false].flatMap((is) => [{ has_children: is }, { wants_children: is }]),
  { language: 'igbo' },
  { education: 'Doctorate' as const },
  { verified: true },
  { has_photo: true },
  { active_this_week: true },
  { faith: 'christianity', denomination: 'catholic', tribe: 'igbo', has_children: false },
]
const QUERIES = [
  { limit: 5, sort_by: 'newest' as const },
  ...FILTERS.map((filters) => ({ limit: 20, ...filters })),
]
const same = (id: string) => id
const LABELS = {
  spoken: 'en',
  faith: same,
  denomination: (_faith: string, id: string) => id,
  language: same,
  interest: same,
  tribe: same,
  country: same,
} as unknown as Labels

const FACTS = { joined_at: 0, shown: 0, verified: false, has_photo: true, active_this_week: true }

/** Everything that members learn about each other: pages with order and totals, percentages, reasons. */
function visibleResults(crowd: readonly Profile[], product: Product): unknown {
  const members = crowd.map((profile) => product.read(profile))
  const listed = members.map((member) => ({ ...member, ...FACTS }))
  return {
    pages: members.map((viewer) => QUERIES.map((query) => rank(viewer, listed, query))),
    index: checksumOf(listed.map((member) => ({ ...member, visible_to: 'everyone' }))),
    percents: crowd.map((one) => crowd.map((other) => product.percent(one, other))),
    reasons: members.map((one) => members.map((other) => reasonsInWords(one, other, LABELS))),
  }
}

const RUNS = 400

/** Searches for a hidden answer whose change alters what others receive. */
const findLeak = (product: Product) =>
  fc.check(
    fc.property(aCrowd, fc.nat(), anyAnswers, (crowd, nth, other) => {
      const at = nth % crowd.length
      const after = crowd.map((profile, i) => (i === at ? withOtherHiddenAnswers(profile, other) : profile))
      return JSON.stringify(visibleResults(after, product)) === JSON.stringify(visibleResults(crowd, product))
    }),
    { numRuns: RUNS, endOnFailure: true },
  )

test('no hidden answer changes a page, a total, a percentage or a reason', () => {
  expect(findLeak(PRODUCT)).toMatchObject({ failed: false, numRuns: RUNS })
})

const withMatchingConsent = (profile: Profile) => ({ ...profile, matching: true })
const withCelibacy: Product['percent'] = (one, other) =>
  PRODUCT.percent(one, other) + (one.celibacy === other.celibacy ? 1 : 0)
const BUGS: [string, Product][] = [
  ['celibacy counts', { ...PRODUCT, percent: withCelibacy }],
  ['faith counts without consent', { ...PRODUCT, read: (p) => read({ ...p, show_faith: true }) }],
  ['tribe counts without consent', { ...PRODUCT, read: (p) => read({ ...p, show_tribe: true }) }],
  ['lifestyle counts without consent', { ...PRODUCT, read: (p) => read({ ...p, show_lifestyle: true }) }],
  ['private children count', { ...PRODUCT, read: (p) => read({ ...p, has_children_private: false }) }],
  ['a withdrawn consent to matching is ignored', { ...PRODUCT, read: (p) => read(withMatchingConsent(p)) }],
]

test.each(BUGS)('the leak search detects it when %s', (_, product) => {
  expect(findLeak(product).failed).toBe(true)
})

test('visible answers count', () => {
  const [one, other] = fc.sample(anyProfile, { numRuns: 2, seed: 1 }) as [Profile, Profile]
  const shown = { matching: true, show_faith: true, show_tribe: true, show_lifestyle: true }
  const [viewer, same] = [
    { ...one, ...shown, faith: 'islam', tribe: 'akan', smoking: 'No', preferred_faith: null },
    { ...other, ...shown, faith: 'islam', tribe: 'akan', smoking: 'No', preferred_faith: null },
  ]
  for (const different of [{ faith: 'christianity' }, { tribe: 'igbo' }, { smoking: 'Yes' }])
    expect(PRODUCT.percent(viewer, { ...same, ...different })).toBeLessThan(PRODUCT.percent(viewer, same))
})
