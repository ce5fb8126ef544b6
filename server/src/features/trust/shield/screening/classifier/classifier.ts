import { CONTEXT_FEATURES, FEATURES, type Features } from './features.ts'
import { WEIGHTS } from './weights.ts'

let tables: { now: Int8Array; later: Int8Array } | undefined

/** `score` is in log odds; `context` adds to the following messages' scores. */
export function weigh(features: Features): { score: number; context: number } {
  tables ??= { now: tableOf(WEIGHTS.now, FEATURES), later: tableOf(WEIGHTS.later, CONTEXT_FEATURES) }
  return {
    score: WEIGHTS.bias + WEIGHTS.nowScale * sumOf(tables.now, features.now),
    context: WEIGHTS.laterScale * sumOf(tables.later, features.later),
  }
}

function sumOf(table: Int8Array, numbers: readonly number[]): number {
  let sum = 0
  for (const number of numbers) sum += table[number] ?? 0
  return sum
}

function tableOf(base64: string, length: number): Int8Array {
  const table = new Int8Array(Buffer.from(base64, 'base64'))
  // Weights trained for other features would give random scores.
  if (table.length !== length) throw new Error('The weights do not fit the features: npm run train-shield')
  return table
}
