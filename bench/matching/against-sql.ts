import type { IndexedMember, MatchIndex } from '@ndoa/matching'
import { aProduct } from '../messaging/product.ts'
import { PAGES } from './differences.ts'
import type { Ask } from './queries.ts'
import { SqlRanking } from './sql.ts'
import { middle, type Spread, spreadOf, timed } from './timing.ts'

export interface Comparison {
  /** The first time that each asks a question: what it reads has to come from wherever it lies. */
  firstTime: Times
  /** The same question again. */
  again: Times
  different: number
  /** Of further cases, any page each, how many answers differ. */
  casesDifferent: number
}

export interface Times {
  sql: Spread
  index: Spread
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

/** The middle of so many: the index answers so quickly that any other work of the machine would decide. */
const REPEATS = 5

async function compare(
  sql: SqlRanking,
  index: MatchIndex,
  asks: readonly Ask[],
): Promise<Omit<Comparison, 'casesDifferent'>> {
  const [sqlTimes, indexTimes]: [[number[], number[]], [number[], number[]]] = [
    [[], []],
    [[], []],
  ]
  let different = 0
  for (const ask of asks) {
    for (const times of sqlTimes) {
      const begun = performance.now()
      await sql.topK(ask)
      times.push(performance.now() - begun)
    }
    const once = () => timed(() => index.topK(ask.viewer, ask.query))
    indexTimes[0].push(once())
    indexTimes[1].push(middle(Array.from({ length: REPEATS }, once)))
    if (!(await agree(sql, index, ask))) different++
  }
  return {
    firstTime: { sql: spreadOf(sqlTimes[0]), index: spreadOf(indexTimes[0]) },
    again: { sql: spreadOf(sqlTimes[1]), index: spreadOf(indexTimes[1]) },
    different,
  }
}
