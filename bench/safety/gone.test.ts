import { expect, test } from 'vitest'
import { goneFigures, type Pair, type Way } from './gone.ts'

interface Bugs {
  /** What remains visible after a pair parts, and for how many milliseconds. */
  leaves?: (n: number, way: Way) => { trace: string; for: number } | null
  before?: string[]
}
const EVERYWHERE = ['matches', 'badges', 'photo']

/** In-memory pairs that disappear for each other 50 ms after they part. */
function pairs({ leaves = () => null, before = EVERYWHERE }: Bugs) {
  return async (n: number, way: Way): Promise<Pair> => {
    let partedAt = Number.POSITIVE_INFINITY
    return {
      surfaces: EVERYWHERE.length,
      part: async () => void (partedAt = performance.now()),
      async traces() {
        const since = performance.now() - partedAt
        if (since < 50) return before
        const left = leaves(n, way)
        return left && since < left.for ? [left.trace] : []
      },
      close() {},
    }
  }
}
const failures = async (bugs: Bugs) =>
  (await goneFigures(pairs(bugs), 40))
    .filter(({ isMet }) => !isMet)
    .map(({ name, found }) => `${name}: ${found}`)

test('pairs that disappear promptly pass', async () => {
  expect(await failures({})).toEqual([])
})

test.each<[string, Bugs, RegExp[]]>([
  [
    'one photo that can still be opened',
    { leaves: (n) => (n === 7 ? { trace: 'photo', for: Number.POSITIVE_INFINITY } : null) },
    [/39 of 40/, /left: photo/],
  ],
  [
    'a badge that counts on after each unmatch',
    { leaves: (_n, way) => (way === 'unmatch' ? { trace: 'badges', for: Number.POSITIVE_INFINITY } : null) },
    [/20 of 40/, /left: badges/],
  ],
  [
    'one list that is right after two seconds',
    { leaves: (n) => (n === 3 ? { trace: 'matches', for: 2_000 } : null) },
    [/39 of 40/, /matches/],
  ],
  ['pairs who never saw each other', { before: ['badges'] }, [/before: 0 of 40/]],
])('the judge detects a planted bug: %s', async (_what, bugs, names) => {
  expect(await failures(bugs)).toEqual(names.map((name) => expect.stringMatching(name)))
})
