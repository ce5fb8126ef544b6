import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCrowd } from '../../test/members.ts'
import { rank } from '../rank.ts'
import type { Traits } from '../traits.ts'
import type { IndexedMember } from './encode.ts'
import { type IndexQuery, MatchIndex } from './match-index.ts'

const anyMembers: fc.Arbitrary<IndexedMember[]> = fc
  .tuple(anyCrowd, fc.array(fc.constantFrom('everyone' as const, 'verified' as const), { minLength: 60 }))
  .map(([crowd, audiences]) =>
    crowd.map((member, i) => ({ ...member, visible_to: audiences[i] ?? 'everyone' })),
  )

const anyQuery: fc.Arbitrary<IndexQuery> = fc.record(
  {
    min_age: fc.constantFrom(null, 18, 25),
    max_age: fc.constantFrom(null, 17, 35, 100),
    country: fc.constantFrom(null, 'NG', 'GH', 'ZZ'),
    faith: fc.constantFrom(null, 'christianity', 'islam', 'unheard-of'),
    looking_for_gender: fc.constantFrom(null, 'Male' as const, 'Female' as const),
    sort_by: fc.constantFrom('compatibility' as const, 'newest' as const),
    is_verified: fc.boolean(),
    limit: fc.integer({ min: 1, max: 9 }),
    page: fc.integer({ min: 1, max: 4 }),
  },
  { requiredKeys: ['limit'] },
)

/** What the plain ranking answers. */
function plainly(viewer: Traits, members: Iterable<IndexedMember>, query: IndexQuery) {
  const visible = [...members].filter(({ visible_to }) => visible_to === 'everyone' || query.is_verified)
  return rank(viewer, visible, { ...query, exclude: new Set(query.exclude) })
}

test('every page of every query is what the plain ranking answers', () => {
  fc.assert(
    fc.property(anyMembers, anyQuery, fc.nat(6), (members, query, liked) => {
      const index = MatchIndex.build(members)
      const exclude = members.slice(1, liked).map(({ id }) => id)
      for (const viewer of members.slice(0, 5)) {
        const asked = { ...query, exclude }
        expect(index.topK(viewer, asked)).toEqual(plainly(viewer, members, asked))
        expect(index.total(viewer, asked)).toBe(plainly(viewer, members, asked).total)
      }
    }),
    { numRuns: 100 },
  )
})
