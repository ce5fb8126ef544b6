import { type IndexedMember, type IndexQuery, MatchIndex, rank, type Traits } from '@ndoa/matching'
import { createRandom, type Random } from '../../dev/demo/generators.ts'
import { type PopulationKind, population } from './population.ts'
import { aSearch, type Search } from './queries.ts'

/** The reference answer: `rank` over the members visible to the viewer. */
export function rankPlainly(members: Iterable<IndexedMember>, { viewer, query }: Search) {
  return rank(viewer, visibleIn(members, query), { ...query, excluded_ids: new Set(query.excluded_ids) })
}

function* visibleIn(members: Iterable<IndexedMember>, { is_verified }: IndexQuery) {
  for (const member of members) if (member.visible_to === 'everyone' || is_verified) yield member
}

export const isDifferent = (index: MatchIndex, members: Iterable<IndexedMember>, search: Search) =>
  JSON.stringify(index.topK(search.viewer, search.query)) !== JSON.stringify(rankPlainly(members, search))

export const PAGES = 10

export function differencesDuringChanges(kind: PopulationKind, count: number, checks: number): number {
  const random = createRandom(5)
  const members = new Map([...population(kind, count)].map((member) => [member.id, member]))
  const newcomers = population(kind, checks, 2)
  const index = MatchIndex.build(members.values())
  const ids = [...members.keys()]
  const viewers: Traits[] = [...members.values()].slice(0, 500)
  let differences = 0
  for (let check = 0; check < checks; check++) {
    const newcomer = newcomers.next().value as IndexedMember
    changeIndex(random, index, members, random.pick(ids), newcomer)
    if (check % 100 === 99) index.merge()
    differences += differentPages(
      index,
      members.values(),
      withRandomLimit(random, aSearch(random, viewers, ids)),
    )
  }
  return differences
}

function differentPages(
  index: MatchIndex,
  members: Iterable<IndexedMember>,
  { viewer, query }: Search,
): number {
  const { limit } = query
  const all = rankPlainly(members, { viewer, query: { ...query, page: 1, limit: limit * PAGES } })
  let differences = 0
  for (let page = 1; page <= PAGES; page++) {
    const found = index.topK(viewer, { ...query, page })
    const expected = all.members.slice((page - 1) * limit, page * limit)
    if (found.total !== all.total || JSON.stringify(found.members) !== JSON.stringify(expected)) differences++
  }
  return differences
}

function changeIndex(
  random: Random,
  index: MatchIndex,
  members: Map<string, IndexedMember>,
  id: string,
  newcomer: IndexedMember,
) {
  const known = members.get(id)
  const older = known && { ...known, age: (known.age ?? 18) + 1 }
  const now = random.pick([newcomer, { ...newcomer, id }, older, undefined])
  if (!now) {
    index.remove(id)
    members.delete(id)
    return
  }
  index.update(now)
  members.set(now.id, now)
}

function withRandomLimit(random: Random, { viewer, query }: Search): Search {
  const sort_by = random.chance(0.2) ? 'newest' : 'compatibility'
  return { viewer, query: { ...query, sort_by, limit: random.between(1, 50) } }
}
