import type { IndexedMember, MatchIndex } from '@ndoa/matching'
import { aProduct } from '../messaging/product.ts'
import { PAGES } from './differences.ts'
import type { Ask } from './queries.ts'
import { SqlRanking } from './sql.ts'
import { fastest, type Spread, spreadOf } from './timing.ts'

export interface Comparison {
  sql: Spread
  index: Spread
  different: number
  /** Of further cases, any page each, how many answers differ. */
  casesDifferent: number
}

/** Asks the product's own PostgreSQL and the index the same, in one run on one machine. */
export async function againstSql(
  members: readonly IndexedMember[],
  index: MatchIndex,
  asks: readonly Ask[],
  cases: readonly Ask[],
): Promise<Comparison> {
  const product = await aProduct()
  try {
    await product.start()
    const sql = new SqlRanking(product.databaseUrl())
    await sql.load(members)
    const comparison = {
      ...(await compare(sql, index, asks)),
      casesDifferent: await countDifferent(sql, index, cases),
    }
    await sql.close()
    return comparison
  } finally {
    await product.remove()
  }
}

/** The first ten pages take turns. */
async function countDifferent(sql: SqlRanking, index: MatchIndex, cases: readonly Ask[]): Promise<number> {
  let different = 0
  for (const [i, { viewer, query }] of cases.entries()) {
    const ask = { viewer, query: { ...query, page: 1 + (i % PAGES) } }
    if (!(await agree(sql, index, ask))) different++
  }
  return different
}

async function agree(sql: SqlRanking, index: MatchIndex, ask: Ask): Promise<boolean> {
  const { members, total } = index.topK(ask.viewer, ask.query)
  return JSON.stringify(await sql.topK(ask)) === JSON.stringify({ members, total })
}

async function compare(
  sql: SqlRanking,
  index: MatchIndex,
  asks: readonly Ask[],
): Promise<Omit<Comparison, 'casesDifferent'>> {
  const [sqlTimes, indexTimes]: [number[], number[]] = [[], []]
  let different = 0
  for (const ask of asks) {
    await sql.topK(ask) // read from disk, if need be
    const begun = performance.now()
    await sql.topK(ask)
    sqlTimes.push(performance.now() - begun)
    indexTimes.push(fastest(3, () => index.topK(ask.viewer, ask.query)))
    if (!(await agree(sql, index, ask))) different++
  }
  return { sql: spreadOf(sqlTimes), index: spreadOf(indexTimes), different }
}
