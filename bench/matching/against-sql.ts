import type { IndexedMember, MatchIndex } from '@ndoa/matching'
import { startProduct } from '../messaging/product.ts'
import { PAGES } from './differences.ts'
import type { Search } from './queries.ts'
import { SqlRanking } from './sql.ts'
import { middle, type Spread, spreadOf, timed } from './timing.ts'

export interface Comparison {
  firstTime: Times
  again: Times
  different: number
  casesDifferent: number
}

export interface Times {
  sql: Spread
  index: Spread
}

export async function againstSql(
  members: readonly IndexedMember[],
  index: MatchIndex,
  searches: readonly Search[],
  cases: readonly Search[],
): Promise<Comparison> {
  const product = await startProduct()
  try {
    await product.start()
    const sql = new SqlRanking(product.databaseUrl())
    await sql.load(members)
    const comparison = {
      ...(await compare(sql, index, searches)),
      casesDifferent: await countDifferent(sql, index, cases),
    }
    await sql.close()
    return comparison
  } finally {
    await product.remove()
  }
}

async function countDifferent(sql: SqlRanking, index: MatchIndex, cases: readonly Search[]): Promise<number> {
  let different = 0
  for (const [i, { viewer, query }] of cases.entries()) {
    const search = { viewer, query: { ...query, page: 1 + (i % PAGES) } }
    if (!(await agree(sql, index, search))) different++
  }
  return different
}

async function agree(sql: SqlRanking, index: MatchIndex, search: Search): Promise<boolean> {
  const { members, total } = index.topK(search.viewer, search.query)
  return JSON.stringify(await sql.topK(search)) === JSON.stringify({ members, total })
}

/** The median of several runs, because the index is fast enough for one disturbance to dominate. */
const REPEATS = 5

async function compare(
  sql: SqlRanking,
  index: MatchIndex,
  searches: readonly Search[],
): Promise<Omit<Comparison, 'casesDifferent'>> {
  const [sqlTimes, indexTimes]: [[number[], number[]], [number[], number[]]] = [
    [[], []],
    [[], []],
  ]
  let different = 0
  for (const search of searches) {
    for (const times of sqlTimes) {
      const begun = performance.now()
      await sql.topK(search)
      times.push(performance.now() - begun)
    }
    const once = () => timed(() => index.topK(search.viewer, search.query))
    indexTimes[0].push(once())
    indexTimes[1].push(middle(Array.from({ length: REPEATS }, once)))
    if (!(await agree(sql, index, search))) different++
  }
  return {
    firstTime: { sql: spreadOf(sqlTimes[0]), index: spreadOf(indexTimes[0]) },
    again: { sql: spreadOf(sqlTimes[1]), index: spreadOf(indexTimes[1]) },
    different,
  }
}
