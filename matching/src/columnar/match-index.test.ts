import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aMember, anyCrowd, anyMoreFilters } from '../../test/members.ts'
import { type Cursor, rank } from '../rank.ts'
import type { Traits } from '../traits.ts'
import { type IndexQuery, MatchIndex } from './match-index.ts'
import { buffersOf } from './parts.ts'
import { checksumOf } from './store/checksum.ts'
import type { IndexedMember } from './store/encode.ts'

const TEST_TIMEOUT = 60_000

const AUDIENCES = ['everyone', 'everyone', 'verified', 'matches'] as const

const anyMembers: fc.Arbitrary<IndexedMember[]> = fc
  .tuple(anyCrowd, fc.array(fc.constantFrom(...AUDIENCES), { minLength: 60 }))
  .map(([crowd, audiences]) =>
    crowd.map((member, i) => ({ ...member, visible_to: audiences[i] ?? 'everyone' })),
  )

const anyFewFilters: fc.Arbitrary<IndexQuery> = fc.record(
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
const anyQuery = fc.tuple(anyFewFilters, anyMoreFilters).map(([few, more]) => ({ ...few, ...more }))

/** Ranks the members that are visible to the viewer with `rank`. */
function rankVisible(viewer: Traits, members: Iterable<IndexedMember>, query: IndexQuery) {
  const visibleIds = new Set(query.extra_visible_ids)
  const visible = [...members].filter(
    ({ id, visible_to }) =>
      visible_to === 'everyone' || (visible_to === 'verified' && query.is_verified) || visibleIds.has(id),
  )
  return rank(viewer, visible, { ...query, excluded_ids: new Set(query.excluded_ids) })
}

describe('gives the same results as the plain ranking', () => {
  test('for every query and page', { timeout: TEST_TIMEOUT }, () => {
    fc.assert(
      fc.property(anyMembers, anyQuery, fc.nat(6), (members, query, liked) => {
        const index = MatchIndex.build(members)
        const ids = members.map(({ id }) => id)
        const fullQuery = {
          ...query,
          excluded_ids: ids.slice(1, liked),
          extra_visible_ids: ids.slice(liked - 2, 3 * liked),
        }
        for (const viewer of members.slice(0, 5)) {
          const expected = rankVisible(viewer, members, fullQuery)
          expect(index.topK(viewer, fullQuery)).toEqual(expected)
          expect(index.total(viewer, fullQuery)).toBe(expected.total)
        }
      }),
      { numRuns: 120 },
    )
  })

  test('for members who speak more languages than one word has bits', { timeout: TEST_TIMEOUT }, () => {
    const tongues = Array.from({ length: 40 }, (_, i) => `tongue-${i}`)
    const spoken = fc.array(
      fc.subarray(['english', 'french', 'tongue-0', 'tongue-35', 'tongue-36', 'tongue-37'], { maxLength: 3 }),
      { minLength: 60, maxLength: 60 },
    )
    const language = fc.constantFrom(null, null, 'english', 'tongue-0', 'tongue-35', 'tongue-37')
    fc.assert(
      fc.property(anyMembers, spoken, anyFewFilters, language, (crowd, lists, few, wanted) => {
        const members = crowd.map((member, i) => ({
          ...member,
          spoken_languages: i === 0 ? tongues : (lists[i] ?? []),
        }))
        const index = MatchIndex.build(members)
        const query = { ...few, language: wanted }
        for (const viewer of members.slice(0, 6))
          expect(index.topK(viewer, query)).toEqual(rankVisible(viewer, members, query))
        expect(index.checksum()).toBe(checksumOf(members.toReversed()))
      }),
      { numRuns: 60 },
    )
  })

  test('for every cursor', { timeout: TEST_TIMEOUT }, () => {
    fc.assert(
      fc.property(anyMembers, anyQuery, (members, query) => {
        const index = MatchIndex.build(members)
        const viewer = members[0]!
        let cursor: Cursor | null = null
        do {
          const page = index.topK(viewer, { ...query, cursor })
          expect(page).toEqual(rankVisible(viewer, members, { ...query, cursor }))
          cursor = page.next_cursor
        } while (cursor)
      }),
      { numRuns: 30 },
    )
  })

  test('after every add, change, remove and merge', { timeout: TEST_TIMEOUT }, () => {
    const anyStep = fc.tuple(
      fc.constantFrom('take', 'take', 'age', 'remove', 'merge'),
      fc.nat(59),
      fc.nat(59),
    )
    fc.assert(
      fc.property(
        anyMembers,
        anyMembers,
        fc.array(anyStep, { maxLength: 40 }),
        anyQuery,
        (members, others, steps, query) => {
          const index = MatchIndex.build(members)
          const held = new Map(members.map((member) => [member.id, member]))
          const take = (member: IndexedMember) => {
            index.update(member)
            held.set(member.id, member)
          }
          for (const [step, i, j] of steps) {
            const member = members[i % members.length]!
            const other = others[j % others.length]!
            if (step === 'merge') index.merge()
            else if (step === 'remove') expect(index.remove(member.id)).toBe(held.delete(member.id))
            else if (step === 'age')
              take({ ...member, age: (member.age ?? 0) + (j % 3), interests: other.interests })
            else take({ ...other, id: j % 2 ? member.id : other.id })
          }
          expect(index.size).toBe(held.size)
          expect(index.checksum()).toBe(checksumOf(held.values()))
          for (const viewer of members.slice(0, 4))
            expect(index.topK(viewer, query)).toEqual(rankVisible(viewer, held.values(), query))
        },
      ),
      { numRuns: 30 },
    )
  })
})

describe('members that the index holds', () => {
  const id = '00000000-0000-4000-8000-000000000001'
  const member = (answers: Partial<IndexedMember>): IndexedMember => ({
    ...aMember({ id }),
    joined_at: 0,
    shown: 0,
    verified: false,
    has_photo: false,
    active_this_week: false,
    visible_to: 'everyone',
    ...answers,
  })

  test.each([{ gender: null }, { age: null }, { age: 17 }])('none with %o', (answers) => {
    const index = MatchIndex.build([member({})])
    expect(index.has(id)).toBe(true)
    index.update(member(answers))
    expect([index.has(id), index.size]).toEqual([false, 0])
  })

  test('only ids that sort like their bytes', () => {
    expect(() => MatchIndex.build([member({ id: 'amara' })])).toThrow(RangeError)
    expect(() => MatchIndex.build([member({ id: id.replace('8', 'A') })])).toThrow(RangeError)
  })
})

describe('snapshot and checksum', () => {
  test('a restored index gives the same results and accepts changes', { timeout: TEST_TIMEOUT }, () => {
    fc.assert(
      fc.property(anyMembers, anyMembers, anyQuery, (members, others, query) => {
        const index = MatchIndex.build(members)
        for (const member of members.slice(0, 5)) index.remove(member.id)
        const restored = MatchIndex.restore(structuredClone(index.snapshot()))
        expect(restored.checksum()).toBe(index.checksum())
        for (const other of others) for (const each of [index, restored]) each.update(other)
        expect(restored.checksum()).toBe(index.checksum())
        expect(restored.topK(members[0]!, query)).toEqual(index.topK(members[0]!, query))
      }),
      { numRuns: 20 },
    )
  })

  test('a snapshot can be transferred without copying', () => {
    const members = fc.sample(anyMembers, { numRuns: 1, seed: 3 })[0]!
    const index = MatchIndex.build(members)
    const expected = index.topK(members[0]!, { limit: 9 })
    const snapshot = index.snapshot()
    const moved = structuredClone(snapshot, { transfer: buffersOf(snapshot) })
    expect(snapshot.store.columns.ids).toHaveLength(0)
    expect(snapshot.idTable.slots).toHaveLength(0)
    expect(snapshot.counts.keys).toHaveLength(0)
    expect(MatchIndex.restore(moved).topK(members[0]!, { limit: 9 })).toEqual(expected)
  })

  test('every change changes the checksum', () => {
    fc.assert(
      fc.property(anyMembers, (members) => {
        const [first, second] = members as [IndexedMember, IndexedMember]
        const changed = { ...first, city: 'elsewhere' }
        const seen = { ...first, active_this_week: !first.active_this_week }
        const sums = [
          members,
          members.slice(1),
          [changed, ...members.slice(1)],
          [seen, ...members.slice(1)],
          [...members.slice(1), first],
        ].map(checksumOf)
        expect(new Set(sums).size).toBe(4)
        expect(sums[0]).toBe(sums[4])
        expect(checksumOf([first, second])).not.toBe(
          checksumOf([{ ...first, joined_at: first.joined_at + 2 ** 32 }, second]),
        )
      }),
      { numRuns: 30 },
    )
  })
})
