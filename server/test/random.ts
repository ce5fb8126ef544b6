import { randomInt } from 'node:crypto'
import { afterEach, onTestFailed } from 'vitest'

export interface Random {
  /** At least 0, below 1. */
  next: () => number
  chance: (probability: number) => boolean
  pick: <T>(items: readonly T[]) => T
}

/** A failing test prints its seed, and `SEED` in the environment repeats it. */
export function testRandom(): Random {
  const seed = seedOf()
  onTestFailed(() => print(seed))
  return randomOf(seed)
}

/** For all tests of a file. Call while the file loads, before any test runs. */
export function fileRandom(): Random {
  const seed = seedOf()
  afterEach(({ task }) => {
    if (task.result?.state === 'fail') print(seed)
  })
  return randomOf(seed)
}

const seedOf = () => Number(process.env['SEED'] ?? randomInt(2 ** 31))
const print = (seed: number) => console.error(`SEED=${seed} repeats it`)

function randomOf(seed: number): Random {
  const next = seeded(seed)
  return {
    next,
    chance: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)]!,
  }
}

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
