import { randomInt } from 'node:crypto'
import { onTestFailed } from 'vitest'

export interface Random {
  /** At least 0, below 1. */
  next(): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
}

/** Random numbers for a test. When it fails it prints their seed, and `SEED` in the environment repeats them. */
export function testRandom(): Random {
  const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31))
  onTestFailed(() => console.error(`SEED=${seed} repeats it`))
  const next = seeded(seed)
  return {
    next,
    chance: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)]!,
  }
}

/** The same numbers at each run: mulberry32. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
