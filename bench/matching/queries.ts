import type { IndexQuery, Traits } from '@ndoa/matching'
import type { Random } from '../../dev/demo/generators.ts'

export interface Search {
  viewer: Traits
  query: IndexQuery
}

export function aSearch(random: Random, viewers: readonly Traits[], ids: readonly string[]): Search {
  const viewer = random.pick(viewers)
  const kind = random.weighted<Kind>([
    ['open', 20],
    ['age', 20],
    ['age, country', 30],
    ['age, faith', 20],
    ['all', 10],
  ])
  return {
    viewer,
    query: {
      ...filtersOf(random, kind, viewer),
      is_verified: random.chance(0.22),
      excluded_ids: excludedIds(random, ids),
      page: 1,
      limit: 20,
    },
  }
}

type Kind = 'open' | 'age' | 'age, country' | 'age, faith' | 'all'

function filtersOf(random: Random, kind: Kind, viewer: Traits): Partial<IndexQuery> {
  if (kind === 'open') return {}
  const age = viewer.age ?? 30
  const ages = { min_age: Math.max(18, age - random.between(2, 10)), max_age: age + random.between(1, 10) }
  const country = random.chance(0.7) ? viewer.country : random.pick(['NG', 'KE', 'GB', 'US'])
  const faith = random.chance(0.8) ? viewer.faith : 'christianity'
  return {
    ...ages,
    ...(kind === 'age, country' || kind === 'all' ? { country } : {}),
    ...(kind === 'age, faith' || kind === 'all' ? { faith } : {}),
  }
}

/** Draws a log-normal number of ids: about fifty, at most three thousand. */
function excludedIds(random: Random, ids: readonly string[]): Set<string> {
  const count = Math.min(3000, ids.length / 10, Math.floor(random.logNormal(Math.log(50), 1.2)))
  return new Set(Array.from({ length: count }, () => random.pick(ids)))
}
