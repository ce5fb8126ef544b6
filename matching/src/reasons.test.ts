import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { aMember, amara, anyMember, kofi } from '../test/members.ts'
import { explain, type Reason } from './reasons.ts'
import { compatibility } from './score.ts'

const pointsIn = (reasons: Reason[]) => reasons.reduce((sum, { points }) => sum + points, 0)

test('the reasons’ points add up to the displayed percentage', () => {
  fc.assert(
    fc.property(anyMember, anyMember, (a, b) => {
      const { percent, reasons } = explain(a, b)
      expect(percent).toBe(compatibility(a, b))
      expect(pointsIn(reasons)).toBe(percent)
      expect(reasons.every(({ points }) => points >= 0)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('rounding gives the remaining points to the largest remainders', () => {
  const { percent, reasons } = explain(amara, kofi)
  expect(percent).toBe(72)
  // The points before rounding are 18.62, 8.07, 14.94, 7.47, 8.96, 7.72 and 6.22.
  expect(reasons.map(({ points }) => points)).toEqual([19, 8, 15, 7, 9, 8, 6])
})

test('both sides get the same points and strengths', () => {
  fc.assert(
    fc.property(anyMember, anyMember, (a, b) => {
      const outline = (reasons: Reason[]) => reasons.map(({ points, strength }) => ({ points, strength }))
      expect(outline(explain(a, b).reasons)).toEqual(outline(explain(b, a).reasons))
    }),
  )
})

test('Amara reads why Kofi fits', () => {
  const facts = Object.fromEntries(
    explain(amara, kofi).reasons.map((reason) => [reason.component, reason.facts]),
  )
  expect(facts).toEqual({
    faith: [{ kind: 'same_faith', value: 'christianity' }],
    culture: [{ kind: 'shared_languages', values: ['english'] }],
    age: [{ kind: 'in_your_age_range' }],
    location: [{ kind: 'same_region', value: 'west-africa' }],
    lifestyle: [{ kind: 'same_habits', values: ['smoking'] }],
    interests: [{ kind: 'shared_interests', values: ['music', 'travel'] }],
    education: [{ kind: 'close_education' }],
  })
})

test('shared heritage languages come before lingua francas, with tribe and denomination', () => {
  const { reasons } = explain(amara, {
    ...kofi,
    tribe: 'igbo',
    spoken_languages: ['english', 'igbo'],
    denomination: 'catholic',
  })
  expect(reasons[0]?.facts.map(({ kind }) => kind)).toEqual(['same_faith', 'same_denomination'])
  expect(reasons[1]?.facts).toEqual([
    { kind: 'shared_languages', values: ['igbo', 'english'] },
    { kind: 'same_tribe', value: 'igbo' },
  ])
})

test('reasons against a pair are included', () => {
  const far = {
    ...kofi,
    age: 45,
    country: 'JP',
    faith: 'islam',
    interests: ['gaming'],
    spoken_languages: ['zulu'],
  }
  const { reasons } = explain(amara, { ...far, smoking: 'Yes', education: 'High School' })
  expect(reasons.map(({ facts }) => facts)).toEqual([
    [{ kind: 'different_faith' }],
    [{ kind: 'no_shared_language' }],
    [{ kind: 'outside_your_age_range', years: 7 }],
    [{ kind: 'far_apart' }],
    [{ kind: 'different_habits', values: ['smoking'] }],
    [{ kind: 'no_shared_interest' }],
    [{ kind: 'education_apart' }],
  ])
  expect(reasons.map(({ strength }) => strength)).toEqual([
    'weak',
    'weak',
    'neutral',
    'weak',
    'weak',
    'weak',
    'weak',
  ])
})

test('each reason has a strength and the sides without an answer', () => {
  const { reasons } = explain(amara, aMember({ id: 'silent', gender: 'Male' }))
  for (const { component, strength, unknown, facts } of reasons) {
    if (component === 'age') expect({ strength, unknown }).toEqual({ strength: 'strong', unknown: [] })
    else
      expect({ strength, unknown, facts }).toEqual({ strength: 'neutral', unknown: ['candidate'], facts: [] })
  }
})

test('facts and unanswered sides do not reveal the other member’s wishes', () => {
  fc.assert(
    fc.property(anyMember, anyMember, anyMember, (viewer, candidate, wishes) => {
      const { preferred_gender, preferred_faith, age_range_min, age_range_max, deal_breakers } = wishes
      const wishing = { preferred_gender, preferred_faith, age_range_min, age_range_max, deal_breakers }
      const visibleParts = (other: typeof candidate) =>
        explain(viewer, other).reasons.map(({ facts, unknown }) => ({ facts, unknown }))
      expect(visibleParts({ ...candidate, ...wishing })).toEqual(visibleParts(candidate))
    }),
  )
})
