import { randomInt } from 'node:crypto'
import { onTestFailed } from 'vitest'
import { createRandom, type Random } from '../../dev/demo/random.ts'

export type { Random }

/** Random numbers for a test. When it fails it prints their seed, and `SEED` in the environment repeats them. */
export function testRandom(): Random {
  const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31))
  onTestFailed(() => console.error(`SEED=${seed} repeats it`))
  return createRandom(seed)
}
