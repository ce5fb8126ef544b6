import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aMember, anyMember } from '../test/members.ts'
import { GATE_TRAITS, mayMeet } from './gates.ts'
import { DEAL_BREAKERS, type DealBreaker, type Traits } from './traits.ts'

const her = aMember({ id: 'her', gender: 'Female' })
const him = aMember({ id: 'him', gender: 'Male' })

test('without filters, eligibility is symmetric', () => {
  fc.assert(
    fc.property(anyMember, anyMember, (a, b) => {
      expect(mayMeet(a, b)).toBe(mayMeet(b, a))
    }),
    { numRuns: 1000 },
  )
})

test('eligibility depends on the listed traits, each of them, and on no other trait', () => {
  const deciding = new Set<string>()
  const decides = (trait: keyof Traits, viewer: Traits, candidate: Traits, other: Traits) =>
    mayMeet({ ...viewer, [trait]: other[trait] }, candidate) !== mayMeet(viewer, candidate)
  fc.assert(
    fc.property(anyMember, anyMember, anyMember, (viewer, candidate, other) => {
      const { id: _id, ...traits } = viewer
      for (const trait of Object.keys(traits) as (keyof Traits)[])
        if (decides(trait, viewer, candidate, other)) deciding.add(trait)
    }),
    { numRuns: 3000, seed: 1 },
  )
  expect([...deciding].sort()).toEqual([...GATE_TRAITS].sort())
})

describe('gender', () => {
  const cases: [string, boolean, Partial<Traits>, Partial<Traits>][] = [
    ['no preference means the opposite', true, {}, {}],
    ['a preference that is met', true, { preferred_gender: 'Male' }, { preferred_gender: 'Female' }],
    ['the other prefers their own', false, {}, { preferred_gender: 'Male' }],
    [
      'two women who prefer women',
      true,
      { preferred_gender: 'Female' },
      { gender: 'Female', preferred_gender: 'Female' },
    ],
    ['only one of two women does', false, { preferred_gender: 'Female' }, { gender: 'Female' }],
    [
      'a blank gender never appears',
      false,
      { preferred_gender: 'Male' },
      { gender: null, preferred_gender: 'Female' },
    ],
  ]
  test.each(cases)('%s: %s', (_, meets, mine, theirs) => {
    expect(mayMeet({ ...her, ...mine }, { ...him, ...theirs })).toBe(meets)
    expect(mayMeet({ ...him, ...theirs }, { ...her, ...mine })).toBe(meets)
  })

  test("a filter overrides the viewer's preference, never the candidate's", () => {
    const viewer = { ...her, preferred_gender: 'Male' as const }
    const filter = { looking_for_gender: 'Female' as const }
    const open = aMember({ id: 'open', gender: 'Female', preferred_gender: 'Female' })
    expect(mayMeet(viewer, open, filter)).toBe(true)
    expect(mayMeet(viewer, { ...open, preferred_gender: null }, filter)).toBe(false)
    expect(mayMeet(viewer, him, filter)).toBe(false)
  })
})

test('members under 18, members of unknown age and the viewer are never suggested', () => {
  expect(mayMeet(her, { ...him, age: 18 })).toBe(true)
  expect(mayMeet(her, { ...him, age: 17 })).toBe(false)
  expect(mayMeet(her, { ...him, age: null })).toBe(false)
  expect(mayMeet({ ...her, age: 17 }, him)).toBe(false)
  expect(mayMeet(her, { ...him, id: her.id })).toBe(false)
})

describe('deal breakers', () => {
  const cases: [DealBreaker, broken: Partial<Traits>, kept: Partial<Traits>][] = [
    ['Smoking', { smoking: 'Yes' }, { smoking: 'Occasionally' }],
    ['Drinking', { drinking: 'Yes' }, { drinking: 'Prefer not to say' }],
    ['No faith', { faith: 'agnostic' }, { faith: 'spiritual' }],
    ['No faith', { faith: 'atheist' }, { faith: 'other' }],
    ['Different faith', { faith: 'islam' }, { faith: 'christianity' }],
    ['Has children', { has_children: true }, { has_children: false }],
    ['Wants children', { wants_children: true }, { wants_children: false }],
    ['Long distance', { country: 'GH' }, { country: 'NG', city: 'kano' }],
  ]
  test.each(cases)('"%s" hides %o, not %o, both ways', (breaker, broken, kept) => {
    const viewer = { ...her, faith: 'christianity', country: 'NG', city: 'lagos', deal_breakers: [breaker] }
    expect(mayMeet(viewer, { ...him, ...broken })).toBe(false)
    expect(mayMeet({ ...him, ...broken }, viewer)).toBe(false)
    expect(mayMeet(viewer, { ...him, ...kept })).toBe(true)
  })

  test('no deal breaker refuses a member without answers', () => {
    fc.assert(
      fc.property(anyMember, fc.constantFrom(null, ''), (member, blank) => {
        const strict = { ...member, gender: 'Female' as const, preferred_gender: null, age: 30 }
        const silent = { ...him, faith: blank, country: blank }
        expect(mayMeet({ ...strict, deal_breakers: DEAL_BREAKERS }, silent)).toBe(true)
      }),
    )
  })

  test("a faith filter overrides only the viewer's own 'Different faith'", () => {
    const viewer = { ...her, faith: 'christianity', deal_breakers: ['Different faith' as const] }
    const muslim = { ...him, faith: 'islam' }
    expect(mayMeet(viewer, muslim, { faith: 'islam' })).toBe(true)
    expect(mayMeet(viewer, { ...muslim, deal_breakers: ['Different faith'] }, { faith: 'islam' })).toBe(false)
    expect(
      mayMeet({ ...viewer, deal_breakers: ['No faith'] }, { ...him, faith: 'atheist' }, { faith: 'atheist' }),
    ).toBe(false)
  })
})
