import type { IndexedMember, MatchIndex } from '@ndoa/matching'
import { aProduct } from '../messaging/product.ts'
import type { Ask } from './queries.ts'
import { SqlRanking } from './sql.ts'
import { fastest, type Spread, spreadOf } from './timing.ts'

export interface Comparison {
  sql: Spread
  index: Spread
  different: number
}

/** Asks the product's own PostgreSQL and the index the same, in one run on one machine. */
export async function againstSql(
  members: readonly IndexedMember[],
  index: MatchIndex,
  asks: readonly Ask[],
): Promise<Comparison> {
  const product = await aProduct()
  try {
    await product.start()
    const sql = new SqlRanking(product.databaseUrl())
    await sql.load(members)
    const comparison = await compare(sql, index, asks)
    await sql.close()
    return comparison
  } finally {
    await product.remove()
  }
}

async function compare(sql: SqlRanking, index: MatchIndex, asks: readonly Ask[]): Promise<Comparison> {
  const [sqlTimes, indexTimes]: [number[], number[]] = [[], []]
  let different = 0
  for (const ask of asks) {
    await sql.topK(ask) // read from disk, if need be
    const begun = performance.now()
    const answer = await sql.topK(ask)
    sqlTimes.push(performance.now() - begun)
    const { members, total } = index.topK(ask.viewer, ask.query)
    indexTimes.push(fastest(3, () => index.topK(ask.viewer, ask.query)))
    if (JSON.stringify(answer) !== JSON.stringify({ members, total })) different++
  }
  return { sql: spreadOf(sqlTimes), index: spreadOf(indexTimes), different }
}
