import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aMember, anyCrowd } from '../test/members.ts'
import { mayMeet } from './gates.ts'
import { type Candidate, type Cursor, EXPOSURE_STEP, type RankQuery, rank } from './rank.ts'
import { compatibility } from './score.ts'

const anyFilters: fc.Arbitrary<Partial<RankQuery>> = fc.record(
  {
    min_age: fc.constantFrom(null, 18, 25),
    max_age: fc.constantFrom(null, 35, 100),
    country: fc.constantFrom(null, 'NG', 'GH'),
    faith: fc.constantFrom(null, 'christianity', 'islam'),
    looking_for_gender: fc.constantFrom(null, 'Male' as const, 'Female' as const),
    sort_by: fc.constantFrom('compatibility' as const, 'newest' as const),
  },
  { requiredKeys: [] },
)
const anyLimit = fc.integer({ min: 1, max: 7 })
const onePage = { limit: 1000 }

const idsOf = ({ members }: { members: { id: string }[] }) => members.map(({ id }) => id)

function firstOf(crowd: Candidate[]): Candidate {
  const [viewer] = crowd
  if (!viewer) throw new Error('an empty crowd')
  return viewer
}

test('the total counts exactly the candidates who pass gates, filters and exclusions', () => {
  fc.assert(
    fc.property(anyCrowd, anyFilters, fc.nat(5), (crowd, filters, liked) => {
      const viewer = firstOf(crowd)
      const excluded_ids = new Set(crowd.slice(0, liked).map(({ id }) => id))
      const passing = crowd
        .filter((other) => mayMeet(viewer, other, filters))
        .filter((other) => !excluded_ids.has(other.id))
        .filter(({ age }) => (filters.min_age ?? 0) <= (age ?? 0) && (age ?? 0) <= (filters.max_age ?? 200))
        .filter(({ country }) => [null, undefined, country].includes(filters.country))
        .filter(({ faith }) => [null, undefined, faith].includes(filters.faith))
      const page = rank(viewer, crowd, { ...filters, excluded_ids, limit: 1000 })
      expect(page.total).toBe(passing.length)
      expect(new Set(idsOf(page))).toEqual(new Set(passing.map(({ id }) => id)))
    }),
  )
})

test('pages cover the whole list once, and cursors give the same pages', () => {
  fc.assert(
    fc.property(anyCrowd, anyFilters, anyLimit, (crowd, filters, limit) => {
      const viewer = firstOf(crowd)
      const whole = rank(viewer, crowd, { ...filters, ...onePage })
      const seen: string[] = []
      let cursor: Cursor | null = null
      for (let page = 1; page === 1 || cursor !== null; page++) {
        const byNumber = rank(viewer, crowd, { ...filters, limit, page })
        const byCursor = rank(viewer, crowd, { ...filters, limit, cursor })
        expect(byCursor).toEqual(byNumber)
        expect(byNumber.total).toBe(whole.total)
        seen.push(...idsOf(byNumber))
        cursor = byNumber.next_cursor
        expect(cursor !== null).toBe(seen.length < whole.total)
      }
      expect(seen).toEqual(idsOf(whole))
    }),
  )
})

test('likes between two pages cause neither gaps nor repeats', () => {
  fc.assert(
    fc.property(anyCrowd, anyLimit, anyFilters, (crowd, limit, filters) => {
      const viewer = firstOf(crowd)
      const whole = idsOf(rank(viewer, crowd, { ...filters, ...onePage }))
      const first = rank(viewer, crowd, { ...filters, limit })
      fc.pre(first.next_cursor !== null)
      const excluded_ids = new Set(idsOf(first))
      const second = rank(viewer, crowd, { ...filters, limit, excluded_ids, cursor: first.next_cursor })
      expect(idsOf(second)).toEqual(whole.slice(limit, 2 * limit))
      expect(second.total).toBe(whole.length - first.members.length)
    }),
  )
})

test('the candidates’ input order does not affect the result', () => {
  fc.assert(
    fc.property(anyCrowd, anyFilters, (crowd, filters) => {
      const query = { ...filters, limit: 5 }
      expect(rank(firstOf(crowd), crowd.toReversed(), query)).toEqual(rank(firstOf(crowd), crowd, query))
    }),
  )
})

describe('order', () => {
  const viewer = aMember({ id: 'viewer', gender: 'Female', country: 'NG', city: 'lagos' })
  const man = (id: string, answers: Partial<Candidate> = {}): Candidate => ({
    ...aMember({ id, gender: 'Male' }),
    joined_at: 0,
    shown: 0,
    verified: false,
    has_photo: false,
    active_this_week: false,
    ...answers,
  })

  test('by compatibility: percent, then fewer showings, then verified, then id', () => {
    const near = { country: 'NG', city: 'lagos' }
    const crowd = [
      man('far', { verified: true }),
      man('a-often-shown', { ...near, shown: EXPOSURE_STEP }),
      man('b2', near),
      man('b1', near),
      man('c-verified', { ...near, verified: true, shown: EXPOSURE_STEP - 1 }),
      man('d-verified-and-often-shown', { ...near, verified: true, shown: 2 * EXPOSURE_STEP }),
    ]
    const { members } = rank(viewer, crowd, onePage)
    expect(members.map(({ id }) => id)).toEqual([
      'c-verified',
      'b1',
      'b2',
      'a-often-shown',
      'd-verified-and-often-shown',
      'far',
    ])
    expect(members[0]?.percent).toBe(compatibility(viewer, man('b1', near)))
    expect(members[5]?.percent).toBeLessThan(members[4]?.percent ?? 0)
  })

  test('newest: join time, then id', () => {
    const crowd = [man('old', { joined_at: 1 }), man('b', { joined_at: 2 }), man('a', { joined_at: 2 })]
    expect(idsOf(rank(viewer, crowd, { ...onePage, sort_by: 'newest' }))).toEqual(['a', 'b', 'old'])
  })

  test("a faith filter shows that faith despite the viewer's 'Different faith'", () => {
    const strict = { ...viewer, faith: 'christianity', deal_breakers: ['Different faith' as const] }
    const crowd = [man('muslim', { faith: 'islam' }), man('christian', { faith: 'christianity' })]
    expect(idsOf(rank(strict, crowd, onePage))).toEqual(['christian'])
    expect(idsOf(rank(strict, crowd, { ...onePage, faith: 'islam' }))).toEqual(['muslim'])
  })

  test('a page past the end is empty with the total, and a cursor of another order is refused', () => {
    const crowd = [man('a'), man('b')]
    expect(rank(viewer, crowd, { limit: 2, page: 2 })).toEqual({ members: [], total: 2, next_cursor: null })
    const { next_cursor } = rank(viewer, crowd, { limit: 1 })
    expect(() => rank(viewer, crowd, { limit: 1, sort_by: 'newest', cursor: next_cursor })).toThrow(
      RangeError,
    )
  })
})
